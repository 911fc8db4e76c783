/** Measures a page: for scenes (`look.ts`), and for the journeys, which send this very text to their
 *  browser (`tests/page/scripts.py`). So it is plain JavaScript, and needs nothing else. */

/** Nothing is wider than the window, no text leaves its box or is too small, nor is a button.
 *  ``scrolls``: the page may be higher than the window.
 *  @type {(scrolls?: boolean) => string[]} */
export function layout(scrolls = false) {
  /** @type {string[]} */
  const wrong = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} wide`);
  if (!scrolls && root.scrollHeight > innerHeight + 1) wrong.push(`${root.scrollHeight} high`);
  /** @type {(node: Element) => boolean} */
  const visible = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const said = node.textContent?.trim();
    const holder = node.parentElement;
    if (!said || !holder || !visible(holder) || holder.closest('.unseen, title')) continue;
    if (getComputedStyle(holder).clipPath !== 'none') continue; // for screen readers only
    if (holder.closest('[aria-hidden=true]') && !holder.closest('.area')) continue;
    if (holder.closest('.told > :not(.open)')) continue; // it can be unfolded
    if (holder.closest('.area.part')) continue; // only a part of the board is in view
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const sheet = holder.closest('svg');
    const limit = sheet ? sheet.getBoundingClientRect() : { left: 0, right: innerWidth };
    const rolled = holder.closest('[data-part=actions] .others'); // scrolled to where it is
    if (!rolled && (box.left < limit.left - 2 || box.right > limit.right + 2)) wrong.push(`out: ${said}`);
    const block = holder.closest('button, p, li, h1, h2, h3, label, span, a');
    const blocky = !sheet && block && getComputedStyle(block).display !== 'inline';
    if (blocky && block.scrollWidth > block.clientWidth + 1) wrong.push(`too long: ${said}`);
    const onCell = sheet || holder.closest('[data-tag]'); // as small as its cell
    const least = holder.closest('[data-tool]') ? 12 : 14; // the word under an icon
    if (parseFloat(getComputedStyle(holder).fontSize) < least && !onCell) wrong.push(`small: ${said}`);
  }
  for (const button of document.querySelectorAll('button, a.button, label')) {
    if (!visible(button)) continue;
    const box = button.getBoundingClientRect();
    const least = button.matches('[data-tag]') ? 24 : 43; // points make room
    if (box.width < least || (box.height < least && !button.matches('.named, :has(.field)')))
      wrong.push(`small button: ${button.textContent.trim()} ${box.width}×${box.height}`);
  }
  return wrong;
}
