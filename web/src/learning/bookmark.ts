/** How far somebody has come in a lesson: kept by the tab, so that a reload goes on from there. */

const key = (game: string): string => `isolario.lesson.${game}`;

/** The beat to go on with. It is taken out: if it cannot be laid out, the next try begins afresh. */
export function takeBookmark(game: string): number {
  try {
    const kept = Number(sessionStorage.getItem(key(game)) ?? 0);
    sessionStorage.removeItem(key(game));
    return Number.isInteger(kept) && kept > 0 ? kept : 0;
  } catch {
    return 0; // storage may be forbidden
  }
}

export function putBookmark(game: string, beat: number): void {
  try {
    sessionStorage.setItem(key(game), `${beat}`);
  } catch {
    // as above
  }
}
