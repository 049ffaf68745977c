import { useEffect } from 'react';

const DAY = 10;
/** Today as the visitor's calendar has it: 2026-11-22. */
export const today = (now = new Date()): string =>
  new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, DAY);

/** While the page is printed it is called as the file is to be. */
export function usePrintTitle(title: string) {
  useEffect(() => {
    let before = '';
    const begin = () => {
      before = document.title;
      document.title = title;
    };
    const end = () => {
      if (before) document.title = before;
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [title]);
}
