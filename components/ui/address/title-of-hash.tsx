'use client';

import { useLayoutEffect } from 'react';
import { useHash } from './use-hash';

interface Props {
  /** What the page is called while the address names one of its places, by what follows #. */
  titles: Readonly<Record<string, string>>;
}

/** Lets the title of the document follow what is chosen on the page; it shows nothing itself. */
export function TitleOfHash({ titles }: Props) {
  const title = titles[useHash()];
  // Not after the paint: by then the observer would have renamed the page that follows.
  useLayoutEffect(() => {
    if (!title) return;
    const page = document.title;
    const name = () => void (document.title !== title && (document.title = title));
    name();
    // The framework writes the page's own title once more when it has started.
    const watch = new MutationObserver(name);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      // Another page may have set its own by now.
      if (document.title === title) document.title = page;
    };
  }, [title]);
  return null;
}
