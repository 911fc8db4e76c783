/** For tests, in place of telling/scoring.svelte: nothing is told of points. */

export class Scoring {
  keep(): void {}
  clear(): void {}
  skip(): void {}
  note(): void {}
  explain(): void {}
  tell(): number {
    return 0;
  }
}
