import { SectionHead } from '@/components/ui/layout/section-head';
import { TextLink } from '@/components/links/text-link';
import type { Lang } from '@/content/lang';
import { bricksPage, EXAMPLE, exampleName } from '@/content/pages/catalogue/bricks';
import { path } from '@/content/routes';
import { SizeDrawing } from './size-drawing';

/** What the three figures of a size measure, on a drawing of a block. */
export function BrickSize({ lang }: { lang: Lang }) {
  const { size } = bricksPage[lang];
  return (
    <section className="section wrap" aria-labelledby="size">
      <SectionHead id="size" title={size.title} lead={size.lead} />
      <div className="grid items-center gap-x-gutter gap-y-8 lg:grid-cols-[7fr_5fr] print:block">
        <figure>
          <SizeDrawing alt={size.alt} of={EXAMPLE} />
          <figcaption className="t-head pt-4 print:py-2">{exampleName(lang)}</figcaption>
        </figure>
        <div className="grid justify-items-start gap-4 print:gap-2">
          <dl className="w-full border-t-[1.5px] border-bitumen">
            {size.measures.map(({ letter, name, figure, text }) => (
              <div key={letter} className="grid grid-cols-[7rem_1fr] gap-4 border-b border-hairline py-4">
                <dt className="t-head">
                  <span className="text-terracotta">{letter}</span> {name}
                </dt>
                <dd className="t-small self-center text-bitumen-soft">
                  <span className="font-semibold text-bitumen">{figure}.</span> {text}
                </dd>
              </div>
            ))}
          </dl>
          <p className="t-small text-bitumen-soft">{size.pavers}</p>
          <TextLink href={`${path('yamamaBricks', lang)}#units` as never}>{size.units}</TextLink>
        </div>
      </div>
    </section>
  );
}
