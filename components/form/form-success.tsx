'use client';

import { Check } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  /** Take the focus: the button or the form that had it has done its work. */
  focus: boolean;
  children?: ReactNode;
}

/** What was sent has arrived, and what comes next. */
export function FormSuccess({ title, text, focus, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <div role="status" className="grid gap-4 border-s-6 border-verdigris bg-verdigris-wash p-6 lg:p-8">
      <Check aria-hidden className="size-8 text-verdigris" />
      <h3 ref={heading} tabIndex={-1} className="t-head outline-offset-4">
        {title}
      </h3>
      <p>{text}</p>
      {children}
    </div>
  );
}
