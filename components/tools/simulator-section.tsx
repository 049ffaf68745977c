import type { Lang } from '@/content/lang';
import { ButtonLink } from '@/components/links/button-link';
import { Picture } from '@/components/pictures/picture';
import { simulators } from '@/content/pages/tools/simulators';
import { path } from '@/content/routes';

/** The two open tools, each on one half of a dark band. */
export function SimulatorSection({ lang }: { lang: Lang }) {
  return (
    <section className="ground on-dark bg-bitumen text-limewash" aria-labelledby="simulator">
      <div className="wrap grid gap-4 pt-section pb-8 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-gutter">
        <h2 id="simulator" className="t-title">
          {simulators[lang].title}
        </h2>
        <p className="t-lead text-ash">{simulators[lang].lead}</p>
      </div>
      <div className="grid lg:grid-cols-2">
        {simulators[lang].cards.map((card) => (
          <article key={card.to} className="flex flex-col">
            <Picture
              id={card.picture}
              alt=""
              sizes="(min-width: 64em) 50vw, 100vw"
              className="aspect-video"
            />
            <div className="grid grow content-start justify-items-start gap-4 px-margin pt-6 pb-section lg:max-w-[calc(var(--page)/2)] lg:pe-gutter lg:[article:first-child_&]:ms-auto lg:[article:first-child_&]:w-full lg:[article:last-child_&]:ps-gutter">
              <h3 className="t-head [text-transform:var(--caps,uppercase)]">{card.title}</h3>
              <p className="max-w-measure text-pretty text-ash">{card.text}</p>
              <ButtonLink href={path(card.to, lang)} className="mt-auto">
                {card.button}
              </ButtonLink>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
