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

/** A brochure to leaf through, and to take along. */
export function Brochure({ id, name, lang }: Props) {
  const { title, words, download, label } = solarShared[lang].brochure;
  const document = DOCUMENTS[lang][id];
  return (
    <section className="section ground bg-sand print:break-inside-avoid" aria-labelledby="brochure">
      <div className="wrap grid grid-cols-1 gap-x-gutter gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="grid content-start justify-items-start gap-6">
          <h2 id="brochure" className="t-title">
            {title}
          </h2>
          <p className="t-lead">{name}</p>
          <DocumentDownload
            document={document}
            words={{ ...download, about: fill(download.about, { name }) }}
            lang={lang}
          />
        </div>
        <PageSlider label={fill(label, { name, pages: document.pages })} words={words}>
          {BROCHURE_PAGES[id][lang].map((page) => (
            <SheetPicture key={page.id} id={page.id} lang={lang} />
          ))}
        </PageSlider>
      </div>
    </section>
  );
}
