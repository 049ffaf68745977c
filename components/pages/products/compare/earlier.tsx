'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { usePageLang } from '@/components/links/page-lang';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { lookOf } from '@/components/ui/control/button-look';
import { compareAddress } from '@/content/products/compare-address';
import type { Plural } from '@/content/words';
import { earlierCompared, followCompared, keepCompared } from '@/lib/products/kept-comparison';
import { plural } from '@/lib/site/fill';

interface Props {
  ids: readonly string[];
  onlyDifferences: boolean;
  /** How many more there is room for. */
  room: number;
  words: Plural;
  /** Id of the heading of the page. */
  heading: string;
}

/** What was pressed may go with the comparison that was shown: the focus goes on to the heading of the next one. */
function useFocusStays(shown: string, heading: string) {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement !== document.body) return;
    document.getElementById(heading)?.focus({ preventScroll: true });
  }, [shown, heading]);
}

/** What this tab compared before, as one press: who comes from the page of another product goes on with it. */
export function Earlier({ ids, onlyDifferences, room, words, heading }: Props) {
  const lang = usePageLang();
  const kept = useSyncExternalStore(
    followCompared,
    () => earlierCompared(ids).slice(-room).join(' '),
    () => '',
  );
  useEffect(() => keepCompared(ids), [ids]);
  useFocusStays(ids.join(), heading);
  if (!kept || room === 0) return null;
  const earlier = kept.split(' ');
  return (
    <PrefetchLink
      href={compareAddress([...earlier, ...ids], lang, onlyDifferences)}
      className={`${lookOf('outline')} max-sm:w-full`}
    >
      {plural(lang, earlier.length, words)}
    </PrefetchLink>
  );
}
