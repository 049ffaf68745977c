import type { PageHref } from '@/content/routes';
import { AddToEnquiry } from '@/components/enquiry-list/add-to-enquiry';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { FoundPicture } from '@/components/search/found-picture';
import { enquiryWords } from '@/content/forms/enquiry-words';
import { usePageLang } from '@/components/links/page-lang';
import type { SearchEntry } from '@/lib/search/entry';

interface Props {
  cards: readonly SearchEntry[];
}

/** Things of the range: a small picture, what it is and the way to it, and the way onto the enquiry list. */
export function FoundCards({ cards }: Props) {
  const lang = usePageLang();
  return (
    <ul className="border-t border-hairline">
      {cards.map(({ id, title, note, url, picture, isProduct }) => (
        <li
          key={id}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)] max-[18em]:grid-cols-1 gap-x-3 border-b border-hairline py-2"
        >
          <FoundPicture address={picture} />
          <div className="min-w-0">
            <PrefetchLink
              href={url as PageHref}
              className="t-label flex min-h-tap items-center no-underline hover:text-kiln hover:underline"
            >
              {title}
            </PrefetchLink>
            <p className="t-note line-clamp-2 text-bitumen-soft">{note}</p>
            {isProduct && <AddToEnquiry id={id} name={title} words={enquiryWords[lang].add} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
