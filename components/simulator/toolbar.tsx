import { Columns2, Redo2, Share2, Undo2, ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { SquareButton } from '@/components/ui/square-button';
import { toast } from '@/components/ui/toast';
import type { SimulatorWords } from '@/content/pages/simulator';

interface Props {
  words: SimulatorWords;
  undo?: () => void;
  redo?: () => void;
  isComparing: boolean;
  onCompare: () => void;
  onCloseUp: () => void;
  share: { title: string; text: string; url: string };
}

/** What can be done with the picture, in one row under it. */
export function Toolbar({ words, undo, redo, isComparing, onCompare, onCloseUp, share }: Props) {
  const { tool, compare } = words;
  const [link, setLink] = useState('');
  const onShare = async () => {
    setLink(await shareLink(share, words.share.copied));
  };
  return (
    <>
      <div role="group" aria-label={tool.tools} className="flex flex-wrap items-center gap-y-2">
        <SquareButton icon={Undo2} flips label={tool.undo} disabled={!undo} onClick={undo} />
        <SquareButton icon={Redo2} flips label={tool.redo} disabled={!redo} onClick={redo} />
        <SquareButton
          icon={Columns2}
          label={isComparing ? compare.stop : compare.keep}
          aria-pressed={isComparing}
          onClick={onCompare}
          className="ms-3 aria-pressed:bg-bitumen aria-pressed:text-limewash"
        />
        <SquareButton icon={ZoomIn} label={tool.closeUp} aria-haspopup="dialog" onClick={onCloseUp} />
        <SquareButton icon={Share2} label={words.share.button} onClick={() => void onShare()} />
      </div>
      {link && (
        <label className="t-note grid gap-1 pt-2">
          {words.share.link}
          <input
            readOnly
            autoFocus
            value={link}
            onFocus={(event) => event.currentTarget.select()}
            className="min-h-tap border border-joint bg-plaster px-2"
          />
        </label>
      )}
    </>
  );
}

/** Shares by the device's own sheet, else copies the link. The link itself where neither can be done. */
async function shareLink(share: Props['share'], copied: string): Promise<string> {
  try {
    if (navigator.share) {
      await navigator.share(share);
      return '';
    }
    await navigator.clipboard.writeText(share.url);
    toast('success', copied);
    return '';
  } catch (error) {
    // Closed without sharing.
    return error instanceof DOMException && error.name === 'AbortError' ? '' : share.url;
  }
}
