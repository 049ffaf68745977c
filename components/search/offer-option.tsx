import { ArrowRight, MessageCircleQuestion, Search } from 'lucide-react';
import type { MouseEvent } from 'react';
import { usePageLang } from '@/components/links/page-lang';
import { localPath } from '@/content/local-path';
import type { PageHref } from '@/content/routes';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { fill } from '@/lib/site/fill';
import type { SearchEntry, SearchKind } from '@/lib/search/entry';
import type { Offer } from '@/lib/search/offers';
import { isolated } from '@/lib/search/query';
import { FoundPicture } from './found-picture';

export interface OptionWords {
  all: string;
  kinds: Readonly<Record<SearchKind, string>>;
}

interface Props {
  id: string;
  offer: Offer;
  isActive: boolean;
  /** Whether it leads to everything that was found. */
  isAll: boolean;
  words: OptionWords;
}

const row =
  'flex min-h-tap items-center gap-3 border-b border-hairline px-3 py-1.5 no-underline last:border-0 hover:bg-sand aria-selected:bg-sand aria-selected:outline-3 aria-selected:-outline-offset-3 aria-selected:outline-terracotta';

/** What a thing is, and what was written that it is found by. */
const kindOf = ({ kind, why }: SearchEntry, { kinds }: OptionWords) =>
  [kinds[kind], ...(why ? [isolated(why)] : [])].join(' · ');

/** The focus stays in the field while something else is pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** One thing of the list, and the link to it. */
export function OfferOption({ id, offer, isActive, isAll, words }: Props) {
  const search = localPath('/search', usePageLang());
  const href =
    offer.kind === 'entry' ? offer.entry.url : `${search}?${new URLSearchParams({ q: offer.query })}`;
  return (
    <PrefetchLink
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href as PageHref}
      onMouseDown={keepFocus}
      className={row}
    >
      {offer.kind === 'entry' ? (
        <>
          <span className="w-12 flex-none">
            {offer.entry.kind === 'answer' ? (
              <MessageCircleQuestion aria-hidden className="mx-auto size-6 text-terracotta" />
            ) : (
              <FoundPicture address={offer.entry.picture} />
            )}
          </span>
          <span className="min-w-0 flex-1 leading-snug">
            <span className="t-label block">{offer.entry.title}</span>
            <span className="t-note line-clamp-1 text-bitumen-soft">
              {kindOf(offer.entry, words)}: {offer.entry.note}
            </span>
          </span>
        </>
      ) : (
        <>
          <Search aria-hidden className="size-4 text-terracotta" />
          <span className={`min-w-0 flex-1 wrap-anywhere ${isAll ? 't-label' : ''}`}>
            {isAll ? fill(words.all, { query: isolated(offer.query) }) : <bdi>{offer.query}</bdi>}
          </span>
        </>
      )}
      <ArrowRight aria-hidden className="flip size-4 text-terracotta" />
    </PrefetchLink>
  );
}
