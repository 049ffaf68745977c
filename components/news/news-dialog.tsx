import { X } from 'lucide-react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { PlainPicture } from '@/components/ui/picture/plain-picture';
import { SquareButton } from '@/components/ui/control/square-button';
import { TextLink } from '@/components/links/text-link';
import type { NewsItem } from './news-item';

interface Props {
  /** None while the dialog is closed. */
  item: NewsItem | undefined;
  close: string;
  onClose: () => void;
}

/** One event: its picture, and beside it title, date and what happened. */
export function NewsDialog({ item, close, onClose }: Props) {
  return (
    <Dialog open={item !== undefined} onClose={onClose} label={item?.title ?? ''} look="sheet">
      {item && (
        <div className="grid md:min-h-[min(31rem,calc(100dvh-4rem))] md:grid-cols-2">
          <div className="relative">
            <PlainPicture
              sources={item.picture}
              sizes="(min-width: 62em) 31rem, (min-width: 48em) 50vw, 100vw"
              className="aspect-landscape w-full object-cover md:absolute md:inset-0 md:h-full"
            />
          </div>
          <div className="grid grid-rows-[auto_1fr_auto] gap-4 p-6 sm:p-8">
            <div className="flex items-center justify-between gap-4">
              <p className="t-small text-bitumen-soft">{item.date}</p>
              <SquareButton icon={X} label={close} onClick={onClose} data-first-focus />
            </div>
            <div className="grid content-start gap-4">
              <h2 className="t-head">{item.title}</h2>
              {item.description && <p>{item.description}</p>}
            </div>
            {item.on && (
              <div>
                <TextLink href={item.on.href}>{item.on.text}</TextLink>
              </div>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
