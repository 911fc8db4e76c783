/** Whose board it is, and what lies on the boards of others. */

import { expect, test } from 'vitest';
import { keys, mouse, press } from './hand';
import { all, count, gone, one, seen, texts, tidy, until } from './look';
import { answered, mine, PHONE, settled, sit, WIDE } from './open';

test.each([
  ['desk', WIDE],
  ['phone', PHONE],
] as const)("another's small sheet opens large: %s", async (_name, size) => {
  await sit('cartographers', { size });
  await mine();
  if (size === PHONE) await press('[data-tab=players]');
  await press('[data-look=sheet-1]');
  await seen('[data-part=looked][data-board=sheet-1]');
  expect(texts('[data-part=looked] h2')).toEqual(['Map: Bot (easy)']);
  await tidy("somebody's board");
  await keys('Escape');
  await gone('[data-part=looked]');
});

test('by Enter, too; it is up to date, and is put away', async () => {
  const line = await sit('ambush');
  const drawn: number[] = [];
  for (const time of [0, 1]) {
    one('[data-look=sheet-1]').focus();
    await keys('Enter');
    await seen('[data-board=sheet-1] [data-sprite]');
    drawn.push(count('[data-board=sheet-1] [data-sprite]'));
    await press('[data-act=close-look]');
    await gone('[data-part=looked]');
    if (time === 0) await line.elsewhere({ type: 'next' });
    await answered();
  }
  expect(drawn[0]).toBeGreaterThan(0);
  expect(drawn[1]).toBeGreaterThan(drawn[0]!);
});

test("what is said of another's sheet shows on that one, and never on mine", async () => {
  await sit('maps-middle');
  await seen('.log .entry');
  for (let folded; (folded = document.querySelector<HTMLElement>('.log [data-act=unfold-turn][aria-expanded=false]')); ) {
    folded.click();
    await settled();
  }
  const lines = all('.log li[data-what=drawn]');
  const whose = (name: string): HTMLElement => lines.findLast((it) => it.innerText.startsWith(name))!;
  for (const [seat, name, large] of [[0, 'Олена', 1], [1, 'Jörg', 0]] as const) {
    await mouse.move(whose(name));
    await seen(`.all [data-pointed=sheet-${seat}]`);
    expect(count('.all [data-pointed]')).toBe(1);
    expect(count('.boards [data-pointed]')).toBe(large);
  }
});

/** Several things lie on one tile: what is pointed at names the card. */
const SPOTS: [card: string, where: string, name: string][] = [
  ['waypoint', '[data-sprite=waypoint-0]', 'Маршрутна точка'],
  ['mountains', '[data-sprite^=tie-]', 'Гори'],
  ['caravan', '[data-sprite]:has(use[href$=caravan])', 'Караван'],
  ['complete', '[data-sprite^=seal-]', 'Завершена ділянка'],
  ['route', 'path.g-ink[stroke-width]', 'Торговий шлях'],
];
const CARD = '[data-part=card]';

test('on a finished board each thing has its own card, and no code stands in it', async () => {
  await sit('extras-over', { language: 'uk' });
  await seen('[data-thing]'); // the cards are there
  const middle = (it: Element): [number, number] => {
    if (it instanceof SVGPathElement) {
      const { x, y } = it.getPointAtLength(it.getTotalLength() / 4).matrixTransform(it.getScreenCTM()!);
      return [x, y];
    }
    const { x, y, width, height } = it.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  for (const [card, where, name] of SPOTS) {
    await mouse.move([5, 5]);
    await gone(CARD);
    await mouse.move(middle(one(`.boards ${where}`)));
    await until(() => document.querySelector<HTMLElement>(CARD)?.dataset['cards']?.split(' ')[0] === card, card);
    expect(texts(`${CARD} h2`)).toEqual([name]);
    expect(one(CARD).innerText).not.toMatch(/\b[LSM]\d\d?\b|\d,[−-]?\d/);
  }
});

test('where cells are small a ghost is looked at closely', async () => {
  await sit('sea-dragons', { size: [360, 640] });
  await mine();
  const cell = (): number => one('.boards [data-cell] > .hit').getBoundingClientRect().width;
  const whole = cell();
  expect(whole).toBeLessThan(24);
  await press('.hand [data-value]');
  await press('.boards [data-cell].can', 'mouse', true);
  await answered();
  await seen('[data-ghost]');
  await until(() => cell() >= 24, 'a closer look');
  await tidy('closely');
  await keys('Escape', 'Escape');
  await until(() => cell() === whole, 'all of it again');
  await press('[data-act=look]');
  await until(() => cell() > 1.5 * whole, 'closer by a button');
  await press('[data-act=look]');
  await until(() => cell() === whole, 'and back');
});
