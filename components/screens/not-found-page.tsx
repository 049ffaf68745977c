import type { Metadata } from 'next';
import type { CSSProperties } from 'react';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { ButtonLink } from '@/components/links/button-link';
import { pictureFiles } from '@/components/pictures/picture-sources';
import { SearchForm } from '@/components/search/search-form';
import { company } from '@/content/company';
import { companyWords } from '@/content/company-words';
import { telLink } from '@/content/contact';
import type { Lang } from '@/content/lang';
import { routeName } from '@/content/route-names';
import { path } from '@/content/routes';
import { NOT_FOUND_LINKS, notFoundWords } from '@/content/shell/screens';
import { manifestOf } from '@/lib/site/seo';

/** Title and description; search engines pass it by. */
export function notFoundMetadata(lang: Lang): Metadata {
  const words = notFoundWords[lang];
  return {
    title: { absolute: `${words.title} | ${companyWords[lang].brand}` },
    description: `${words.heading}. ${words.text}`,
    robots: { index: false },
    ...manifestOf(lang),
  };
}

/** Any address the table does not hold. */
export function NotFoundPage({ lang }: { lang: Lang }) {
  const words = notFoundWords[lang];
  return (
    <div className="bg-sand">
      <div className="wrap grid items-center gap-10 py-section lg:grid-cols-[5fr_7fr] lg:gap-gutter">
        <div className="grid justify-items-start gap-4">
          <p className="t-figure">{words.code}</p>
          <h1 className="t-title lg:text-(length:--t-door)">{words.heading}</h1>
          <p className="t-lead text-bitumen-soft">{words.text}</p>
          <div className="w-full max-w-xl">
            <SearchForm lang={lang} id="lost-search" />
          </div>
          <p className="flex flex-wrap items-center gap-4 pt-2">
            <ButtonLink href={path(words.first.to, lang)}>{words.first.label}</ButtonLink>
            <ButtonLink href={path(words.second.to, lang)} look="outline">
              {words.second.label}
            </ButtonLink>
          </p>
        </div>
        <BrokenRoof label={words.alt} />
      </div>
      <OtherWays lang={lang} />
    </div>
  );
}

// Where each tile is cut from the picture, row by row; one is missing.
const TILES = [
  'bg-position-[0%_0%]',
  'bg-position-[33.33%_0%]',
  'bg-position-[66.67%_0%]',
  'bg-position-[100%_0%]',
  'bg-position-[0%_25%]',
  'bg-position-[33.33%_25%]',
  'missing',
  'bg-position-[100%_25%]',
  'bg-position-[0%_50%]',
  'bg-position-[33.33%_50%]',
  'bg-position-[66.67%_50%]',
  'bg-position-[100%_50%]',
];

/** A ground, not a picture: one roof, four tiles wide and loaded once, cut into twelve. */
function BrokenRoof({ label }: { label: string }) {
  const laid = `url(${pictureFiles('category/roof-tiles').webp})`;
  return (
    <div
      role="img"
      aria-label={label}
      className="grid grid-cols-4 gap-0.5 *:aspect-square *:bg-size-[400%_auto] [&>:not(.missing)]:bg-(image:--roof)"
      style={{ '--roof': laid } as CSSProperties}
    >
      {TILES.map((cut) => (
        <i key={cut} className={cut} />
      ))}
    </div>
  );
}

function OtherWays({ lang }: { lang: Lang }) {
  const words = notFoundWords[lang];
  return (
    <nav aria-label={words.more} className="wrap pb-section">
      <h2 className="t-head border-b-[1.5px] border-bitumen pb-3">{words.more}</h2>
      <ul className="grid gap-x-gutter sm:grid-cols-2 lg:grid-cols-4">
        {NOT_FOUND_LINKS.map((key) => (
          <li key={key} className="border-b border-joint">
            <PrefetchLink
              href={path(key, lang)}
              className="t-label flex min-h-ctl items-center no-underline hover:text-kiln hover:underline"
            >
              {routeName(key, lang)}
            </PrefetchLink>
          </li>
        ))}
      </ul>
      <p className="pt-6">
        {words.call}{' '}
        <a href={telLink(company.phone)} className="t-label inline-flex min-h-tap items-center underline">
          <bdi>{company.phone}</bdi>
        </a>
      </p>
    </nav>
  );
}
