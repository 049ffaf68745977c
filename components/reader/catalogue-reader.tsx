import { ArrowLeft, ArrowRight, Maximize, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { ControllerRef, ZoomRef } from 'yet-another-react-lightbox';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { LightboxItem } from '@/components/ui/lightbox/lightbox-item';
import { LightboxStage } from '@/components/ui/lightbox/lightbox-stage';
import { SquareButton } from '@/components/ui/control/square-button';
import { useEndButtons } from '@/components/ui/carousel/use-end-buttons';
import type { LightboxWords } from '@/components/ui/lightbox/lightbox-words';
import { arrowStep } from '@/components/ui/carousel/reading-direction';
import { fill } from '@/lib/site/fill';
import { PageField } from './page-field';
import { PageThumbnails } from './page-thumbnails';

interface ReaderWords extends LightboxWords {
  title: string;
  /** Around the field of the page's number: `{page}`, `{total}`. */
  field: string;
  /** A page in the row of small ones: `{nth}`, `{title}`. */
  page: string;
  /** The page that is read, as it is read out: `{nth}`, `{total}`, `{title}`. */
  shown: string;
  pages: string;
  zoomIn: string;
  zoomOut: string;
  whole: string;
}

export interface CatalogueReaderProps {
  items: readonly LightboxItem[];
  words: ReaderWords;
  /** The page shown; null while closed. */
  at: number | null;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** The catalogue on the whole screen: turn, jump, enlarge. Loaded when it is opened for the first time. */
export function CatalogueReader(props: CatalogueReaderProps) {
  const { at, words, onClose } = props;
  return (
    <Dialog open={at !== null} onClose={onClose} label={words.title} look="full">
      {at !== null && <OpenReader {...props} at={at} />}
    </Dialog>
  );
}

function OpenReader({ items, words, at, onMove, onClose }: CatalogueReaderProps & { at: number }) {
  const [start] = useState(at);
  const last = items.length - 1;
  const stage = useStage(at, last);
  const { previous, next } = useEndButtons(at === 0, at === last);

  return (
    <div
      className="grid h-full grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] low:grid-cols-[auto_minmax(0,1fr)_auto] low:grid-rows-[auto_minmax(0,1fr)]"
      data-veil
      onKeyDown={stage.onKeyDown}
    >
      <div
        className="flex flex-wrap items-center gap-x-6 gap-y-2 px-margin py-3 low:col-span-full low:gap-x-2 low:py-1 low:min-[20em]:flex-nowrap"
        data-veil
      >
        <h2 className="t-head me-auto max-sm:sr-only">{words.title}</h2>
        <PageField {...{ at, count: items.length, words }} onGo={stage.go} />
        <p role="status" className="sr-only">
          {fill(words.shown, { nth: at + 1, total: items.length, title: items[at]!.title })}
        </p>
        <div className="ms-auto flex sm:ms-0">
          <SquareButton icon={ZoomOut} label={words.zoomOut} onClick={stage.zoomOut} />
          <SquareButton icon={Maximize} label={words.whole} onClick={stage.whole} className="max-sm:hidden" />
          <SquareButton icon={ZoomIn} label={words.zoomIn} onClick={stage.zoomIn} />
          <SquareButton icon={X} label={words.close} onClick={onClose} data-first-focus />
        </div>
      </div>
      <LightboxStage
        {...{ items, start, words, onMove, onClose, controller: stage.controller, zoom: stage.zoom }}
        finite
        className="low:col-start-2 low:row-start-2"
      />
      {/* In a low window the arrows stand beside the page. */}
      <div className="flex items-center gap-x-4 px-margin py-3 low:contents" data-veil>
        <SquareButton
          ref={previous}
          icon={ArrowLeft}
          flips
          label={words.previous}
          disabled={at === 0}
          onClick={() => stage.go(at - 1)}
          className="flex-none low:col-start-1 low:row-start-2 low:ms-margin low:self-center"
        />
        <PageThumbnails {...{ items, at, words }} onGo={stage.go} />
        <SquareButton
          ref={next}
          icon={ArrowRight}
          flips
          label={words.next}
          disabled={at === last}
          onClick={() => stage.go(at + 1)}
          className="flex-none low:col-start-3 low:row-start-2 low:me-margin low:self-center"
        />
      </div>
    </div>
  );
}

/** Hands to the stage, for buttons, field, thumbnails and keys. */
function useStage(at: number, last: number) {
  const controller = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);

  const go = (index: number) => {
    const by = Math.min(last, Math.max(0, index)) - at;
    if (by > 0) controller.current?.next({ count: by });
    if (by < 0) controller.current?.prev({ count: -by });
  };
  const zoomIn = () => zoom.current?.zoomIn();
  const zoomOut = () => zoom.current?.zoomOut();
  const whole = () => zoom.current?.changeZoom(1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = arrowStep(event);
    const actions: Record<string, (() => void) | undefined> = {
      PageDown: () => go(at + 1),
      PageUp: () => go(at - 1),
      Home: () => go(0),
      End: () => go(last),
      '+': zoomIn,
      '=': zoomIn,
      '-': zoomOut,
      '0': whole,
    };
    const action = step ? () => go(at + step) : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return { controller, zoom, go, zoomIn, zoomOut, whole, onKeyDown };
}
