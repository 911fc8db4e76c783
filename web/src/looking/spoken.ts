/** What a screen reader says of a cell: its name, what lies there, and that something can go there. */

import type { Cell } from '../line/protocol';
import type { Stage } from './stage.svelte';

export function spoken(stage: Stage, cell: Cell): string {
  const { speaker } = stage.props();
  const key = stage.refer(cell);
  const name = speaker.say(cell.name);
  const there = stage
    .on(cell)
    .map((sprite) => stage.words(sprite))
    .filter((text) => text && !name.includes(text));
  const groups = stage.groupsOf(key).flatMap(({ words }) => words ?? []);
  there.push(...groups.map((words) => speaker.say(words)));
  const known = there.length > 0 ? `${name}: ${there.join('; ')}` : name;
  if (!stage.can(cell)) return known;
  const turns = stage.counting ? stage.turnsAt.get(key) : 0;
  const legal = turns ? speaker.say('legal_turns', { n: turns }) : speaker.say('legal_place');
  return `${known}, ${legal}`;
}
