/** Where the focus goes when something opens over the table, and how it comes back. */

/** Returns a function that gives the focus back to what has it now. */
export function focusBack(): () => void {
  const from = document.activeElement;
  return () => {
    const here = from instanceof HTMLElement || from instanceof SVGElement;
    if (here && from.isConnected) from.focus({ preventScroll: true });
  };
}

/** The focus goes here, and then back to where it was. */
export function borrowFocus(node: HTMLElement): () => void {
  const back = focusBack();
  node.focus({ preventScroll: true });
  return back;
}
