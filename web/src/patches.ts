/** What changed in the picture, put into the picture. Pure: areas are never changed in place, and
 *  what did not change stays the very same object. */

import type { Area, Patch, Sprite } from './protocol';

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
  if (patch.strokes) next.strokes = patch.strokes;
  if (patch.labels) next.labels = patch.labels;
  return next;
}

/** A changed sprite stays where it is in the list, a new one comes last: nothing is moved about
 *  in the document, which would break what is gliding. */
function put(
  old: readonly Sprite[],
  changed: readonly Sprite[],
  gone: readonly string[],
): Sprite[] {
  const away = new Set(gone);
  const fresh = new Map(changed.map((sprite) => [sprite.key, sprite]));
  const kept: Sprite[] = [];
  for (const sprite of old) {
    const next = fresh.get(sprite.key);
    if (next) {
      kept.push(next);
      fresh.delete(sprite.key);
    } else if (!away.has(sprite.key)) {
      kept.push(sprite);
    }
  }
  return [...kept, ...fresh.values()];
}

/** A whole new version of an area that is there already. */
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
