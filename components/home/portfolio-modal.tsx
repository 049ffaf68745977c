import { Download, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { PlainPicture } from '@/components/ui/plain-picture';
import { SquareButton } from '@/components/ui/square-button';
import { downloadPicture } from '@/lib/core/download-picture';
import type { PortfolioItem, PortfolioWords } from './portfolio-carousel';

interface Props {
  item: PortfolioItem | null;
  words: PortfolioWords;
  onClose: () => void;
}

/** One picture large, with its title, a download and a way back. */
export function PortfolioModal({ item, words, onClose }: Props) {
  const picture = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  const save = () => {
    if (!item || !picture.current) return;
    setFailed(false);
    downloadPicture(picture.current, item.title, 'png').catch(() => setFailed(true));
  };

  return (
    <Dialog open={item !== null} onClose={onClose} label={item?.title ?? ''} look="full">
      {item && (
        <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]" data-veil>
          <div className="flex items-center gap-4 px-margin py-3">
            <h2 className="t-head me-auto">{item.title}</h2>
            <p role="alert" className="t-small text-terracotta-lit">
              {failed && words.failed}
            </p>
            <div className="flex flex-none">
              <SquareButton icon={Download} label={words.download} onClick={save} />
              <SquareButton icon={X} label={words.close} onClick={onClose} autoFocus />
            </div>
          </div>
          <div className="grid min-h-0 place-items-center px-margin pb-margin" data-veil>
            <PlainPicture
              ref={picture}
              sources={item.picture}
              sizes="(min-width: 75em) 75rem, 100vw"
              className="max-h-full w-auto max-w-full object-contain"
            />
          </div>
        </div>
      )}
    </Dialog>
  );
}
