import { useEffect, useState } from 'react';
import type { Lang } from '@/content/lang';
import { enquiryList } from '@/lib/enquiry-list/enquiry-list';
import type * as WithLines from './with-lines';
import { loadNames } from '@/lib/enquiry-list/load-names';
import type { EnquiryLine } from '@/lib/enquiry-list/line';
import type { Naming } from '@/lib/enquiry-list/shown-line';

/** What only a list that has or had lines needs. An empty one has nothing to show, send, print or bring back. */
type Parts = typeof WithLines;

interface Filled {
  parts: Parts | null;
  /** Null where the names did not come. */
  naming: Naming | null;
}

async function loadNaming(lang: Lang, hasRoof: boolean): Promise<Naming> {
  const [names, roofs] = await Promise.all([
    loadNames(lang),
    hasRoof ? import('@/lib/enquiry-list/roof-naming') : undefined,
  ]);
  return {
    products: names.products,
    ...roofs?.roofNaming(lang, names),
  };
}

async function load(lang: Lang, hasRoof: boolean): Promise<Filled> {
  const [parts, naming] = await Promise.all([
    import('./with-lines').catch(() => null),
    loadNaming(lang, hasRoof).catch(() => null),
  ]);
  if (parts && naming) enquiryList.revise((lines) => parts.withoutOldWords(parts.readLines(lines), naming));
  return { parts, naming };
}

/**
 * The heavy parts of the list and the names of products, fetched with its first line; null until they have come. What
 * did not come is asked for again when the device is connected.
 */
export function useFilledList(lines: readonly EnquiryLine[], lang: Lang): Filled | null {
  const [filled, setFilled] = useState<Filled | null>(null);
  const hasRoof = lines.some(({ roof }) => roof);
  const isWhole = filled?.parts && filled.naming && (filled.naming.partOf || !hasRoof);
  const isWanted = lines.length > 0 && !isWhole;
  useEffect(() => {
    if (!isWanted) return;
    const ask = () => void load(lang, hasRoof).then(setFilled);
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [isWanted, hasRoof, lang]);
  return filled;
}
