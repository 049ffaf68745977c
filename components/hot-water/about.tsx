import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  /** What it belongs to; stands before the sign. */
  children: ReactNode;
  /** Read out after it: what opens. */
  label: string;
  /** Formula and source. */
  text: string;
  className?: string;
}

/** A figure's name with an "i" that opens where the figure is from. Works without scripts. */
export function About({ children, label, text, className = 't-label' }: Props) {
  return (
    <details className="group/i">
      <summary className={`${className} inline-flex min-h-tap items-center gap-2`}>
        {children}
        <Info
          aria-hidden
          className="size-5 text-joint group-open/i:text-terracotta group-hover/i:text-bitumen"
        />
        <span className="sr-only">: {label}</span>
      </summary>
      <p className="t-note mt-1 mb-2 max-w-measure border-s-3 border-bitumen bg-sand p-3 font-normal">
        {text}
      </p>
    </details>
  );
}
