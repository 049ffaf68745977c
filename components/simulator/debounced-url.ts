import type { Place } from '@/lib/simulator/design-store';

/** Milliseconds without a press before the address is written: writing it costs a slow telephone a whole frame. */
const REST = 150;

/** The address of the window, written when choices have rested, or before a link is followed: not while it is. */
export function debouncedUrl(): Place {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { page: string; query: string } | null = null;

  const write = () => {
    clearTimeout(timer);
    window.removeEventListener('click', beforeLink, true);
    if (waiting?.page === window.location.pathname)
      window.history.replaceState(null, '', `?${waiting.query}`);
    waiting = null;
  };
  const beforeLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) write();
  };
  return {
    read: () => window.location.search,
    write: (query) => {
      waiting = { page: window.location.pathname, query };
      clearTimeout(timer);
      timer = setTimeout(write, REST);
      window.addEventListener('click', beforeLink, true);
    },
  };
}
