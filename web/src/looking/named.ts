/** A drawing's name, for those who cannot see it. Not as a `<title>`: the browser would show that as a
 *  tooltip beside our own card. Pure. */
export const named = (title: string): { role?: 'img'; 'aria-label'?: string } =>
  title ? { role: 'img', 'aria-label': title } : {};
