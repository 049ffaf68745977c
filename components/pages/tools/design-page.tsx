import type { Metadata } from 'next';
import { AddProduct } from '@/components/enquiry-list/add-product';
import { LinkWith } from '@/components/enquiry/link-with';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { SignedInSwitch } from '@/components/shell/header/signed-in-switch';
import { DesignPicture } from '@/components/simulator/picture/design-picture';
import { KeepOnDevice } from '@/components/simulator/saved/keep-on-device';
import { designNames } from '@/lib/simulator/design-names';
import { lookOf } from '@/components/ui/control/button-look';
import { SpecSheet } from '@/components/ui/layout/spec-sheet';
import { supplierOf, TEXTURES } from '@/content/catalogue/textures';
import type { Lang } from '@/content/lang';
import { simulatorPage } from '@/content/pages/tools/simulator';
import { addressOf } from '@/content/products/addresses';
import { quantitiesAddress } from '@/content/roof-quantities/tiles';
import { path } from '@/content/routes';
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

/** One design for everybody: its picture, what it consists of, and the ways on: asked about, changed, counted, listed. */
export function DesignPage({ design, mended, lang }: Props) {
  const { design: words, saved, advice } = simulatorPage[lang];
  const names = designNames(lang);
  const values = designLabels(design, names);
  const texture = TEXTURES.find(({ id }) => id === design.option);
  return (
    <article className="wrap grid gap-x-gutter gap-y-8 pt-6 pb-section lg:grid-cols-[7fr_5fr] lg:pt-10 xl:grid-cols-[8fr_4fr]">
      <div className="grid content-start gap-3">
        <DesignPicture
          design={design}
          sheets={sheets}
          alt={fill(words.alt, values)}
          first
          className="w-full"
        />
        <p className="t-note text-bitumen-soft">{words.note}</p>
      </div>
      <div className="grid content-start gap-6">
        <h1 className="t-title lg:text-[clamp(1.375rem,1.7vw,2rem)]">{fill(words.meta, values)}</h1>
        {mended && (
          <p role="status" className="border-s-6 border-joint bg-sand p-4">
            {words.mended}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
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
        </div>
        <SignedInSwitch
          signedOut={<p className="t-note max-w-measure text-bitumen-soft">{words.signIn}</p>}
          signedIn={null}
        />
        <SpecSheet title={words.sheet} rows={DESIGN_ROWS.map((row) => [words.rows[row], values[row]])} />
        <div className="flex flex-wrap gap-x-6 max-sm:flex-col max-sm:items-start">
          {texture && (
            <>
              <AddProduct id={texture.key} lang={lang} />
              <TextLink
                href={quantitiesAddress(supplierOf(texture.range), texture.profile, lang)}
                about={values.option}
              >
                {advice.quantities}
              </TextLink>
            </>
          )}
          <TextLink href={addressOf(texture?.key ?? '', lang, path('gallery', lang))} about={values.option}>
            {advice.product}
          </TextLink>
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
      </div>
    </article>
  );
}
