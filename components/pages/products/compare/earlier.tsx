'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { usePageLang } from '@/components/links/page-lang';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { lookOf } from '@/components/ui/control/button-look';
import { compareAddress } from '@/content/products/compare-address';
import type { Plural } from '@/content/words';
import { earlierCompared, followCompared, keepCompared } from '@/lib/products/kept-comparison';
import { plural } from '@/lib/site/fill';

interface Props {
  ids: readonly string[];
  /** How many more there is room for. */
  room: number;
  words: Plural;
}

/** What this tab compared before, as one press: who comes from the page of another product goes on with it. */
export function Earlier({ ids, room, words }: Props) {
  const lang = usePageLang();
  const kept = useSyncExternalStore(
    followCompared,
    () => earlierCompared(ids).slice(-room).join(' '),
    () => '',
  );
  useEffect(() => keepCompared(ids), [ids]);
  if (!kept || room === 0) return null;
  const earlier = kept.split(' ');
  return (
    <PrefetchLink href={compareAddress([...earlier, ...ids], lang)} className={lookOf('outline')}>
      {plural(lang, earlier.length, words)}
    </PrefetchLink>
  );
}
