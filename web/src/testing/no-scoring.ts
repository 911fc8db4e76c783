/** For tests, in place of telling/scoring.svelte: points are not shown. */

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
