import { ChevronDown } from 'lucide-react';
import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
import { productWords } from '@/content/products/page-words';

interface Props {
  questions: readonly { ask: string; answer: string }[];
  lang: Lang;
}

/** What buyers ask, with what can be said for certain; each answer at a press, all of them on paper. */
export function Questions({ questions, lang }: Props) {
  return (
    <section className="border-t border-hairline py-section" aria-labelledby="questions">
      <div className="wrap">
        <SectionHead id="questions" title={productWords[lang].questions.title} />
        <div className="grid items-start gap-x-gutter border-b border-hairline md:grid-cols-2 md:[&>:last-child:nth-child(odd)]:col-span-full">
          {questions.map(({ ask, answer }) => (
            <details
              key={ask}
              className="group/q border-t-[1.5px] border-bitumen print:[&::details-content]:[content-visibility:visible]"
            >
              <summary className="t-head flex min-h-tap items-center justify-between gap-4 py-3 hover:text-kiln">
                {ask}
                <ChevronDown aria-hidden className="size-5 flex-none group-open/q:rotate-180 print:hidden" />
              </summary>
              <p className="max-w-measure pb-5 text-pretty text-bitumen-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
