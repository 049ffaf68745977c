import type { Lang } from '@/content/lang';
import { ButtonLink } from '@/components/links/button-link';
import { pictureSources } from '@/components/pictures/picture-sources';
import { SpecSheet } from '@/components/ui/layout/spec-sheet';
import { SpinViewer } from '@/components/ui/turntable/spin-viewer';
import { turnOf, villaModelsPage } from '@/content/pages/tools/villa-models';
import { path } from '@/content/routes';
import { fill } from '@/lib/site/fill';

const SIZES = '(min-width: 90em) 48rem, (min-width: 64em) 56vw, 94vw';

type Model = (typeof villaModelsPage)['en']['models'][number];

/** One villa on its turntable, what it is, and the way into the simulator with it. */
export function VillaModel({ id, villa, name, text, facts, lang }: Model & { lang: Lang }) {
  const words = villaModelsPage[lang];
  return (
    <section
      className="wrap grid items-start gap-x-gutter gap-y-6 lg:grid-cols-[7fr_5fr]"
      aria-labelledby={id}
    >
      <SpinViewer
        label={fill(words.turning, { name })}
        words={words.spin}
        frames={turnOf(villa).map((id) => pictureSources(id, lang))}
        sizes={SIZES}
      />
      <div className="grid content-start gap-6">
        <h2 id={id} className="t-title">
          {name}
        </h2>
        <p className="max-w-measure text-bitumen-soft">{text}</p>
        <SpecSheet title={words.sheet} rows={facts} level="h3" about={id} />
        <div className="grid justify-items-start gap-2 pt-2">
          <ButtonLink href={`${path('roofSimulator', lang)}?m=${id}`} about={name}>
            {words.open}
          </ButtonLink>
          <p className="t-note text-bitumen-soft">{words.signIn}</p>
        </div>
      </div>
    </section>
  );
}
