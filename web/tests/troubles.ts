/** What went wrong: a test fails for it in the end. */
export const troubles: string[] = [];

/** What the table was asked and never said: if something is waited for in vain, that may be why. */
export const unanswered: string[] = [];
