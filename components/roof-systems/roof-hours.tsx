import { Picture } from '@/components/pictures/picture';
import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
import { roofTilesPage } from '@/content/pages/catalogue/roof-tiles';
import { HOURS, type Hour } from '@/content/pictures/shots/hours';

/**
 * Which hour is shown: by the style sheet, so that it works before and without scripts. The others have no box, and
 * so are not fetched, until somebody reaches for the hours; from then on one fades into the other.
 */
const SHOWN: Record<Hour, string> = {
  dawn: 'group-has-[[value=dawn]:checked]/hours:frame-shown',
  morning: 'group-has-[[value=morning]:checked]/hours:frame-shown',
  noon: 'group-has-[[value=noon]:checked]/hours:frame-shown',
  afternoon: 'group-has-[[value=afternoon]:checked]/hours:frame-shown',
  dusk: 'group-has-[[value=dusk]:checked]/hours:frame-shown',
};

/** The hour a page begins with: its roof shows most. */
const FIRST: Hour = 'afternoon';

/** One roof re-lit from dawn to dusk. The visitor chooses the hour; nothing moves by itself. */
export function RoofHours({ lang }: { lang: Lang }) {
  const { title, lead, label, names, note } = roofTilesPage[lang].hours;
  return (
    <section className="section group/hours" aria-labelledby="hours">
      <div className="wrap">
        <SectionHead id="hours" title={title} lead={lead} />
        <div className="grid">
          {HOURS.map((hour) => (
            <div
              key={hour}
              className={`invisible col-start-1 row-start-1 hidden opacity-0 transition-[opacity,visibility] duration-slow ease-weighted group-has-[fieldset:focus-within]/hours:block group-has-[fieldset:hover]/hours:block ${SHOWN[hour]}`}
            >
              <Picture
                id={`hours/${hour}`}
                sizes="(min-width: 105em) 96rem, 94vw"
                className="aspect-video"
                lang={lang}
              />
            </div>
          ))}
        </div>
        <fieldset className="flex flex-wrap pt-4">
          <legend className="sr-only">{label}</legend>
          {HOURS.map((hour) => (
            <label
              key={hour}
              className="t-label relative -mt-[1.5px] grid min-h-tap grow basis-auto max-[22em]:basis-[30%] max-[18em]:basis-full cursor-pointer place-items-center border-[1.5px] border-bitumen px-1 py-2 sm:px-3 max-sm:text-(length:--t-note) not-first:-ms-[1.5px] sm:basis-0 hover:bg-sand has-checked:bg-bitumen has-checked:text-limewash has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-terracotta forced-colors:has-checked:outline-4 forced-colors:has-checked:-outline-offset-4 forced-colors:has-checked:outline-[Highlight]"
            >
              <input
                type="radio"
                name="hour"
                value={hour}
                defaultChecked={hour === FIRST}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              {names[hour]}
            </label>
          ))}
        </fieldset>
        <p className="t-note pt-3 text-bitumen-soft">{note}</p>
      </div>
    </section>
  );
}
