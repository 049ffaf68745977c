import { Picture } from '@/components/pictures/picture';
import { pictureSources } from '@/components/pictures/picture-sources';
import { ButtonLink } from '@/components/links/button-link';
import { SpinViewer } from '@/components/ui/spin-viewer';
import type { Lang } from '@/content/lang';
import { turnOf, villaModelsPage } from '@/content/pages/villa-models';
import { path } from '@/content/routes';
import { fill } from '@/lib/core/fill';

/** One villa that everybody may turn, above the gate. */
export function FreeVilla({ lang }: { lang: Lang }) {
  const words = villaModelsPage[lang];
  const { id, villa, name } = words.models[0];
  return (
    <section
      className="wrap grid items-end gap-x-gutter gap-y-6 pb-section lg:grid-cols-[7fr_5fr]"
      aria-labelledby="free-villa"
    >
      <SpinViewer
        label={fill(words.turning, { name: `${words.free.title}: ${name}` })}
        words={words.spin}
        frames={turnOf(villa).map((id) => pictureSources(id, lang))}
        sizes="(min-width: 90em) 48rem, (min-width: 64em) 56vw, 94vw"
      />
      <div className="grid content-end justify-items-start gap-4">
        <h2 id="free-villa" className="t-title">
          {words.free.title}
        </h2>
        <p className="max-w-measure text-bitumen-soft">{words.free.text}</p>
        <ButtonLink href={`${path('roofSimulator')}?m=${id}`} about={name}>
          {words.open}
        </ButtonLink>
      </div>
    </section>
  );
}

/** What the gate opens, standing still behind it. */
export function VillaStills({ lang }: { lang: Lang }) {
  const { models, stills } = villaModelsPage[lang];
  return (
    <ul aria-label={stills} className="grid gap-0.5 sm:grid-cols-3">
      {models.map(({ id, villa, name }) => (
        <li key={id}>
          <Picture
            id={turnOf(villa)[0]!}
            alt=""
            sizes="(min-width: 40em) 33vw, 94vw"
            className="aspect-landscape"
          />
          <p className="t-small pt-2">{name}</p>
        </li>
      ))}
    </ul>
  );
}
