'use client';

import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { path } from '@/content/routes';

interface Props {
  words: { title: string; text: string; next: string; link: string; again: string };
  /** Where a fresh form is, for browsers without JavaScript. */
  again: string;
  onAgain: () => void;
  /** Take the focus: the form that had it is gone. */
  focus: boolean;
}

/** Stands where the form stood once the enquiry is stored. */
export function SentPanel({ words, again, onAgain, focus }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) title.current?.focus();
  }, [focus]);
  return (
    <div role="status" className="grid gap-4 border-s-6 border-verdigris bg-verdigris-wash p-6 lg:p-8">
      <Check aria-hidden className="size-8 text-verdigris" />
      <h3 ref={title} tabIndex={-1} className="t-head outline-offset-4">
        {words.title}
      </h3>
      <p>{words.text}</p>
      <p>{words.next}</p>
      <p className="flex flex-wrap gap-x-8">
        <TextLink href={path('product')}>{words.link}</TextLink>
        <a
          href={again}
          onClick={(event) => {
            event.preventDefault();
            onAgain();
          }}
          className="t-label inline-flex min-h-tap items-center underline underline-offset-[0.22em] hover:text-kiln"
        >
          {words.again}
        </a>
      </p>
    </div>
  );
}
