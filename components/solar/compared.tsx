import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CompareSheets } from './compare-sheets';

type Props = Omit<ComponentProps<typeof CompareSheets>, 'ground' | 'words'> & {
  words: { title: string; caption: string };
};

/** All models or systems in one table, open from the first: the differences decide. Not on paper, where the sheets stand. */
export function Compared({ words, sheets, lang }: Props) {
  return (
    <details open className="group/o mt-12 border-y-[1.5px] border-bitumen print:hidden">
      <summary className="flex min-h-ctl items-center justify-between gap-4 hover:text-kiln [[open]>&]:border-b [[open]>&]:border-hairline">
        <h2 className="t-head">{words.title}</h2>
        <ChevronDown aria-hidden className="size-5 group-open/o:rotate-180" />
      </summary>
      <div className="py-6">
        <CompareSheets words={words} sheets={sheets} ground="bg-limewash" lang={lang} />
      </div>
    </details>
  );
}
