import { Check, CircleHelp, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const TONES = {
  busy: {
    ground: 'border-joint bg-sand',
    sign: <LoaderCircle aria-hidden className="mt-0.5 size-5 animate-spin" />,
  },
  good: {
    ground: 'border-verdigris bg-verdigris-wash',
    sign: <Check aria-hidden className="mt-0.5 size-5 text-verdigris" />,
  },
  bad: {
    ground: 'border-kiln bg-kiln-wash',
    sign: <TriangleAlert aria-hidden className="mt-0.5 size-5 text-kiln" />,
  },
  doubt: { ground: 'border-bitumen bg-sand', sign: <CircleHelp aria-hidden className="mt-0.5 size-5" /> },
} as const;

export type Tone = keyof typeof TONES;

interface Props {
  tone: Tone;
  title: string;
  /** What it means and what can be done. */
  text?: string;
  children?: ReactNode;
}

/** One message about a photograph: a sentence, and what follows from it. */
export function PhotoMessage({ tone, title, text, children }: Props) {
  const { ground, sign } = TONES[tone];
  return (
    <div className={`grid grid-cols-[auto_1fr] gap-x-3 gap-y-4 border-s-6 p-4 sm:p-6 ${ground}`}>
      {sign}
      <div className="grid gap-1">
        <p className="font-[640]">{title}</p>
        {text && <p>{text}</p>}
      </div>
      {/* On a telephone the answers have the whole width: they stand side by side. */}
      {children && <div className="max-sm:col-span-2 sm:col-start-2">{children}</div>}
    </div>
  );
}
