import type { Metadata } from 'next';
import { ButtonLink } from '@/components/links/button-link';
import { PictureLink } from '@/components/links/picture-link';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { Picture } from '@/components/pictures/picture';
import { Remember } from '@/components/search/remember';
import { QuestionAnswer } from '@/components/search/question-answer';
import { Results } from '@/components/search/results';
import { SearchForm } from '@/components/search/search-form';
import { Suggest } from '@/components/search/suggest';
import { ButtonAnchor } from '@/components/ui/control/button';
import { Onward } from '@/components/ui/layout/onward';
import { company } from '@/content/company';
import { companyWords } from '@/content/company-words';
import { telLink } from '@/content/contact';
import type { Lang } from '@/content/lang';
import { meta } from '@/content/meta/meta';
import { routeName } from '@/content/route-names';
import { path, type RouteKey } from '@/content/routes';
import { searchWords } from '@/content/search/words';
import { fill, plural } from '@/lib/site/fill';
import { pageMetadata } from '@/lib/site/seo';
import { piecesTogether } from '@/lib/search/entries/pieces-together';
import { isolated } from '@/lib/search/query';
import type { Found } from '@/lib/search/search';
import { searchSite } from '@/lib/search/site-search';

/** What stands on a page of results before all of them are wanted. */
const SHOWN = 24;

/** Characters of a query that the title of the document shows. */
const IN_TITLE = 60;

/** Small, a heater is seen with its tank and its feet. */
const WHOLE_HEATER = 'solar/roof-sigma';

const SHELVES: readonly RouteKey[] = ['roofTiles', 'bricks', 'components', 'solarWater'];

/** Head of the page, with what was asked in its title: so two searches in a history can be told apart. */
export function searchMetadata(query: string, lang: Lang): Metadata {
  const metadata = pageMetadata('search', lang);
  if (!query) return metadata;
  const letters = [...query];
  const short = letters.length > IN_TITLE ? `${letters.slice(0, IN_TITLE).join('')}…` : query;
  const title = `${fill(searchWords[lang].page.document, { query: short })} | ${companyWords[lang].brand}`;
  return { ...metadata, title: { absolute: title } };
}

interface Props {
  query: string;
  /** Whether all results are wanted, not only the first. */
  all: boolean;
  lang: Lang;
}

export async function SearchPage({ query, all, lang }: Props) {
  const { offline, page } = searchWords[lang];
  const { title, lead } = page;
  const found = query ? await searchSite(query, lang) : undefined;
  return (
    <>
      <div className="wrap grid gap-x-gutter gap-y-4 pt-8 pb-8 lg:grid-cols-[7fr_5fr] lg:items-end">
        <div className="grid gap-4">
          <h1 className="t-title">{title}</h1>
          <Suggest key={query} lang={lang} offline={offline} over>
            <SearchForm lang={lang} id="search-field" asked={query} />
          </Suggest>
        </div>
        {/* What there is to be found; who has asked knows. */}
        {!found && <p className="text-balance text-bitumen-soft">{lead}</p>}
      </div>
      {found ? <Answer query={query} found={found} all={all} lang={lang} /> : <Begin lang={lang} />}
    </>
  );
}

interface AnswerProps extends Props {
  found: Found;
}

function Answer({ query, found, all, lang }: AnswerProps) {
  const { page } = searchWords[lang];
  const { isWhole, answer } = found;
  // The answer leads to its page already.
  const others = found.hits.filter(({ url }) => url !== answer?.url);
  const hits = piecesTogether({ ...found, hits: others }, lang);
  const asked = { query: isolated(query) };
  if (hits.length === 0 && !answer) return <Nothing query={query} lang={lang} />;
  const said = isWhole ? fill(plural(lang, hits.length, page.found), asked) : fill(page.near, asked);
  return (
    <>
      <div className="wrap grid gap-4 pb-section">
        {answer && <QuestionAnswer answer={answer} lang={lang} />}
        {hits.length > 0 && (
          <>
            <p role="status" className="wrap-anywhere">
              {said}
            </p>
            <Results hits={all ? hits : hits.slice(0, SHOWN)} lang={lang} />
          </>
        )}
        {!all && hits.length > SHOWN && (
          <p>
            <ButtonLink
              look="outline"
              href={`${path('search', lang)}?${new URLSearchParams({ q: query, all: '1' })}`}
            >
              {fill(page.more, { count: hits.length })}
            </ButtonLink>
          </p>
        )}
      </div>
      {/* An answer says whom to call and to write to. */}
      {!answer && (
        <Onward title={page.person} text={page.personHelp}>
          <Person lang={lang} />
        </Onward>
      )}
      <Remember query={query} />
    </>
  );
}

function Nothing({ query, lang }: { query: string; lang: Lang }) {
  const { none, help } = searchWords[lang].page;
  return (
    <>
      <div className="wrap grid justify-items-start gap-6 pb-12">
        <div className="grid w-full gap-3 border-t border-bitumen pt-6">
          <p role="status" className="t-head wrap-anywhere">
            {fill(none, { query: isolated(query) })}
          </p>
          <p className="max-w-measure">{help}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Person lang={lang} />
        </div>
      </div>
      <Begin lang={lang} />
    </>
  );
}

/** The ways to somebody who knows. */
function Person({ lang }: { lang: Lang }) {
  const { ask, call } = searchWords[lang].page;
  return (
    <>
      <ButtonLink href={path('contact', lang)}>{ask}</ButtonLink>
      <ButtonAnchor look="outline" href={telLink(company.phone)}>
        {fill(call, { phone: isolated(company.phone) })}
      </ButtonAnchor>
    </>
  );
}

/** Searches to begin with, and the shelves of the house. */
function Begin({ lang }: { lang: Lang }) {
  const { suggestions, page } = searchWords[lang];
  return (
    <div className="wrap grid gap-12 pb-section">
      <section aria-labelledby="begin" className="grid gap-4">
        <h2 id="begin" className="t-head">
          {page.begin}
        </h2>
        <ul className="flex flex-wrap gap-2">
          {suggestions.map((query) => (
            <li key={query}>
              <PrefetchLink
                href={`${path('search', lang)}?${new URLSearchParams({ q: query })}`}
                className="t-label inline-flex min-h-tap items-center rounded border border-joint px-4 no-underline transition-colors duration-fast hover:border-bitumen hover:bg-bitumen hover:text-limewash"
              >
                {query}
              </PrefetchLink>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="shelves" className="grid gap-4">
        <h2 id="shelves" className="t-head">
          {page.shelves}
        </h2>
        <ul className="grid grid-cols-2 max-[18em]:grid-cols-1 gap-x-gutter gap-y-6 lg:grid-cols-4">
          {SHELVES.map((key, at) => (
            <li key={key}>
              <PictureLink href={path(key, lang)} title={routeName(key, lang)}>
                <Picture
                  id={key === 'solarWater' ? WHOLE_HEATER : meta(key, lang).picture}
                  first={at === 0}
                  alt=""
                  sizes="(min-width: 64em) 23vw, 46vw"
                  className="aspect-landscape w-full object-cover"
                />
              </PictureLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
