/** A replay: moment by moment, by slider and keys, through other eyes. */

import { expect, test } from 'vitest';
import { apply } from '../src/line/patches';
import type { Area, Replay } from '../src/line/protocol';
import { keys, press } from './hand';
import { all, count, gone, one, seen, text, texts, tidy, until } from './look';
import { film, serve } from './line';
import { PHONE, settled, visit, watch, WIDE } from './open';

const at = (): number => Number(one('[data-part=reel]').dataset['at']);
const reach = (goal: number): Promise<true> => until(() => at() === goal, `moment ${goal}`) as Promise<true>;
const asked = (): URLSearchParams => new URLSearchParams(location.search);
const lying = (): string[] => all('main [data-sprite]').map((it) => it.dataset['sprite']!).sort();

/** What lies there after this many moments, as the table says. */
function sprites({ areas, moments }: Replay, count: number): string[] {
  const frames = moments.slice(0, count).flatMap((it) => [...(it.frames ?? []), { patches: it.patches ?? [] }]);
  const now = frames.reduce((seen, { patches }) => apply(seen, patches), areas);
  return now.flatMap((area) => (area.sprites ?? []).map(({ key }) => key)).sort();
}

test('stepping by keys, by the slider, and by itself', async () => {
  const shown = await film('film-land');
  const { moments, log } = shown;
  await watch('film-land');
  expect(at()).toBe(0);
  for (const step of [1, 2, 3]) {
    await keys('ArrowRight');
    await reach(step);
    expect(lying()).toEqual(sprites(shown, step));
  }
  await until(() => count('.log li') > 0, 'the log');
  for (let folded; (folded = document.querySelector<HTMLElement>('.log [data-act=unfold-turn][aria-expanded=false]')); ) {
    folded.click();
    await settled();
  }
  const events = [...log, ...moments.slice(0, 3).flatMap(({ frames = [] }) => frames.map(({ event }) => event))];
  const told = new Set(all('.log li').map((it) => it.dataset['what']!));
  expect(told).toEqual(new Set(events.map(({ what }) => what).filter((what) => what !== 'turn_begins')));
  await keys('ArrowLeft');
  await reach(2);
  expect(lying()).toEqual(sprites(shown, 2));
  await keys('End');
  await reach(moments.length);
  await keys('Home');
  await reach(0);
  // The slider, and its own keys.
  const slider = one<HTMLInputElement>('[data-part=reel] input');
  slider.focus();
  slider.value = '6';
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  await reach(6);
  await keys('ArrowRight');
  await reach(7);
  expect(text('[data-part=moment]')).toBe(`Step ${moments[6]!.move} of ${shown.moves}`);
  // By itself, until somebody stops it.
  await keys('Home');
  await reach(0);
  await press('[data-part=moment]');
  await keys(' ');
  await until(() => at() >= 2, 'two steps by itself');
  await keys(' ');
  expect(one('[data-part=reel]').dataset['at']).toBe(String(at()));
});

test('the same moment through other eyes, and the address is that of the moment', async () => {
  const eyes = ['film-foggy-0', 'film-foggy-1', 'film-foggy-null', 'film-foggy-open'];
  const films = await Promise.all(eyes.map(film));
  for (const it of films) serve(`/api/tables/foggy/replay${it.eyes === null ? '' : `?seat=${it.eyes}`}`, it);
  await watch('film-foggy-0', 'at=70');
  const upTo = ({ moments }: Replay): number => moments.filter(({ move }) => move <= 70).length;
  const [own, other, spectator] = films as [Replay, Replay, Replay, Replay];
  expect(at()).toBe(upTo(own));
  expect(lying()).toEqual(sprites(own, upTo(own)));
  const look = async (through: string): Promise<void> => {
    const select = one<HTMLSelectElement>('[data-part=reel] select');
    select.value = through;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
  };
  await look('1');
  await until(() => asked().get('seat') === '1', "the other's eyes");
  await until(() => lying().join() === sprites(other, upTo(other)).join(), "the other's picture");
  await look('null');
  await until(() => !asked().has('seat'), "a spectator's eyes");
  await until(() => lying().join() === sprites(spectator, upTo(spectator)).join(), "a spectator's picture");
  expect(count('.hand')).toBe(0);
  await look('open');
  await until(() => count('.hand') === 2, 'both hands');
  expect(texts('.hand h2')).toEqual(['Олена: Hand', 'Jörg: Hand']);
});

