/** Which sheet is open on a phone. It makes room for what is being done. Made while a page is set up. */

import { untrack } from 'svelte';
import { openThings } from '../common/open-things';
import { phone } from '../common/screen.svelte';
import type { Area, Role } from '../line/protocol';
import type { Table } from './table.svelte';

export type SheetName = 'offer' | 'players' | 'log' | 'over';

export class Sheets {
  open = $state<SheetName | null>(null);
  /** It was opened because something had to be chosen there. */
  private forced = false;

  constructor(
    private readonly table: () => Table,
    over: () => boolean,
  ) {
    $effect(() => {
      if (this.aiming) this.open = null;
    });
    // On a desk everything is in sight.
    $effect(() =>
      phone.current && this.open ? openThings.open(() => (this.open = null)) : undefined,
    );
    $effect(() => {
      if (over()) this.open = 'over';
    });
    $effect(() => {
      const { theirs } = this;
      if (theirs && !untrack(() => this.table().choosing.begun)) {
        this.open = 'players';
        this.forced = true;
      } else if (!theirs && this.forced) {
        this.forced = false;
        untrack(() => this.open === 'players' && (this.open = null));
      }
    });
    $effect(() => {
      const { enlarged, scoring } = this.table();
      if (enlarged || scoring?.asked) this.open = null;
    });
  }

  of(...roles: Role[]): Area[] {
    return this.table().areas.filter(({ role }) => roles.includes(role));
  }

  readonly offers = $derived.by(() => this.of('offer', 'score'));
  readonly seats = $derived.by(() => this.of('players'));

  /** Something can be chosen from an offer. */
  readonly offered = $derived.by(() => this.offers.some(this.choosable));
  /** Something among the players has to be chosen: it has to be in sight. */
  private readonly theirs = $derived.by(() => this.seats.some(this.choosable));
  /** Something that is not on a sheet is being chosen. Beginning to choose brings the board back; what
   *  others do meanwhile closes no sheet. */
  private readonly aiming = $derived.by(() => {
    const { begun, inHand } = this.table().choosing;
    const here = ({ sprites = [] }: Area): boolean => sprites.some(({ key }) => key === inHand);
    return begun && !this.offers.some(here);
  });

  private choosable = ({ sprites = [] }: Area): boolean =>
    sprites.some(({ key }) => this.table().choosing.spriteValues.has(key));
}
