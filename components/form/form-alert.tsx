import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  children?: ReactNode;
}

/** Said at once to those who listen, and takes the focus from there. */
export function FormAlert({ title, text, children }: Props) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      className="grid scroll-mt-8 grid-cols-[auto_1fr] gap-x-3 gap-y-3 border-s-6 border-kiln bg-kiln-wash p-4 leading-snug"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 text-kiln" />
      <div className="grid gap-1">
        <p className="font-[640]">{title}</p>
        {text && <p className="t-small">{text}</p>}
        {children}
      </div>
    </div>
  );
}
