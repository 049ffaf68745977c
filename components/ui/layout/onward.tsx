import type { ReactNode } from 'react';
import { unbroken } from './unbroken';

interface Props {
  title: string;
  text: string;
  /** The actions, the first one solid. */
  children: ReactNode;
  /** After a sand section: parted from it by a line. */
  afterSand?: boolean;
}

/** The end of a page: a question, and the ways on. Not on paper, where none of them can be taken. */
export function Onward({ title, text, children, afterSand = false }: Props) {
  return (
    <section className={`no-print section ground ${afterSand ? '' : 'bg-sand'}`}>
      <div className="wrap grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-gutter">
        <div className="grid gap-4">
          <h2 className="t-title">{unbroken(title)}</h2>
          <p className="t-lead text-bitumen-soft">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>
      </div>
    </section>
  );
}
