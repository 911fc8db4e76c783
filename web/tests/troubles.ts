/** What went wrong: at the end, a test fails for it. */
export const troubles: string[] = [];

/** What the table was asked and never answered: if a wait times out, that may be why. */
export const unanswered: string[] = [];
