/** Pages fetched ahead for each page that is read, of some 5 KB each, and what scripts they have beyond those here. */
const MOST = 4;
/** Milliseconds that a link stays in view before it is more than passed by. */
const PASSING = 200;
/** What only people do: strips and carousels scroll by themselves. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;
/** Ways on: header, footer and the way back up are the same on many pages. */
const WAYS_ON = 'main a:not(nav a), dialog a';

type Connected = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

/** Whether the visitor asks for as little data as possible. */
export const savesData = (): boolean => (navigator as Connected).connection?.saveData === true;

const isNarrow = () => /2g/.test((navigator as Connected).connection?.effectiveType ?? '');

const waiting = new Map<Element, () => void>();
const timers = new WeakMap<Element, number>();
let allowed: string[] | undefined;
let eye: IntersectionObserver | undefined;
let [page, left] = ['', MOST];

const hrefOf = (link: Element) => link.getAttribute('href')!;

function leave(link: Element): void {
  waiting.delete(link);
  eye?.unobserve(link);
  clearTimeout(timers.get(link));
}

function fetchFor(link: Element): void {
  const { pathname } = window.location;
  if (page !== pathname) [page, left] = [pathname, MOST];
  const [fetch, href] = [waiting.get(link), hrefOf(link)];
  if (!fetch || href === pathname || !link.checkVisibility?.({ visibilityProperty: true })) return;
  leave(link);
  if (left === 0 || !allowed?.includes(href) || !link.matches(WAYS_ON)) return;
  left -= 1;
  allowed = allowed.filter((other) => other !== href);
  fetch();
}

function look(): void {
  if (eye || savesData() || isNarrow()) return;
  eye = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting) timers.set(target, window.setTimeout(fetchFor, PASSING, target));
    }
  });
  for (const link of waiting.keys()) eye.observe(link);
}

/**
 * Begins to fetch the pages of links that stay in view, once somebody does anything on the page: who only glances
 * at it is sent nothing more. Which pages may be fetched stands in the document: scripts/speculation.ts.
 */
export function fetchAhead(): void {
  allowed = document.querySelector<HTMLElement>('[data-ahead]')?.dataset.ahead?.split(' ');
  if (!allowed) return;
  for (const sign of SIGNS) window.addEventListener(sign, look, { once: true, passive: true, capture: true });
}

/** Has `fetch` called once, when this link stays in view and its page may be fetched. Returns how to end that. */
export function whenInView(link: Element, fetch: () => void): () => void {
  waiting.set(link, fetch);
  eye?.observe(link);
  return () => leave(link);
}
