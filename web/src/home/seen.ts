/** What a table looked like when it was last seen in this browser. It is shown at once, to be looked at and no
 *  more, until Python answers; then the table itself takes its place where it stands.
 *
 *  What is kept is what was on the screen. Where several play at one screen nothing is kept: whoever comes to it
 *  next may be somebody else. (Who sits where is settled before there is anything to see.) */

import { settings } from '../common/settings.svelte';
import type * as Way from '../line/way';
import { loadSymbols } from '../looking/symbols';
import { Chest, SEEN } from './chest';
import './seen.css';

/** Milliseconds in which nothing has changed: while something moves there is no picture of it. */
const STILL = 1500;
/** As many parts are looked at in one go. */
const SOME = 400;
/** What a picture needs of its data: whatever else asks the page finds it in the table itself. */
const LOOKS = new Set(['data-game', 'data-carries', 'data-drag']);
/** What is open over a table, or has just been said, is not part of it. */
const PASSING = 'dialog, script, [role=alert], [role=status], [popover]';

interface Picture {
  game: string;
  /** How it was looked at: another page, language or size would not fit. */
  by: string;
  html: string;
}

const by = (): string => {
  const script = document.querySelector<HTMLScriptElement>('script[type=module]')?.src;
  return [script, settings.language, innerWidth, innerHeight].join(' ');
};

const idle = (): Promise<unknown> => new Promise((done) => (globalThis.requestIdleCallback ?? setTimeout)(done));

/** A copy that does nothing, as text; part by part, whenever nobody waits for anything. A policy allows no styles
 *  in texts: they travel as data. */
async function pictured(room: HTMLElement): Promise<string> {
  await idle();
  const copy = room.cloneNode(true) as HTMLElement;
  const [before, after] = [room, copy].map((from) => [from, ...from.querySelectorAll('*')]);
  for (const [at, part] of after!.entries()) {
    if (at % SOME === SOME - 1) await idle();
    for (const { name } of [...part.attributes])
      if (name.startsWith('data-') && !LOOKS.has(name)) part.removeAttribute(name);
    const style = part.getAttribute('style');
    if (style) part.setAttribute('data-style', style);
    part.removeAttribute('style');
    part.removeAttribute('name'); // or it would be one of the table's own
    if (!(part instanceof HTMLElement)) continue;
    const { scrollTop, scrollLeft } = before![at]!;
    if (scrollTop || scrollLeft) part.setAttribute('data-scrolled', `${scrollLeft} ${scrollTop}`);
  }
  for (const part of copy.querySelectorAll(PASSING)) part.remove();
  await idle();
  return copy.outerHTML;
}

/** The copy that such a text describes. */
function drawn(html: string): HTMLElement {
  const found = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild as HTMLElement;
  const room = document.importNode(found, true);
  for (const part of [room, ...room.querySelectorAll<HTMLElement>('[data-style]')]) {
    if (part.dataset['style']) part.style.cssText = part.dataset['style'];
    delete part.dataset['style'];
  }
  return room;
}

function scrolled(room: HTMLElement): void {
  for (const part of room.querySelectorAll<HTMLElement>('[data-scrolled]')) {
    const [left, top] = part.dataset['scrolled']!.split(' ').map(Number);
    part.scrollTo({ left: left!, top: top!, behavior: 'instant' });
  }
}

class Seen implements Way.Seen {
  private readonly chest = new Chest(SEEN);
  private keeping: ReturnType<typeof setTimeout> | undefined;
  /** The table whose picture is shown, or is being looked for. */
  private table = '';
  private picture: HTMLElement | null = null;

  /** A table has changed: it is kept as it looks once it stands still. */
  keep = (table: string, game: string, room: HTMLElement): void => {
    clearTimeout(this.keeping);
    const ours = (this.keeping = setTimeout(() => {
      if (!room.isConnected) return;
      void pictured(room).then((html) => {
        if (this.keeping !== ours) return; // it has changed
        const picture: Picture = { game, by: by(), html };
        this.chest.save(table, JSON.stringify(picture)).catch(() => {}); // there is none, then
      });
    }, STILL));
  };

  /** Nobody shall see it, as somebody else may come to this screen; or nobody will any more. */
  forget = (table: string): void => {
    clearTimeout(this.keeping);
    this.keeping = undefined; // not even what is under way
    this.chest.delete(table).catch(() => {});
  };

  /** The table as it was, if it is known and fits. */
  show = async (table: string): Promise<void> => {
    if (this.table === table) return;
    this.done();
    this.table = table;
    const text = await this.chest.load(table).catch(() => undefined);
    if (!text || this.table !== table) return;
    const { game, by: whose, html } = JSON.parse(text) as Picture;
    if (whose !== by()) return;
    await loadSymbols(game).catch(() => {});
    if (this.table !== table) return;
    this.picture = document.createElement('div');
    this.picture.className = 'seen';
    this.picture.inert = true;
    this.picture.ariaHidden = 'true';
    this.picture.append(drawn(html));
    document.body.append(this.picture);
    scrolled(this.picture);
  };

  /** The table is there, or why it is not: what is shown of it has to go once that has been drawn. */
  done = (): void => {
    const { picture } = this;
    this.table = '';
    this.picture = null;
    if (picture) requestAnimationFrame(() => requestAnimationFrame(() => picture.remove()));
  };
}

export const seen = new Seen();