test.each([
  ['film-land', 9],
  ['film-foggy-0', 70],
] as const)('a replay asks nobody to wait, and has its book: %s', async (name, move) => {
  await watch(name, `at=${move}`);
  const said = text('[data-part=turn]') + text('[data-part=prompt]');
  expect(text('[data-part=prompt]')).not.toBe('');
  for (const word of ['Waiting', 'Your turn', 'Others', 'Choose']) expect(said).not.toContain(word);
  expect(count('[data-part=turn] .dots')).toBe(0);
  await press('header [data-act=book]');
  await seen('dialog[data-part=book] .inside > *');
  await keys('Escape');
  await gone('dialog[data-part=book]');
  expect(at()).toBeGreaterThan(0);
});

test('on a phone a replay offers nothing to do', async () => {
  await watch('film-land', 'at=3', { size: PHONE, fresh: true });
  await seen('[data-part=tabs]');
  expect(count('[data-act=undo], [data-act=learn]')).toBe(0);
  const [step, eyes] = ['[data-act=on]', 'select'].map((it) => one(`[data-part=reel] ${it}`).getBoundingClientRect());
  expect(step!.right).toBeLessThanOrEqual(eyes!.left);
  await tidy('replay, phone');
});

test.each([
  ['desk', WIDE],
  ['phone', PHONE],
] as const)('a short line does not unfold: %s', async (_name, size) => {
  const { moments } = await film('film-land');
  const short = moments.filter(({ frames }) => frames?.at(-1)?.event.what === 'tile_placed').map(({ move }) => move);
  expect(short.length).toBeGreaterThan(2);
  await watch('film-land', `at=${short[0]}`, { size });
  for (let step = at(); step < moments.length; step += 1) {
    if (short.includes(moments[step - 1]!.move)) {
      expect(text('[data-part=prompt]').length).toBeLessThan(60);
      expect(count('[data-act=unfold]')).toBe(0);
    }
    await keys('ArrowRight');
    await reach(step + 1);
  }
});

test('a small board opens large, as it was then and as those eyes saw it, and goes on with the game', async () => {
  const look = async (eyes: string, move: number): Promise<string[]> => {
    const area = await film<Area>(`board-maps-${eyes}-${move}`);
    serve(`/api/tables/maps/replay/${move}/sheet-1${eyes === 'null' ? '' : `?seat=${eyes}`}`, area);
    return area.sprites!.map(({ key }) => key).sort();
  };
  const [then, later, others] = [await look('0', 9), await look('0', 12), await look('null', 12)];
  serve('/api/tables/maps/replay', await film('film-maps-null'));
  const large = (): string[] => all('[data-part=looked] [data-sprite]').map((it) => it.dataset['sprite']!).sort();
  const { moments } = await film('film-maps-0');
  await watch('film-maps-0', 'at=9');
  (await seen('[data-look=sheet-1]')).focus();
  await keys('Enter');
  await seen('[data-part=looked]');
  expect(large()).toEqual(then);
  // It stays open, and goes on with the game.
  const slider = one<HTMLInputElement>('[data-part=reel] input');
  slider.value = String(moments.filter(({ move }) => move <= 12).length);
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  await until(() => large().join() === later.join(), 'the later map');
  // Other eyes, another look: what was open is closed.
  const select = one<HTMLSelectElement>('[data-part=reel] select');
  select.value = 'null';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await gone('[data-part=looked]');
  await until(() => !asked().has('seat'), "a spectator's eyes");
  (await seen('[data-look=sheet-1]')).focus();
  await keys('Enter');
  await seen('[data-part=looked]');
  expect(large()).toEqual(others);
  await keys('Escape');
  await gone('[data-part=looked]');
});

test('before the end there is none', async () => {
  serve('/api/tables/going/replay?seat=open', { reason: { id: 'server_record_later' } }, 403);
  await visit('/t/going/replay?seat=open');
  await until(() => texts('main h2').join().includes('when the game is over'), 'a refusal');
  expect(count('[data-part=reel]')).toBe(0);
});
