import { DocumentDownload } from '@/components/ui/document-download';
import { pictureSources } from '@/components/ui/picture-sources';
import { DOCUMENTS } from '@/content/documents';
import { CATALOGUE_HEADINGS, SECTIONS } from '@/content/documents/catalogue-headings';
import { lightboxWords } from '@/content/lightbox';
import { componentsPage } from '@/content/pages/components';
import { CATALOGUE_PAGES } from '@/content/pictures/shots/documents';
import { CatalogueViewer } from './catalogue-viewer';

const { title, lead, label, read, chapters, slider, reader, download } = componentsPage.catalogue;

const items = CATALOGUE_PAGES.map(({ id }, index) => ({
  id,
  title: CATALOGUE_HEADINGS[index]!,
  picture: pictureSources(id),
}));

/** Every part but the cover's, with the page it begins on. */
const parts = SECTIONS.slice(1).map((section) => ({
  title: section.title,
  page: CATALOGUE_HEADINGS.indexOf(section.pages[0]!) + 1,
}));

/** The roofing catalogue: to leaf through, to read, to take along. */
export function CatalogueSection() {
  return (
    <section className="section ground bg-sand" aria-labelledby="catalogue">
      <div className="wrap">
        <CatalogueViewer
          items={items}
          label={label}
          slider={slider}
          read={read}
          chapters={{ label: chapters, items: parts, file: DOCUMENTS.catalogue.address }}
          words={{ ...lightboxWords, ...reader }}
        >
          <h2 id="catalogue" className="t-title">
            {title}
          </h2>
          <p className="t-lead max-w-measure">{lead}</p>
          <DocumentDownload document={DOCUMENTS.catalogue} words={download} />
        </CatalogueViewer>
      </div>
    </section>
  );
}
