/** Marks the terms in the sentences of a page, whoever wrote them there.
 *
 *  A sentence is marked after it has been written: what follows its first term is split off from its
 *  text node and placed after it. When the page rewrites the sentence, or takes it away, everything
 *  that was added is taken out first, before anybody sees it, and then it is marked again. */

import type { Terms } from './terms';

export interface Marking {
  /** Each of these is marked as a unit: every term once. */
  blocks: string;
  terms: Terms;
  /** The element for a term; null leaves it plain. */
  make: (card: string, text: string, block: Element) => HTMLElement | null;
}

/** Nothing that is pressed or drawn, and no heading, has terms marked in it. */
const OTHER = 'a, abbr, button, h1, h2, h3, h4, svg, [role=button], [aria-hidden=true], .unseen';

/** A text node that lost its end, and what follows it now. */
interface Parted {
  node: Text;
  whole: string;
  added: ChildNode[];
}

/** Marks what is under a root, now and later. Returns a function that undoes it. */
export function marking(root: Element, { blocks, terms, make }: Marking): () => void {
  const done = new Map<Element, Parted[]>();

  function mark(block: Element): void {
    const found: Parted[] = [];
    const seen = new Set<string>();
    for (const node of texts(block)) {
      const parted = part(node, block, seen);
      if (parted) found.push(parted);
    }
    if (found.length > 0) done.set(block, found);
  }

  function part(node: Text, block: Element, seen: Set<string>): Parted | null {
    const whole = node.data;
    const added: ChildNode[] = [];
    let at = 0;
    let head = whole;
    for (const { card, from, to } of terms(whole)) {
      const element = seen.has(card) ? null : make(card, whole.slice(from, to), block);
      if (!element) continue;
      seen.add(card);
      if (added.length === 0) head = whole.slice(0, from);
      else added.push(new Text(whole.slice(at, from)));
      added.push(element);
      at = to;
    }
    if (added.length === 0) return null;
    added.push(new Text(whole.slice(at)));
    node.data = head;
    node.after(...added);
    return { node, whole, added };
  }

  /** Puts a block back as it was, except text nodes that have been rewritten since. */
  function clear(block: Element, written: ReadonlySet<Node>): void {
    for (const { node, whole, added } of done.get(block) ?? []) {
      for (const it of added) it.remove();
      if (!written.has(node)) node.data = whole;
    }
    done.delete(block);
  }

  const observer = new MutationObserver((records) => {
    const touched = new Set<Element>();
    const written = rewritten(records);
    for (const { target, addedNodes } of records) {
      if (target instanceof SVGElement) continue;
      const block = (target instanceof Element ? target : target.parentElement)?.closest(blocks);
      if (block) touched.add(block);
      else
        for (const it of addedNodes)
          if (it instanceof HTMLElement) for (const one of within(it, blocks)) touched.add(one);
    }
    for (const block of done.keys()) if (!block.isConnected) done.delete(block);
    for (const block of touched) {
      clear(block, written);
      if (block.isConnected) mark(block);
    }
    observer.takeRecords(); // caused by the marking itself
  });

  for (const block of within(root, blocks)) mark(block);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => {
    const written = rewritten(observer.takeRecords()); // so as not to write old words over new ones
    observer.disconnect();
    for (const block of [...done.keys()]) clear(block, written);
  };
}

/** The texts that the page has rewritten. */
const rewritten = (records: readonly MutationRecord[]): Set<Node> =>
  new Set(records.filter(({ type }) => type === 'characterData').map(({ target }) => target));

const within = (root: Element, blocks: string): Element[] => [
  ...(root.matches(blocks) ? [root] : []),
  ...root.querySelectorAll(blocks),
];

/** The text nodes of a block that people read. */
function texts(block: Element): Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest(OTHER)) found.push(node as Text);
  return found;
}
