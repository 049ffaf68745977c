import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/links/button-link';
import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
import { simulators } from '@/content/pages/tools/simulators';
import { path } from '@/content/routes';

type Tool = (typeof simulators)['en']['cards'][number]['to'];

interface Props {
  /** What each tool gives, shown before anybody signs in. */
  demos: Readonly<Record<Tool, ReactNode>>;
  lang: Lang;
}

/** The two open tools by what they give, each with the way into it. */
export function SimulatorDemos({ demos, lang }: Props) {
  const { title, lead, cards } = simulators[lang];
  return (
    <section className="section ground bg-sand" aria-labelledby="simulator">
      <div className="wrap">
        <SectionHead id="simulator" title={title} lead={lead} />
        <div className="grid gap-y-section">
          {cards.map((card) => (
            <article
              key={card.to}
              className="grid gap-x-gutter gap-y-6 border-t-[1.5px] border-bitumen pt-6 lg:grid-cols-[4fr_8fr]"
            >
              <div className="grid content-start justify-items-start gap-4">
                <h3 className="t-head [text-transform:var(--caps,uppercase)]">{card.title}</h3>
                <p className="max-w-measure text-bitumen-soft">{card.text}</p>
                <ButtonLink href={path(card.to, lang)}>{card.button}</ButtonLink>
              </div>
              {demos[card.to]}
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
