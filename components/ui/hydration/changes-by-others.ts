import { pageRecord } from './page-record';

/*
 * A password manager's icon, a translation, a comment taken out: React finds another page than it wrote, throws it
 * away and draws its own, with empty forms. So what others changed is taken back while React reads the page, and
 * made again when it has. See docs/decisions/133-changes-by-others.md.
 */

/** A change as it was taken back, with what is needed to make it again. */
interface Undone {
  record: MutationRecord;
  /** Of a text: what the other had made of it. Of nodes that went: their texts, to see whether they are the same still. */
  words: string | null;
}

/** Times a change is taken back while React reads. A program that insists is not fought for ever. */
const MAX_ROUNDS = 50;

const undone: Undone[] = [];
let rounds = 0;
let reading: MutationObserver | undefined;

const textsOf = (nodes: NodeList) => [...nodes].map(({ textContent }) => textContent).join();

/** The node before which the nodes of a change stood or stand; undefined where neither neighbour is there. */
function placeOf({ target, previousSibling, nextSibling }: MutationRecord): Node | null | undefined {
  if (nextSibling?.parentNode === target) return nextSibling;
  if (previousSibling?.parentNode === target) return previousSibling.nextSibling;
  return nextSibling || previousSibling ? undefined : null;
}

/** Runs a change of the page that may move the field with the focus, and leaves the focus where it was. */
function keepingFocus(work: () => void): void {
  const focused = document.activeElement;
  work();
  if (focused instanceof HTMLElement && focused.isConnected && focused !== document.activeElement)
    focused.focus({ preventScroll: true });
}

function undo(record: MutationRecord): Undone {
  const { target, addedNodes, removedNodes, type, oldValue } = record;
  if (type === 'characterData') {
    const words = target.nodeValue;
    target.nodeValue = oldValue;
    return { record, words };
  }
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  for (const node of removedNodes) target.insertBefore(node, placeOf(record) ?? null);
  return { record, words: textsOf(removedNodes) };
}

function takeBack(records: readonly MutationRecord[]): void {
  keepingFocus(() => undone.push(...[...records].reverse().map(undo).reverse()));
  // Our own.
  reading?.takeRecords();
}

/** Makes a change again, unless React or the page has changed the place since. */
function redo({ record, words }: Undone): void {
  const { target, addedNodes, removedNodes, type, oldValue } = record;
  if (!target.isConnected) return;
  if (type === 'characterData') {
    if (target.nodeValue === oldValue) target.nodeValue = words;
    return;
  }
  const place = placeOf(record);
  const isSame = [...removedNodes].every((node) => node.parentNode === target);
  if (place === undefined || !isSame || textsOf(removedNodes) !== words) return;
  const [first, ...others] = removedNodes;
  // In one step, as it was made: what came for a text is known by that (translated-texts.ts).
  if (first && addedNodes.length > 0) (first as ChildNode).replaceWith(...addedNodes);
  else for (const node of addedNodes) target.insertBefore(node, place);
  for (const node of addedNodes.length > 0 ? others : removedNodes) target.removeChild(node);
}

/**
 * Before React reads the page: it is again as it was sent, and stays so until `leaveChanges`. Nothing is taken back
 * where the browser itself has not read the whole page yet.
 */
export function takeBackChanges(): void {
  const record = pageRecord();
  record?.changes.push(...record.observer.takeRecords());
  record?.observer.disconnect();
  // An answer to a form that was sent without scripts is read while it comes: what changes there is the page itself.
  if (!record || document.readyState === 'loading') return;
  takeBack(record.changes);
  reading = new MutationObserver((records) => {
    if (rounds++ < MAX_ROUNDS) takeBack(records);
  });
  reading.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    characterDataOldValue: true,
  });
}

/** React has read the page: what changes from now on stays. */
export function leaveChanges(): void {
  reading?.disconnect();
}

/** Makes again what was taken back. */
export function makeChangesAgain(): void {
  keepingFocus(() => undone.splice(0).forEach(redo));
}
