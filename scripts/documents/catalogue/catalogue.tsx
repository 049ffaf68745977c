import { catalogueSections } from '../../../content/documents/catalogue-headings';
import type { Lang } from '../../../content/lang';
import { numberIn } from '../../../lib/site/format';
import type { CataloguePage } from './catalogue-kinds';
import { catalogue, type HeadedPage } from './catalogue-pages';
import { Contact, Diagram, Fittings, Measure, Plates, Section, Steps, Words } from './catalogue-parts';
import { Colours, Families, ManufacturerPage, Manufacturers, Profiles } from './catalogue-range';
import { type PageOf, Title } from './catalogue-title';
import { CoverWords, Plate, Sheet } from '../sheet';

type Kinds = { [K in CataloguePage['kind']]: (page: PageOf<K>) => React.ReactElement };

const KINDS: Kinds = {
  cover: Cover,
  contents: Contents,
  words: Words,
  profiles: Profiles,
  table: Manufacturers,
  families: Families,
  manufacturer: ManufacturerPage,
  colours: Colours,
  diagram: Diagram,
  fittings: Fittings,
  section: Section,
  steps: Steps,
  measure: Measure,
  plates: Plates,
  contact: Contact,
};

/** Grounds that differ from limewash: one page in a section at most. */
const SAND = new Set<CataloguePage['kind']>(['contents', 'families', 'measure', 'contact']);

/** The roofing catalogue: forty pages, A4. */
export function Catalogue({ lang }: { lang: Lang }) {
  const { footer: title, pages } = catalogue(lang);
  return pages.map((page, index) => {
    const Kind = KINDS[page.kind] as (given: HeadedPage & { lang: Lang }) => React.ReactElement;
    const foot = { title, page: index + 1, pages: pages.length, lang };
    return (
      <Sheet
        key={page.heading}
        id={`page-${index + 1}`}
        foot={index > 0 ? foot : undefined}
        look={SAND.has(page.kind) ? 'sand' : undefined}
      >
        <Kind {...page} lang={lang} />
      </Sheet>
    );
  });
}

function Cover({ heading, lead, pictures, ends, lang }: PageOf<'cover'>) {
  return (
    <>
      <div className="mosaic">
        {pictures.map((id) => (
          <Plate key={id} id={id} size={[70, 58]} lang={lang} />
        ))}
      </div>
      <CoverWords
        heading={heading.split(' ').map((word, index, all) => (
          // A line of its own each; the blank is printed, for the bookmark.
          <span key={word}>{index < all.length - 1 ? `${word} ` : word}</span>
        ))}
        lead={lead}
        ends={ends}
        lang={lang}
      />
    </>
  );
}

/** Every page but the cover and this one, with its number; the numbers lead there. */
function Contents({ note, lang, ...page }: PageOf<'contents'>) {
  const sections = catalogueSections(lang);
  const from = sections.map((_, index) =>
    sections.slice(0, index).reduce((sum, { pages }) => sum + pages.length, 1),
  );
  return (
    <div className="inset top contents">
      <Title {...page} />
      <div className="two">
        {sections.map(
          ({ title, pages }, section) =>
            section > 0 && (
              <section key={title}>
                <p className="group">{title}</p>
                <ul>
                  {pages.map((heading, index) => (
                    <li key={heading}>
                      <a href={`#page-${from[section]! + index}`}>
                        <span>{heading}</span>
                        <span>{numberIn(lang, from[section]! + index)}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
      <p className="note">{note}</p>
    </div>
  );
}
