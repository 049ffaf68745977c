import { Columns2, Redo2, Share2, Undo2, ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { LinkByHand } from '@/components/ui/address/link-by-hand';
import { useEndButtons } from '@/components/ui/carousel/use-end-buttons';
import { SquareButton } from '@/components/ui/control/square-button';
import { toast } from '@/components/ui/message/toast';
import type { SimulatorWords } from '@/content/pages/tools/simulator';
import { copyText } from '@/lib/browser/copy-text';

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
  const [isByHand, setByHand] = useState(false);
  const { previous, next } = useEndButtons(!undo, !redo);
  const onShare = async () => {
    setByHand(!(await shareLink(share, words.share.copied)));
  };
  return (
    <>
      <div role="group" aria-label={tool.tools} className="named flex flex-wrap items-center gap-y-2">
        <SquareButton ref={previous} icon={Undo2} flips label={tool.undo} disabled={!undo} onClick={undo} />
        <SquareButton ref={next} icon={Redo2} flips label={tool.redo} disabled={!redo} onClick={redo} />
        <SquareButton
          icon={Columns2}
          label={isComparing ? compare.stop : compare.keep}
          onClick={onCompare}
          className={`ms-3 ${isComparing ? 'bg-bitumen text-limewash' : ''}`}
        />
        <SquareButton icon={ZoomIn} label={tool.closeUp} aria-haspopup="dialog" onClick={onCloseUp} />
        <SquareButton icon={Share2} label={words.share.button} onClick={() => void onShare()} />
      </div>
      {isByHand && <LinkByHand label={words.share.link} url={share.url} />}
    </>
  );
}

/** Shares by the device's own sheet, else copies the link; false where neither can be done. */
async function shareLink(share: Props['share'], copied: string): Promise<boolean> {
  if (navigator.share) {
    return navigator.share(share).then(
      () => true,
      // Closed without sharing is no fault.
      (error) => error instanceof DOMException && error.name === 'AbortError',
    );
  }
  const isCopied = await copyText(share.url);
  if (isCopied) toast('success', copied);
  return isCopied;
}
