import type { Metadata } from 'next';
import { LinkWith } from '@/components/enquiry/link-with';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { SignedInSwitch } from '@/components/shell/header/signed-in-switch';
import { DesignPicture } from '@/components/simulator/picture/design-picture';
import { KeepOnDevice } from '@/components/simulator/saved/keep-on-device';
import { designNames } from '@/lib/simulator/design-names';
import { lookOf } from '@/components/ui/control/button-look';
import { SpecSheet } from '@/components/ui/layout/spec-sheet';
import { TEXTURES } from '@/content/catalogue/textures';
import type { Lang } from '@/content/lang';
import { simulatorPage } from '@/content/pages/tools/simulator';
import { addressOf } from '@/content/products/addresses';
import { path, type PageHref } from '@/content/routes';
import { fill } from '@/lib/site/fill';
import { sharedDesignMetadata } from '@/lib/site/seo';
import type { Design } from '@/lib/simulator/design';
import { codeOf, queryOf } from '@/lib/simulator/design-address';
import { sheets } from '@/lib/simulator/offered';
import { DESIGN_ROWS, designAttachment } from '@/lib/simulator/design-attachment';
import { designLabels } from '@/lib/simulator/design-labels';

/** Head of a design's page. */
export function designMetadata(design: Design, lang: Lang): Metadata {
  const { meta, description, alt } = simulatorPage[lang].design;
  const values = designLabels(design, designNames(lang));
  return sharedDesignMetadata(
    {
      title: fill(meta, values),
      description: fill(description, values),
      code: codeOf(design),
      alt: fill(alt, values),
    },
    lang,
  );
}

interface Props {
  design: Design;
  mended: boolean;
  lang: Lang;
}

/** The page of the tile of a design. */
function pageOfTile({ option }: Design, lang: Lang): PageHref {
  const texture = TEXTURES.find(({ id }) => id === option);
  return addressOf(texture?.key ?? '', lang, path('gallery', lang));
}

/** One design for everybody: its picture, what it consists of, and the way to change it. */
export function DesignPage({ design, mended, lang }: Props) {
  const { design: words, saved, advice } = simulatorPage[lang];
  const names = designNames(lang);
  const values = designLabels(design, names);
  return (
    <article className="wrap grid gap-x-gutter gap-y-8 pt-6 pb-section lg:grid-cols-[8fr_4fr] lg:pt-10">
      <DesignPicture
        design={design}
        sheets={sheets}
        alt={fill(words.alt, values)}
        first
        className="w-full self-start"
      />
      <div className="grid content-start justify-items-start gap-6 lg:row-span-2">
        <h1 className="t-title lg:text-[clamp(1.5rem,1.9vw,2rem)]">{fill(words.meta, values)}</h1>
        {mended && (
          <p role="status" className="border-s-6 border-joint bg-sand p-4">
            {words.mended}
          </p>
        )}
        <LinkWith
          href={`${path('contact', lang)}#connect`}
          className={lookOf('solid')}
          attachment={designAttachment(design, { names, rows: words.rows }, lang)}
        >
          {words.ask}
        </LinkWith>
        <ButtonLink href={`${path('roofSimulator', lang)}?${queryOf(design)}`} look="outline">
          {words.change}
        </ButtonLink>
        <SignedInSwitch
          signedOut={<p className="t-note max-w-measure text-bitumen-soft">{words.signIn}</p>}
          signedIn={null}
        />
        <KeepOnDevice
          code={codeOf(design)}
          words={{
            keep: words.keep,
            kept: saved.there,
            full: saved.fullDevice,
            refused: saved.refusedDevice,
          }}
        />
      </div>
      <div className="grid content-start gap-4 lg:col-start-1">
        <SpecSheet title={words.sheet} rows={DESIGN_ROWS.map((row) => [words.rows[row], values[row]])} />
        <TextLink href={pageOfTile(design, lang)} about={values.option}>
          {advice.product}
        </TextLink>
        <p className="t-note text-bitumen-soft">{words.note}</p>
      </div>
    </article>
  );
}
