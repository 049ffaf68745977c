'use client';

import { RotateCcw, TriangleAlert } from 'lucide-react';
import { Button } from '@/components/ui/control/button';

interface Props {
  text: string;
  again: string;
  onAgain: () => void;
}

/** The load failed: the stated words and a way on. The page around it is whole. */
export function ShelfFault({ text, again, onAgain }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4 border-s-6 border-kiln bg-kiln-wash px-5 py-4">
      <p role="alert" className="t-label flex items-center gap-3 text-kiln">
        <TriangleAlert aria-hidden className="size-5" />
        {text}
      </p>
      <Button look="outline" sign={<RotateCcw aria-hidden className="size-5" />} onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
