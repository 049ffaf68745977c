import { ChevronDown } from 'lucide-react';
import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
import { productWords } from '@/content/products/page-words';

interface Props {
  questions: readonly { ask: string; answer: string }[];
  /** In a column beside the figures; otherwise in a section of their own. */
  look?: 'beside';
  lang: Lang;
}

/** What buyers ask, with what can be said for certain; each answer at a press, all of them on paper. */
export function Questions({ questions, look, lang }: Props) {
  const { title } = productWords[lang].questions;
  if (look)
    return (
      <section aria-labelledby="questions">
        <h2 id="questions" className="t-head pb-3">
          {title}
        </h2>
        <div className="border-b border-hairline">
          <Answers questions={questions} row="t-label min-h-ctl py-2" line="border-t border-hairline" />
        </div>
      </section>
    );
  return (
    <section className="border-t border-hairline py-section" aria-labelledby="questions">
      <div className="wrap">
        <SectionHead id="questions" title={title} />
        <div className="grid items-start gap-x-gutter border-b border-hairline md:grid-cols-2 md:[&>:last-child:nth-child(odd)]:col-span-full">
          <Answers questions={questions} row="t-head min-h-tap py-3" line="border-t-[1.5px] border-bitumen" />
        </div>
      </div>
    </section>
  );
}

interface AnswersProps extends Pick<Props, 'questions'> {
  row: string;
  line: string;
}

const Answers = ({ questions, row, line }: AnswersProps) =>
  questions.map(({ ask, answer }) => (
    <details key={ask} className={`group/q ${line} print:[&::details-content]:[content-visibility:visible]`}>
      <summary className={`flex items-center justify-between gap-4 hover:text-kiln ${row}`}>
        {ask}
        <ChevronDown aria-hidden className="size-5 flex-none group-open/q:rotate-180 print:hidden" />
      </summary>
      <p className="max-w-measure pb-5 text-pretty text-bitumen-soft">{answer}</p>
    </details>
  ));
