/**
 * Scrolls through the page in steps of a quarter of the window, and names what something fixed or stuck lies over: a
 * line of text or a control. The head does not count: what reaches over the whole width of the words and is joined to
 * the top of the window, or to a part of the head above it, is where the window begins. Runs in the page.
 */
export async function coveredWords(): Promise<string[]> {
  const CONTROL = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
  /** How much of a window the head may take. */
  const HEAD = 0.62;
  const faults = new Set<string>();

  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const name = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} "${words.trim().slice(0, 40)}"`;
  };
  const isOnScreen = ({ box }: { box: DOMRect }) =>
    box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight;

  /** What stays, and of what is stuck within it the outermost alone. */
  const placeOf = (element: Element) => getComputedStyle(element).position;
  const staying = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
    ['fixed', 'sticky'].includes(placeOf(element)),
  );
  const outer = staying.filter(
    (one) => placeOf(one) === 'fixed' || !staying.some((other) => other !== one && other.contains(one)),
  );
  /** Sticky parts count while they are stuck: elsewhere they lie in their place. */
  const isStuck = (element: HTMLElement) => {
    if (placeOf(element) === 'fixed') return true;
    const { top } = element.getBoundingClientRect();
    element.style.setProperty('position', 'static', 'important');
    const own = element.getBoundingClientRect().top;
    element.style.removeProperty('position');
    return Math.abs(top - own) > 1;
  };

  /** Lines of text and controls, where they are now. */
  const words = () => {
    const found: { element: Element; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      if (!text.nodeValue!.trim() || element.closest('script, style, noscript')) continue;
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) found.push({ element, box });
    }
    for (const element of document.querySelectorAll(CONTROL))
      found.push({ element, box: element.getBoundingClientRect() });
    return found.filter((one) => isOnScreen(one) && isSeen(one.element));
  };

  const look = () => {
    const { paddingInlineStart } = getComputedStyle(document.querySelector('.wrap')!);
    const [start, end] = [parseFloat(paddingInlineStart) + 1, document.documentElement.clientWidth];
    let head = 0;
    const over = outer
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter((one) => isOnScreen(one) && isSeen(one.element) && isStuck(one.element))
      .sort((one, other) => one.box.top - other.box.top)
      .filter(({ box }) => {
        const isHead = box.top <= head + 1 && box.left <= start && box.right >= end - start;
        if (isHead) head = Math.max(head, box.bottom);
        return !isHead;
      });
    if (head > innerHeight * HEAD) faults.add(`the head takes ${Math.round(head)} of ${innerHeight} px`);
    if (over.length === 0) return;
    for (const word of words())
      for (const { element, box } of over) {
        if (element.contains(word.element) || word.element.contains(element)) continue;
        const [left, right] = [Math.max(box.left, word.box.left), Math.min(box.right, word.box.right)];
        const [top, bottom] = [Math.max(box.top, word.box.top, head), Math.min(box.bottom, word.box.bottom)];
        if (right - left < 2 || bottom - top < 2) continue;
        const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
        const under = stack.findIndex((one) => word.element.contains(one));
        const upper = stack.findIndex((one) => element.contains(one));
        if (upper >= 0 && under > upper) faults.add(`${name(element)} over ${name(word.element)}`);
      }
  };

  // The header takes its lower form, and what is stuck below it moves along: nothing else waits for a frame.
  window.scrollTo({ top: innerHeight, behavior: 'instant' });
  await drawn();
  await drawn();
  const moves = document.querySelector('header')?.getAnimations({ subtree: true }) ?? [];
  await Promise.allSettled(moves.map(({ finished }) => finished));
  const end = document.documentElement.scrollHeight - innerHeight;
  for (let y = 0; y < end + innerHeight / 4; y += innerHeight / 4) {
    window.scrollTo({ top: y, behavior: 'instant' });
    look();
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [...faults];
}
