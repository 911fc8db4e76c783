/** Does something just before the page is next painted, when it has to be laid out anyway: to measure
 *  it at once would lay it out twice, and hold up whatever goes on. Returns how to leave it. */
export function beforePaint(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}
