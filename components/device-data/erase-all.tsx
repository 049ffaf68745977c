import { useState } from 'react';
import { Button } from '@/components/ui/control/button';
import type { DeviceDataWords } from '@/content/pages/company/device-data';

interface Props {
  words: DeviceDataWords;
  onErase: () => void;
}

/** Asks once more before everything goes. */
export function EraseAll({ words, onErase }: Props) {
  // Not asked yet, open, or answered.
  const [asked, setAsked] = useState<boolean | null>(null);
  if (!asked)
    return (
      <div>
        {/* Whoever keeps everything is back where it was asked. */}
        <Button look="outline" autoFocus={asked === false} onClick={() => setAsked(true)}>
          {words.eraseAll}
        </Button>
      </div>
    );
  return (
    <div
      role="group"
      aria-label={words.eraseAll}
      className="grid gap-4 border-s-2 border-kiln bg-kiln-wash p-4"
    >
      <p>{words.sure}</p>
      <div className="flex flex-wrap gap-4">
        <Button onClick={onErase}>{words.yes}</Button>
        {/* The safe answer has the focus. */}
        <Button look="outline" autoFocus onClick={() => setAsked(false)}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
