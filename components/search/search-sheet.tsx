import { Search, X } from 'lucide-react';
import type { Lang } from '@/content/lang';
import { searchWords } from '@/content/search/words';
import { SearchForm } from './search-form';
import { Suggest } from './suggest';

const ID = 'site-search';

/** The search of the header: a sign, and the sheet with the field that it opens. The browser opens and closes it. */
export function SearchSheet({ lang, className }: { lang: Lang; className: string }) {
  const { open, offline } = searchWords[lang];
  return (
    <>
      <button type="button" popoverTarget={ID} aria-label={open} className={`search-opener ${className}`}>
        <Search aria-hidden className="search-open size-5" />
        <X aria-hidden className="search-close size-5 text-terracotta" />
      </button>
      <div id={ID} popover="auto" className="search-sheet">
        <div className="wrap py-4 lg:py-8">
          <div className="mx-auto max-w-[52rem]">
            <Suggest lang={lang} offline={offline}>
              <SearchForm lang={lang} id={`${ID}-field`} first />
            </Suggest>
          </div>
        </div>
      </div>
    </>
  );
}
