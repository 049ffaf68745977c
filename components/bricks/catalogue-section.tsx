import { pictureSources } from '@/components/pictures/picture-sources';
import { CoverLink } from '@/components/ui/lightbox/cover-link';
import { DocumentDownload } from '@/components/links/document-download';
import { DOCUMENTS } from '@/content/documents';
import type { Lang } from '@/content/lang';
import { lightboxWords } from '@/content/shell/lightbox';
import { laPalomaPage } from '@/content/pages/catalogue/la-paloma';
import { LA_PALOMA_PAGES } from '@/content/pictures/shots/documents';
import { fill } from '@/lib/site/fill';

/** The printed catalogue of La Paloma: its cover, which opens all pages large, and the file. */
export function CatalogueSection({ lang }: { lang: Lang }) {
  const { title, lead, cover, page, open, download } = laPalomaPage[lang].catalogue;
  const document = DOCUMENTS[lang]['la-paloma'];
  const [first, ...rest] = LA_PALOMA_PAGES[lang].map(({ id }, at) => ({
    id,
    title: at === 0 ? cover : fill(page, { page: at + 1, pages: document.pages }),
    picture: pictureSources(id, lang),
  }));
  return (
    <section className="section" aria-labelledby="catalogue">
      <div className="wrap grid grid-cols-1 items-center gap-x-gutter gap-y-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid justify-items-start gap-6">
          <h2 id="catalogue" className="t-title">
            {title}
          </h2>
          <p className="t-lead max-w-measure">{lead}</p>
          <DocumentDownload document={document} words={download} lang={lang} />
        </div>
        <CoverLink items={[first!, ...rest]} label={open} words={lightboxWords[lang]} />
      </div>
    </section>
  );
}
