import { useId, useState, type MouseEvent } from 'react';
import { isModifiedClick } from '@/components/ui/address/is-modified-click';
import type { Lang } from '@/content/lang';
import { searchWords } from '@/content/search/words';
import { plural } from '@/lib/site/fill';
import { offersFor } from '@/lib/search/offers';
import { cleanQuery } from '@/lib/search/query';
import { forgetSearches, recentSearches, rememberSearch } from '@/lib/search/recent-searches';
import { OfferList, optionId } from './offer-list';
import { SearchStatus } from './search-status';
import { useCombobox } from './use-combobox';
import { useSiteSearch } from './use-site-search';

export interface SuggestionsProps {
  field: HTMLInputElement;
  lang: Lang;
  /** Whether the list lies over what follows. */
  over: boolean;
}

const lying = 'absolute inset-x-0 top-full z-20 max-h-[70dvh] overflow-y-auto border border-t-0 border-joint';

/** What is suggested under a field of the search: the list of a combobox. */
export function Suggestions({ field, lang, over }: SuggestionsProps) {
  const words = searchWords[lang];
  const list = useId();
  const [recent, setRecent] = useState(recentSearches);
  const { search, lost, again } = useSiteSearch(lang);
  const offers = (typed: string) => offersFor({ typed, search, recent, tries: words.suggestions });
  const { typed, open, active, close } = useCombobox({
    field,
    list,
    options: (text) => offers(text).groups.flatMap((group) => group.offers.map((one) => optionId(list, one))),
    closesFirst: (text) => over || cleanQuery(text) !== '',
    onType: () => lost && again(),
    onEnter: () => setRecent(recentSearches()),
  });
  const asked = cleanQuery(typed);
  const { groups, found, isWhole } = offers(typed);
  const count = groups.reduce((sum, group) => sum + group.offers.length, 0);

  const choose = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    if (asked && found) rememberSearch(asked);
    close();
    field.closest<HTMLElement>('[popover]')?.hidePopover();
  };
  const forget = () => {
    forgetSearches();
    setRecent([]);
    field.focus();
  };
  return (
    <div hidden={!open} className={`bg-limewash ${over ? lying : 'pt-2'}`}>
      <SearchStatus
        words={words}
        state={{ asked, lost, waiting: found === undefined, found, isWhole }}
        count={plural(lang, count, words.count)}
      />
      {count > 0 && <OfferList id={list} groups={groups} active={active} words={words} onChoose={choose} />}
      {!asked && recent.length > 0 && (
        <p className="t-note flex flex-wrap items-center gap-x-4 px-3 py-2 text-bitumen-soft">
          {words.kept}
          <button type="button" onClick={forget} className="min-h-tap underline hover:text-kiln">
            {words.forget}
          </button>
        </p>
      )}
    </div>
  );
}
