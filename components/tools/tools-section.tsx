import { ButtonLink } from '@/components/links/button-link';
import { LinkRows } from '@/components/links/link-rows';
import { Picture } from '@/components/pictures/picture';
import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
import { tools, type ToolCard } from '@/content/pages/company/home';
import { tileCalculatorPage } from '@/content/pages/tools/tile-calculator';
import { yourRoofPage } from '@/content/pages/tools/your-roof';
import { path } from '@/content/routes';

interface Props {
  title: string;
  cards: readonly ToolCard[];
  /** Words alone, where the tools themselves are shown below. */
  brief?: boolean;
  lang: Lang;
}

/** Instruments, each behind its own face. */
export function ToolsSection({ title, cards, brief = false, lang }: Props) {
  return (
    <section className="section" aria-labelledby="tools">
      <div className="wrap">
        <SectionHead id="tools" title={title} />
        <div
          className={`grid border-t-[1.5px] border-bitumen lg:grid-cols-3 ${brief ? 'lg:grid-rows-[auto_1fr_auto]' : 'lg:grid-rows-[auto_auto_1fr_auto]'}`}
        >
          {cards.map((card) => (
            <Tool key={card.to} card={card} brief={brief} lang={lang} />
          ))}
        </div>
        <div className="pt-12">
          <OpenTools level={3} lang={lang} />
        </div>
      </div>
    </section>
  );
}

/** The tools that anybody can use at once. */
export function OpenTools({ level, lang }: Pick<Props, 'lang'> & { level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const items = [
    { to: 'tileCalculator', ...tileCalculatorPage[lang].band },
    { to: 'yourRoof', ...yourRoofPage[lang].band },
  ] as const;
  return (
    <div className="grid gap-x-gutter gap-y-4 lg:grid-cols-[4fr_8fr]">
      <Heading className="t-head">{tools[lang].open}</Heading>
      <LinkRows items={items} lang={lang} />
    </div>
  );
}

function Tool({ card, brief, lang }: { card: ToolCard } & Required<Pick<Props, 'brief' | 'lang'>>) {
  return (
    <article
      className={`grid content-start gap-x-gutter gap-y-4 py-6 not-first:border-t not-first:border-hairline lg:px-gutter lg:first:ps-0 lg:last:pe-0 lg:not-first:border-s lg:not-first:border-t-0 lg:grid-rows-subgrid ${brief ? 'lg:row-span-3' : 'md:max-lg:grid-cols-[5fr_7fr] md:max-lg:grid-rows-[auto_auto_1fr] lg:row-span-4'}`}
    >
      {!brief && (
        <div className="md:max-lg:row-span-3">
          <Face face={card.face} />
        </div>
      )}
      <h3 className="t-head">{card.title}</h3>
      <p className="t-small text-bitumen-soft">{card.text}</p>
      <div>
        {card.soon ? (
          <ButtonLink href={path(card.to, lang)} look="dashed">
            {card.button}
          </ButtonLink>
        ) : (
          <ButtonLink href={path(card.to, lang)}>{card.button}</ButtonLink>
        )}
      </div>
    </article>
  );
}

function Face({ face }: { face: ToolCard['face'] }) {
  if (face.kind === 'picture') {
    return <Picture id={face.picture} alt="" sizes="(min-width: 64em) 32vw, 100vw" className="h-58" />;
  }
  return (
    <div className="flex min-h-58 flex-col justify-between gap-2 bg-sand p-5">
      <p className="t-note text-bitumen-soft">{face.note}</p>
      {/* Smaller than elsewhere: its unit stands on its line, and the sheet is as high as the pictures beside it. */}
      <p className="t-figure flex flex-wrap items-baseline gap-x-4 text-(length:--t-banner)">
        {face.total}
        <small className="t-head whitespace-nowrap">{face.unit}</small>
      </p>
      <dl className="t-small grid grid-cols-[1fr_auto] gap-y-1">
        {face.rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-end">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
