import type { Route } from 'next';

/** Pages fetched ahead for each page that is read, of some 5 KB each, and what scripts they have beyond those here. */
const MAX_AHEAD = 4;
/** Milliseconds that a link stays in view before it is more than passed by. */
const PASSING = 200;
/** What only people do: strips and carousels scroll by themselves. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;
/** The menu of wide screens: the same few on all pages, so each comes once in a visit, beyond what a page has left. */
const MENU = 'header nav a[data-routed]';
/** Ways on; footer and the way back up are the same on many pages. */
const WAYS_ON = `main a[data-routed]:not(nav a),dialog a[data-routed],${MENU}`;

type Fetch = (href: Route) => void;
type Connected = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

/** Whether the visitor asks for as little data as possible. */
export const savesData = (): boolean => !!(navigator as Connected).connection?.saveData;

/** What was done before the scripts ran gave its sign to nobody. */
const isActive = () => window.scrollY > 0 || !!navigator.userActivation?.hasBeenActive;

const isNarrow = () => /2g/.test(`${(navigator as Connected).connection?.effectiveType}`);

type Timer = ReturnType<typeof setTimeout>;

const timers = new WeakMap<Element, Timer>();
let allowed: string[] = [];
let [page, left] = ['', MAX_AHEAD];

/** As it was written: the router resolves it. */
export const hrefOf = (link: Element) => link.getAttribute('href') as Route;

/** Whether more may be fetched for the page that is read now. */
function hasLeft(): boolean {
  const { pathname } = window.location;
  if (page !== pathname) [page, left] = [pathname, MAX_AHEAD];
  return left > 0;
}

function fetchFor(link: Element, fetch: Fetch): void {
  const href = hrefOf(link);
  const inMenu = link.matches(MENU);
  if (!(hasLeft() || inMenu) || href === page || !allowed.includes(href)) return;
  if (!link.checkVisibility?.({ visibilityProperty: true })) return;
  if (!inMenu) left -= 1;
  allowed = allowed.filter((other) => other !== href);
  fetch(href);
}

/** Looks for links whose page may be fetched, and again whenever there are others. Returns how to end that. */
function look(fetch: Fetch): () => void {
  const eye = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting) timers.set(target, setTimeout(fetchFor, PASSING, target, fetch));
    }
  });
  const scan = () => {
    if (!hasLeft()) return;
    for (const link of document.querySelectorAll(WAYS_ON))
      if (allowed.includes(hrefOf(link))) eye.observe(link);
  };
  let next: Timer | undefined;
  const changes = new MutationObserver(() => {
    next ??= setTimeout(() => {
      next = undefined;
      scan();
    });
  });
  changes.observe(document.body, { childList: true, subtree: true });
  scan();
  return () => {
    changes.disconnect();
    eye.disconnect();
    clearTimeout(next);
  };
}

/**
 * Has the pages of links that stay in view fetched, once somebody does anything on the page: who only glances at it
 * is sent nothing more. Which pages may be fetched stands in the document: scripts/page-boot/speculation.ts. Returns how to
 * end it.
 */
export function fetchAhead(fetch: Fetch): () => void {
  allowed = document.querySelector<HTMLElement>('[data-ahead]')?.dataset.ahead?.split(' ') ?? [];
  let stop: (() => void) | undefined;
  const begin = () => {
    if (!stop && !savesData() && !isNarrow()) stop = look(fetch);
  };
  const end = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, begin, true);
    stop?.();
  };
  if (allowed.length === 0) return end;
  for (const sign of SIGNS)
    window.addEventListener(sign, begin, { once: true, passive: true, capture: true });
  if (isActive()) begin();
  return end;
}
