import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/control/button';
import type { EnquiryListWords } from '@/content/forms/enquiry-list';
import { fill } from '@/lib/site/fill';
import { enquiryList } from '@/lib/enquiry-list/enquiry-list';
import type { EnquiryLine } from '@/lib/enquiry-list/line';

export interface Removed {
  line: EnquiryLine;
  /** As it was called when it was taken off. */
  name: string;
  at: number;
}

interface Props {
  words: EnquiryListWords;
  /** What was taken off since the page was opened, the latest last. */
  removed: readonly Removed[];
  /** Told what is left to bring back, and which line came back last. */
  onUndo: (left: readonly Removed[], back: string) => void;
}

/** What was taken off, and the way back. Takes the focus, for the button that had it is gone. */
export function ListUndo({ words, removed, onUndo }: Props) {
  const undo = useRef<HTMLButtonElement>(null);
  /** The line that found no room; said no more once another is the latest. */
  const [full, setFull] = useState<Removed>();
  const count = removed.length;
  const latest = removed.at(-1);
  useEffect(() => undo.current?.focus(), [latest]);
  if (!latest) return null;

  /** Backwards, so that each finds the place it had. */
  const bringBack = (many: number) => {
    const left = [...removed];
    let back = '';
    for (let turn = 0; turn < many; turn++) {
      const { line, at } = left.at(-1)!;
      if (enquiryList.restore(line, at) === 'full') break;
      left.pop();
      back = line.id;
    }
    if (back) onUndo(left, back);
    else setFull(latest);
  };
  return (
    <div className="on-dark mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-bitumen px-4 py-2 text-limewash">
      <p id="taken-off" role="status">
        {full === latest ? words.full : fill(words.removed, { name: latest.name })}
      </p>
      <div className="flex flex-wrap gap-3">
        {/* A sentence that comes new with its part may not be told: who is given the focus hears it. */}
        <Button ref={undo} look="outline" aria-describedby="taken-off" onClick={() => bringBack(1)}>
          {words.undo}
        </Button>
        {count > 1 && (
          <Button look="outline" onClick={() => bringBack(count)}>
            {fill(words.undoAll, { count })}
          </Button>
        )}
      </div>
    </div>
  );
}
