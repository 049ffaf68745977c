import type { ReactNode } from 'react';
import type { Lang } from '@/content/lang';
import { TextLink } from '@/components/links/text-link';
import { mailBreak } from '@/components/ui/layout/mail-break';
import { company } from '@/content/company';
import { telLink } from '@/content/contact';
import type { LegalSection, LegalWords } from '@/content/pages/company/legal';
import { path } from '@/content/routes';

interface Props {
  words: LegalWords;
  /** Further places on the page, after the sections. */
  more?: readonly { id: string; title: string }[];
  lang: Lang;
  children?: ReactNode;
}

/** A section of such a page: on wide screens its title stands beside its text. */
export const legalSection =
  'grid gap-x-gutter gap-y-4 xl:grid-cols-[1fr_2fr] xl:border-t xl:border-hairline xl:pt-4';

/** A page of rules: no picture, what is on it, and one section after another, set to be read. */
export function LegalPage({ words, more = [], lang, children }: Props) {
  const { title, lead, version, contents, sections } = words;
  return (
    <>
      <div className="wrap grid gap-4 pt-10 pb-12">
        <h1 className="t-title">{title}</h1>
        <p className="t-lead max-w-measure">{lead}</p>
        <p className="t-note text-bitumen-soft">{version}</p>
      </div>
      <div data-short-footer className="pb-section">
        <div className="wrap grid gap-x-gutter gap-y-10 lg:grid-cols-[4fr_8fr] xl:grid-cols-[3fr_9fr]">
          <Contents title={contents} places={[...sections, ...more]} />
          <div className="grid gap-12 md:gap-16">
            {sections.map((section) => (
              <Section key={section.id} {...section} lang={lang} />
            ))}
            {children}
          </div>
        </div>
      </div>
    </>
  );
}

type ContentsProps = { title: string; places: readonly { id: string; title: string }[] };

function Contents({ title, places }: ContentsProps) {
  return (
    <nav
      aria-labelledby="contents"
      className="self-start lg:sticky lg:top-[calc(var(--hd)+2rem)] print:hidden"
    >
      <h2 id="contents" className="t-label border-b-[1.5px] border-bitumen pb-2">
        {title}
      </h2>
      <ol className="t-small auto-rows-fr gap-x-gutter max-lg:grid max-lg:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] max-sm:grid-cols-2 max-sm:[&>:last-child:nth-child(odd)]:col-span-full max-[18em]:grid-cols-1">
        {places.map((place) => (
          <li key={place.id} className="border-b border-hairline">
            <a
              href={`#${place.id}`}
              className="flex min-h-tap items-center py-1 no-underline hover:text-kiln hover:underline"
            >
              {place.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ id, title, text, list, rows, reach, links, lang }: LegalSection & { lang: Lang }) {
  return (
    <section aria-labelledby={id} className={legalSection}>
      <h2 id={id} className="t-head scroll-mt-(--hd)">
        {title}
      </h2>
      <div className="grid content-start gap-4">
        {text.map((sentence) => (
          <p key={sentence} className="max-w-(--measure)">
            {sentence}
          </p>
        ))}
        {list && (
          <ul className="grid max-w-(--measure) gap-2">
            {list.map((item) => (
              <li key={item} className="border-s-2 border-terracotta ps-4">
                {item}
              </li>
            ))}
          </ul>
        )}
        {rows && <Rows rows={rows} />}
        {(reach || links) && (
          <p className="flex flex-wrap gap-x-8">
            {reach && <Reach />}
            {links?.map(({ text: label, to }) => (
              <TextLink key={to} href={path(to, lang)}>
                {label}
              </TextLink>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

function Reach() {
  const look =
    'inline-flex min-h-tap items-center font-semibold underline decoration-terracotta underline-offset-4 hover:text-kiln';
  return (
    <>
      <a href={`mailto:${company.email}`} className={look}>
        <bdi>{mailBreak(company.email)}</bdi>
      </a>
      <a href={telLink(company.phone)} className={look}>
        <bdi>{company.phone}</bdi>
      </a>
    </>
  );
}

function Rows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="border-t-[1.5px] border-bitumen">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="grid gap-x-gutter gap-y-1 border-b border-hairline py-3 sm:grid-cols-[1fr_3fr]"
        >
          <dt className="font-semibold wrap-break-word">{label}</dt>
          <dd className="max-w-(--measure)">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
