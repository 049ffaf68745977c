import { ButtonLink } from '@/components/links/button-link';
import { Picture } from '@/components/pictures/picture';
import type { PictureId } from '@/content/pictures/library';
import type { Lang } from '@/content/lang';
import { solarShared } from '@/content/pages/catalogue/solar-shared';
import { path } from '@/content/routes';

interface Props {
  /** A heater of the kind the page is about; any, where it is about all. */
  picture?: PictureId;
  /** Of its button, where a page has its own. */
  words?: { text: string; about: string };
  lang: Lang;
}

/** A heater to the edge of the page, and beside it the way to the hot water calculator. */
export function CalculatorBanner({ picture, words, lang }: Props) {
  const { title, text, picture: any, button, about, account } = solarShared[lang].calculator;

  return (
    <section
      className="no-print ground on-dark grid bg-bitumen text-limewash lg:grid-cols-[7fr_5fr]"
      aria-labelledby="calculator"
    >
      <Picture
        id={picture ?? any}
        alt=""
        sizes="(min-width: 64em) 58vw, 100vw"
        className="aspect-landscape lg:aspect-auto lg:h-full lg:max-h-120"
      />
      <div className="grid content-center justify-items-start gap-4 px-margin py-12 lg:px-[clamp(2rem,4vw,5rem)]">
        <h2 id="calculator" className="t-title">
          {title}
        </h2>
        <p className="max-w-measure text-ash">{text}</p>
        <ButtonLink href={path('hotWater', lang)} about={words?.about ?? about}>
          {words?.text ?? button}
        </ButtonLink>
        <p className="t-small text-ash">{account}</p>
      </div>
    </section>
  );
}
