import { pictureSources } from '@/components/pictures/picture-sources';
import { PictureGallery } from '@/components/ui/lightbox/picture-gallery';
import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
import { lightboxWords } from '@/content/shell/lightbox';
import { solarShared } from '@/content/pages/catalogue/solar-shared';
import type { InstallationId } from '@/content/pictures/shots/solar';
import { installationTitles } from '@/content/solar/installation-titles';
import { fill } from '@/lib/site/fill';

interface Props {
  /** What is installed, as it is called in a sentence. */
  name: string;
  items: readonly InstallationId[];
  lang: Lang;
}

/** Where it was put up: a grid that opens large. */
export function InstallationGallery({ name, items, lang }: Props) {
  const { title, lead, label, note } = solarShared[lang].installations;
  if (items.length === 0) return null;
  return (
    <section className="section ground bg-sand" aria-labelledby="installations">
      <div className="wrap">
        <SectionHead id="installations" title={title} lead={lead} />
        <PictureGallery
          label={fill(label, { name })}
          items={items.map((id) => ({
            id,
            title: installationTitles[lang][id],
            picture: pictureSources(id, lang),
          }))}
          words={lightboxWords[lang]}
          caption={note}
          save="jpg"
        />
        <p className="t-note pt-8 text-bitumen-soft">{note}</p>
      </div>
    </section>
  );
}
