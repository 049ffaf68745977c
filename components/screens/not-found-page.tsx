import type { Metadata } from 'next';
import type { CSSProperties } from 'react';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { ButtonLink } from '@/components/links/button-link';
import { pictureFiles } from '@/components/pictures/picture-sources';
import { company } from '@/content/company';
import { companyWords } from '@/content/company-words';
import { telLink } from '@/content/contact';
import type { Lang } from '@/content/lang';
import { routeName } from '@/content/route-names';
import type { PictureId } from '@/content/pictures/library';
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
          <p className="flex flex-wrap items-center gap-4 pt-2">
            <ButtonLink href={path(words.first.to, lang)}>{words.first.label}</ButtonLink>
            <span className="t-small text-bitumen-soft">{words.or}</span>
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

const laid = (id: PictureId) => `url(${pictureFiles(id).webp})`;

// From which of the two laid pictures each tile is cut, and where; one is missing.
const TILES = [
  'bg-(image:--roof) bg-position-[8%_12%]',
  'bg-(image:--curva) bg-position-[90%_30%]',
  'bg-(image:--roof) bg-position-[40%_70%]',
  'bg-(image:--curva) bg-position-[20%_90%]',
  'bg-(image:--curva) bg-position-[55%_8%]',
  'bg-(image:--roof) bg-position-[80%_45%]',
  'missing',
  'bg-(image:--roof) bg-position-[15%_85%]',
  'bg-(image:--roof) bg-position-[60%_20%]',
  'bg-(image:--curva) bg-position-[5%_55%]',
  'bg-(image:--roof) bg-position-[95%_95%]',
  'bg-(image:--curva) bg-position-[70%_75%]',
];

/** Grounds, not pictures: twelve cuts of two pictures that are loaded once. */
function BrokenRoof({ label }: { label: string }) {
  return (
    <div
      role="img"
      aria-label={label}
      className="grid grid-cols-4 gap-0.5 *:aspect-square *:bg-size-[auto_200%]"
      style={
        {
          '--roof': laid('category/roof-tiles'),
          '--curva': laid('range/cobert-collado-natural-slope'),
        } as CSSProperties
      }
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
