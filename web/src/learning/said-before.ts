/** In how many turns of a first game the same thing is said. */
const TWICE = 2;

/** What was said, and in which turns: nobody reads the same sentence turn after turn. */
export class SaidBefore {
  readonly #turns = new Map<string, Set<string>>();

  /** Whether a sentence is still news in this turn; from then on it counts as said in it. */
  isNews(sentence: string, turn: string): boolean {
    const turns = this.#turns.get(sentence) ?? new Set();
    this.#turns.set(sentence, turns);
    if (turns.size < TWICE) turns.add(turn);
    return turns.has(turn);
  }
}
