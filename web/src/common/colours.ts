/** Where a page says which colours its seats have, for their flags. */
export const COLOURS = Symbol('colours');
