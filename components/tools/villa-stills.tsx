import { Picture } from '@/components/pictures/picture';
import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
import { turnOf, villaModelsPage } from '@/content/pages/tools/villa-models';

/** What the gate opens, standing still in front of it. */
export function VillaStills({ lang }: { lang: Lang }) {
  const { models, kept, stills } = villaModelsPage[lang];
  return (
    <>
      <SectionHead title={kept.title} lead={kept.text} />
      <ul aria-label={stills} className="grid gap-x-gutter gap-y-8 sm:grid-cols-2">
        {models.slice(1).map(({ id, villa, name }) => (
          <li key={id}>
            <Picture
              id={turnOf(villa)[0]!}
              alt=""
              sizes="(min-width: 40em) 48vw, 94vw"
              className="aspect-landscape"
            />
            <p className="t-head pt-2">{name}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
