/** What went wrong: a test fails for it in the end. */
export const troubles: string[] = [];
