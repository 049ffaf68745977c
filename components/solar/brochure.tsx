import { SheetPicture } from '@/components/pictures/sheet-picture';
import { DocumentDownload } from '@/components/links/document-download';
import { PageSlider } from '@/components/ui/carousel/page-slider';
import type { Lang } from '@/content/lang';
import { DOCUMENTS } from '@/content/documents';
import { solarShared } from '@/content/pages/catalogue/solar-shared';
import { BROCHURE_PAGES, type BrochureId } from '@/content/pictures/shots/documents';
import { fill } from '@/lib/site/fill';

interface Props {
  id: BrochureId;
  /** What it is the brochure of. */
  name: string;
  lang: Lang;
}

/** A brochure to leaf through, and to take along: a column, beside what else the page has of the system. */
export function Brochure({ id, name, lang }: Props) {
  const { title, words, download, label } = solarShared[lang].brochure;
  const document = DOCUMENTS[lang][id];
  return (
    <section className="grid content-start gap-4 print:break-inside-avoid" aria-labelledby="brochure">
      <h2 id="brochure" className="t-title">
        {title}
      </h2>
      <p className="t-lead text-bitumen-soft">{name}</p>
      <PageSlider label={fill(label, { name, pages: document.pages })} words={words}>
        {BROCHURE_PAGES[id][lang].map((page) => (
          <SheetPicture key={page.id} id={page.id} lang={lang} />
        ))}
      </PageSlider>
      <DocumentDownload
        document={document}
        words={{ ...download, about: fill(download.about, { name }) }}
        lang={lang}
      />
    </section>
  );
}
