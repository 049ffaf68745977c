import { X } from 'lucide-react';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { PictureSources } from '@/components/ui/picture/picture-candidates';
import { PlainPicture } from '@/components/ui/picture/plain-picture';
import { SquareButton } from '@/components/ui/control/square-button';

interface Props {
  open: boolean;
  onClose: () => void;
  picture: PictureSources;
  title: string;
  words: { close: string; note: string };
}

/** The tile of the roof as it lies, from an arm's length. */
export function CloseUp({ open, onClose, picture, title, words }: Props) {
  return (
    <Dialog open={open} onClose={onClose} label={title} look="sheet" back>
      <div className="flex items-center justify-between gap-4 ps-4">
        <h2 className="t-head py-2">{title}</h2>
        <SquareButton icon={X} label={words.close} onClick={onClose} className="border-0" />
      </div>
      <PlainPicture
        sources={picture}
        sizes="(min-width: 64em) 62rem, 96vw"
        className="max-h-[70dvh] w-full object-cover"
      />
      <p className="t-note p-4 text-bitumen-soft">{words.note}</p>
    </Dialog>
  );
}
