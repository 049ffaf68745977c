import type { ReactNode } from 'react';
import { SectionHead } from '@/components/ui/layout/section-head';

export interface Step {
  title: string;
  text: string;
}

interface Props {
  /** Of the section in the address. */
  id: string;
  title: string;
  lead: string;
  /** The drawing, from `drawings.tsx`: its numbers are those of the steps. */
  children: ReactNode;
  steps: readonly Step[];
  /** Stops what moves on the drawing. */
  pause: string;
  note: string;
}

/**
 * How a heater works, drawn and said: a drawing whose flows move, and the same as a list. A box that is ticked
 * stops the drawing by its style sheet, so it does without JavaScript; who asked for no motion sees none.
 */
export function Principle({ id, title, lead, children, steps, pause, note }: Props) {
  return (
    <section className="section ground bg-sand" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} lead={lead} />
        <div className="principle grid gap-x-gutter gap-y-8 lg:grid-cols-[7fr_5fr] lg:items-start">
          <div>
            {children}
            <div className="flex flex-wrap items-center gap-x-6 pt-3">
              <label className="no-print t-label inline-flex min-h-tap cursor-pointer items-center gap-3 motion-reduce:hidden">
                <input type="checkbox" className="size-5 accent-terracotta" />
                {pause}
              </label>
              <p className="t-note text-bitumen-soft">{note}</p>
            </div>
          </div>
          <ol className="border-t-[1.5px] border-bitumen">
            {steps.map((step, index) => (
              <li
                key={step.title}
                className="grid grid-cols-[2.5rem_minmax(0,1fr)] max-[18em]:grid-cols-[1.5rem_minmax(0,1fr)] border-b border-hairline py-4"
              >
                <span aria-hidden className="t-head text-terracotta">
                  {index + 1}
                </span>
                <div className="grid gap-1">
                  <h3 className="t-head">{step.title}</h3>
                  <p className="t-small text-bitumen-soft">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
