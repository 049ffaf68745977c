import type { Lang } from '@/content/lang';
import { BookOpen } from 'lucide-react';
import { ButtonAnchor } from '@/components/ui/control/button';
import { DocumentDownload } from '@/components/links/document-download';
import { pictureSources } from '@/components/pictures/picture-sources';
import { DOCUMENTS } from '@/content/documents';
import { mediaUrl } from '@/lib/settings/media';
import { catalogueHeadings, catalogueSections } from '@/content/documents/catalogue-headings';
import { lightboxWords } from '@/content/shell/lightbox';
import { componentsPage } from '@/content/pages/catalogue/components';
import { CATALOGUE_PAGES } from '@/content/pictures/shots/documents';
import { CatalogueViewer } from './catalogue-viewer';
import { pageAddress } from './page-address';

const itemsIn = (lang: Lang) =>
  CATALOGUE_PAGES[lang].map(({ id }, index) => ({
    id,
    title: catalogueHeadings(lang)[index]!,
    picture: pictureSources(id, lang),
  }));

/** Every part but the cover's, with the page it begins on. */
const partsIn = (lang: Lang) =>
  catalogueSections(lang)
    .slice(1)
    .map(({ title, pages }) => ({ title, page: catalogueHeadings(lang).indexOf(pages[0]!) + 1 }));

/** The roofing catalogue: to leaf through, to read, to take along. */
export function CatalogueSection({ lang }: { lang: Lang }) {
  const { title, lead, label, read, slider, reader, download } = componentsPage[lang].catalogue;

  return (
    <section className="section ground bg-sand" aria-labelledby="catalogue">
      <div className="wrap">
        <CatalogueViewer
          items={itemsIn(lang)}
          label={label}
          slider={slider}
          chapters={<Chapters lang={lang} />}
          words={{ ...lightboxWords[lang], ...reader }}
        >
          <h2 id="catalogue" className="t-title">
            {title}
          </h2>
          <p className="t-lead max-w-measure">{lead}</p>
          <ButtonAnchor
            href={`#${pageAddress(0)}`}
            aria-haspopup="dialog"
            className="noscript:hidden"
            sign={<BookOpen aria-hidden className="size-5" />}
          >
            {read}
          </ButtonAnchor>
          <DocumentDownload document={DOCUMENTS[lang].catalogue} words={download} lang={lang} />
        </CatalogueViewer>
      </div>
    </section>
  );
}

/** Where the parts begin: the address opens the reader there. Without JavaScript they lead into the file. */
function Chapters({ lang }: { lang: Lang }) {
  const { chapters } = componentsPage[lang].catalogue;

  const row =
    't-small flex min-h-tap items-center justify-between gap-4 font-semibold no-underline hover:text-kiln';
  return (
    <ul aria-label={chapters} className="self-start border-t-[1.5px] border-bitumen">
      {partsIn(lang).map(({ title: name, page }) => (
        <li key={page} className="border-b border-hairline">
          <a href={`#${pageAddress(page - 1)}`} aria-haspopup="dialog" className={`${row} noscript:hidden`}>
            {name} <span className="flex-none font-normal">{page}</span>
          </a>
          <a
            href={mediaUrl(`${DOCUMENTS[lang].catalogue.address}#page=${page}`)}
            className={`${row} not-noscript:hidden`}
          >
            {name} <span className="flex-none font-normal">{page}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
