import type { PageHref } from '@/content/routes';
import { AddToEnquiry } from '@/components/enquiry-list/add-to-enquiry';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import { searchWords } from '@/content/search/words';
import { fill } from '@/lib/site/fill';
import type { FoundPiece } from '@/lib/search/entries/pieces-together';
import { shortNote } from '@/lib/search/entries/short-note';
import { FoundPicture } from './found-picture';

/** As many columns as there are results to fill them, three at most. */
const COLUMNS = ['', '', 'md:grid-cols-2', 'md:grid-cols-2 xl:grid-cols-3'] as const;

/** What was found, the best first: picture, name, what it is, the link to it, and the way onto the enquiry list. */
export function Results({ hits, lang }: { hits: readonly FoundPiece[]; lang: Lang }) {
  const { kinds, page } = searchWords[lang];
  return (
    <ol
      aria-label={page.results}
      className={`grid gap-x-gutter border-t border-bitumen ${COLUMNS[Math.min(hits.length, 3)]}`}
    >
      {hits.map(({ id, kind, title, note, why, url, picture, isProduct, colours }) => (
        <li
          key={id}
          className="grid grid-cols-[5.5rem_minmax(0,1fr)] max-[18em]:grid-cols-1 gap-x-4 border-b border-hairline py-4 sm:grid-cols-[7rem_minmax(0,1fr)]"
        >
          <FoundPicture address={picture} />
          <div className="flex min-w-0 flex-col items-start">
            <p className="t-note text-bitumen-soft">
              {colours ? page.piece : kinds[kind]}
              {why && (
                <>
                  {' · '}
                  <bdi>{why}</bdi>
                </>
              )}
            </p>
            <h2 className="t-label">
              <PrefetchLink
                href={url as PageHref}
                className="flex min-h-tap items-center no-underline hover:text-kiln hover:underline"
              >
                {title}
              </PrefetchLink>
            </h2>
            <p className="t-small max-w-measure text-bitumen-soft">{shortNote(note)}</p>
            {colours && (
              <p className="t-small max-w-measure text-bitumen-soft">{fill(page.colours, { colours })}</p>
            )}
            {isProduct && <AddToEnquiry id={id} name={title} words={enquiryWords[lang].add} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
