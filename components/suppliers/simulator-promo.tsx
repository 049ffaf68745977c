import type { Lang } from '@/content/lang';
import { ButtonLink } from '@/components/links/button-link';
import { Picture } from '@/components/pictures/picture';
import { TextLink } from '@/components/links/text-link';
import type { PictureId } from '@/content/pictures/library';
import { supplierPage } from '@/content/pages/catalogue/supplier';
import { path } from '@/content/routes';

interface Props {
  title: string;
  text: string;
  picture: PictureId;
  lang: Lang;
}

/** A villa to the edge of the page, and beside it the way into the roof tiles simulator. */
export function SimulatorPromo({ title, text, picture, lang }: Props) {
  const { promo } = supplierPage[lang];

  return (
    <section className="ground grid bg-sand lg:grid-cols-[7fr_5fr]" aria-labelledby="simulator">
      <Picture
        id={picture}
        sizes="(min-width: 64em) 58vw, 100vw"
        className="aspect-landscape lg:aspect-auto lg:h-full lg:max-h-144"
        lang={lang}
      />
      <div className="grid content-center justify-items-start gap-4 px-margin py-12 lg:px-[clamp(2rem,4vw,5rem)]">
        <h2 id="simulator" className="t-title lg:text-[clamp(1.5rem,2.2vw,2rem)]">
          {title}
        </h2>
        <p className="max-w-measure text-bitumen-soft">{text}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={path('roofSimulator', lang)} about={promo.about}>
            {promo.button}
          </ButtonLink>
          <TextLink href={path('villaModels', lang)}>{promo.villas}</TextLink>
        </div>
      </div>
    </section>
  );
}
