import { ButtonLink } from '@/components/links/button-link';
import { Picture } from '@/components/pictures/picture';
import type { Lang } from '@/content/lang';
import { solarShared } from '@/content/pages/solar-shared';
import { path } from '@/content/routes';

/** A heater to the edge of the page, and beside it the way to the hot water calculator. */
export function CalculatorBanner({ lang }: { lang: Lang }) {
  const { title, text, picture, button, about } = solarShared[lang].calculator;

  return (
    <section
      className="ground on-dark grid bg-bitumen text-limewash lg:grid-cols-[7fr_5fr]"
      aria-labelledby="calculator"
    >
      <Picture
        id={picture}
        alt=""
        sizes="(min-width: 64em) 58vw, 100vw"
        className="aspect-landscape lg:aspect-auto lg:h-full lg:max-h-120 print:hidden"
      />
      <div className="grid content-center justify-items-start gap-4 px-margin py-12 lg:px-[clamp(2rem,4vw,5rem)]">
        <h2 id="calculator" className="t-title">
          {title}
        </h2>
        <p className="max-w-measure text-ash">{text}</p>
        <ButtonLink href={path('hotWater')} about={about}>
          {button}
        </ButtonLink>
      </div>
    </section>
  );
}
