/** Where a page says what colours its seats have, for their flags. */
export const COLOURS = Symbol('colours');
