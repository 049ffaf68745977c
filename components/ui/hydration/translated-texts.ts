/*
 * A browser that translates a page puts `font` elements in the place of texts. React still holds the texts: it fails
 * when it takes one away that is not where it was, and writes into one that nobody sees. Here the element is found
 * again by its text.
 */

/** What stands in the place of a text that was taken out. */
const standIns = new WeakMap<Node, ChildNode>();

const asFont = (node: Node | null | undefined) => (node?.nodeName === 'FONT' ? (node as ChildNode) : null);

/** React wrote into a text that stands in the page no longer: it comes back, for whoever translates to see. */
function bringBack({ target }: MutationRecord): void {
  const standIn = standIns.get(target);
  if (!standIn?.isConnected || target.isConnected) return;
  standIn.replaceWith(target);
  standIns.delete(target);
}

/** The texts among what was taken out whose place a `font` element took. */
const replaced = ({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord) =>
  [...removedNodes].flatMap((text) => {
    if (text.nodeType !== Node.TEXT_NODE || text.isConnected) return [];
    const standIn = asFont(addedNodes[0]) ?? asFont(previousSibling) ?? asFont(nextSibling);
    return standIn ? [[text, standIn] as const] : [];
  });

function learnStandIns(): void {
  const written = new MutationObserver((records) => records.forEach(bringBack));
  const learn = (record: MutationRecord) => {
    for (const [text, standIn] of replaced(record)) {
      standIns.set(text, standIn);
      written.observe(text, { characterData: true });
    }
  };
  new MutationObserver((records) => records.forEach(learn)).observe(document.body, {
    childList: true,
    subtree: true,
  });
}

/** Lets React work on a page that is translated while it is shown. */
export function standTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  learnStandIns();
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (!child || child.parentNode === this) return removeChild.call(this, child) as T;
    standIns.get(child)?.remove();
    child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let place = before;
    if (place && !place.isConnected) place = standIns.get(place) ?? place;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as T;
  };
}
