import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
import { productWords } from '@/content/products/page-words';

interface Props {
  questions: readonly { ask: string; answer: string }[];
  lang: Lang;
}

/** What buyers ask, with what can be said for certain. */
export function Questions({ questions, lang }: Props) {
  return (
    <section className="border-t border-hairline py-section" aria-labelledby="questions">
      <div className="wrap">
        <SectionHead id="questions" title={productWords[lang].questions.title} />
        <dl className="grid gap-x-gutter gap-y-8 md:grid-cols-2">
          {questions.map(({ ask, answer }) => (
            <div key={ask} className="border-t-[1.5px] border-bitumen pt-4">
              <dt className="t-head pb-2">{ask}</dt>
              <dd className="max-w-measure text-pretty text-bitumen-soft">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
