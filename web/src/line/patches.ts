/** Applies changes to the picture. Pure: areas are never changed in place, and what did not change
 *  stays the very same object. */

import type { Area, Patch } from './protocol';

export function apply(areas: readonly Area[], patches: readonly Patch[]): Area[] {
  let result = [...areas];
  for (const patch of patches) {
    if (patch.closed) {
      result = result.filter((area) => area.key !== patch.area);
    } else if (patch.whole) {
      const whole = patch.whole;
      const known = result.some((area) => area.key === patch.area);
      result = known
        ? result.map((area) => (area.key === patch.area ? keepOrder(area, whole) : area))
        : [...result, whole];
    } else {
      result = result.map((area) => (area.key === patch.area ? change(area, patch) : area));
    }
  }
  return result;
}

function change(area: Area, patch: Patch): Area {
  const next: Area = { ...area };
  if (patch.put?.length || patch.gone?.length) {
    next.sprites = put(area.sprites ?? [], patch.put ?? [], patch.gone ?? []);
  }
  if (area.lattice && (patch.cells?.length || patch.cells_gone?.length)) {
    const cells = put(area.lattice.cells, patch.cells ?? [], patch.cells_gone ?? []);
    next.lattice = { ...area.lattice, cells };
  }
  if (patch.box) next.box = patch.box;
  if (patch.mosaics?.length || patch.mosaics_gone?.length) {
    next.mosaics = put(area.mosaics ?? [], patch.mosaics ?? [], patch.mosaics_gone ?? []);
  }
  if (patch.groups?.length || patch.groups_gone?.length) {
    next.groups = put(area.groups ?? [], patch.groups ?? [], patch.groups_gone ?? []);
  }
  if (patch.strokes) next.strokes = patch.strokes;
  if (patch.lines) {
    const { at, gone = 0, put = [] } = patch.lines;
    next.lines = (area.lines ?? []).toSpliced(at, gone, ...put);
  }
  if (patch.labels?.length || patch.labels_gone?.length) {
    next.labels = put(area.labels ?? [], patch.labels ?? [], patch.labels_gone ?? []);
  }
  return next;
}

/** A changed thing keeps its place in the list, a new one comes last: nothing is moved about in the
 *  document, which would break anything that is gliding. */
function put<Thing extends { key: string }>(
  old: readonly Thing[],
  changed: readonly Thing[],
  gone: readonly string[],
): Thing[] {
  const away = new Set(gone);
  const fresh = new Map(changed.map((thing) => [thing.key, thing]));
  const kept: Thing[] = [];
  for (const thing of old) {
    const next = fresh.get(thing.key);
    if (next) {
      kept.push(next);
      fresh.delete(thing.key);
    } else if (!away.has(thing.key)) {
      kept.push(thing);
    }
  }
  return [...kept, ...fresh.values()];
}

/** A whole new version of an area that already exists. */
function keepOrder(old: Area, whole: Area): Area {
  const keys = new Set((whole.sprites ?? []).map((sprite) => sprite.key));
  const gone = (old.sprites ?? []).filter((sprite) => !keys.has(sprite.key));
  return {
    ...whole,
    sprites: put(
      old.sprites ?? [],
      whole.sprites ?? [],
      gone.map((sprite) => sprite.key),
    ),
  };
}
