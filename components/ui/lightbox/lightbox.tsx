import { ArrowLeft, ArrowRight, Download, Pause, Play, X } from 'lucide-react';
import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ControllerRef, ZoomRef } from 'yet-another-react-lightbox';
import { downloadPicture } from '@/lib/browser/download-picture';
import { fill } from '@/lib/site/fill';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { LightboxItem } from './lightbox-item';
import { LightboxStage } from './lightbox-stage';
import type { LightboxWords } from './lightbox-words';
import { largestFile } from '@/components/ui/picture/picture-candidates';
import { arrowStep } from '@/components/ui/carousel/reading-direction';
import { SlideClock } from '@/components/ui/carousel/slide-clock';
import { SquareButton } from '@/components/ui/control/square-button';

export interface LightboxProps {
  items: readonly LightboxItem[];
  /** The picture shown; null while closed. */
  at: number | null;
  words: LightboxWords;
  /** Stands under every picture. */
  caption?: string;
  /** What can be done with the picture that is shown. */
  actions?: (at: number) => ReactNode;
  /** File type of a download. */
  save: 'png' | 'jpg';
  onMove: (index: number) => void;
  onClose: () => void;
}

/** The one lightbox of the site. Loaded by use-lightbox.tsx when the first picture is opened. */
export function Lightbox(props: LightboxProps) {
  const { items, at, onClose } = props;
  const item = at === null ? undefined : items[at];
  return (
    <Dialog open={Boolean(item)} onClose={onClose} label={item?.title ?? ''} look="full" back>
      {at !== null && item && <OpenLightbox {...props} at={at} item={item} />}
    </Dialog>
  );
}

/**
 * Head, picture and foot. In a low window all buttons stand in one row, the picture takes the rest, and what is said of
 * it follows when one scrolls. Elsewhere the picture has a floor, or head and foot would take all of it in large letters;
 * in letters as browsers come it has more than that, 31 % of a window of 320 × 568 and of 640 × 360.
 */
const frame =
  'grid h-full grid-rows-[auto_minmax(30dvh,1fr)_auto] max-[18em]:grid-rows-[auto_minmax(45dvh,1fr)_auto] low:h-auto low:grid-cols-[1fr_auto_auto] low:grid-rows-[auto_calc(100dvh-5.5rem)] low:gap-x-3 low:gap-y-1 low:px-margin low:py-1';

type OpenProps = LightboxProps & { at: number; item: LightboxItem };

function OpenLightbox(props: OpenProps) {
  const { items, item, at, words, caption, actions, save, onMove, onClose } = props;
  const [start] = useState(at);
  const [playing, setPlaying] = useState(false);
  const [large, setLarge] = useState(false);
  const stage = useStage();
  const saving = useSave(item, save);
  /** What the button says: an enlarged picture stays too. */
  const going = playing && !large;
  const toggle = () => {
    if (!going) stage.whole();
    setPlaying(!going);
  };
  return (
    <div className={frame} data-veil onKeyDown={stage.onKeyDown}>
      <div className="flex items-center gap-4 px-margin py-3 low:contents" data-veil>
        <div
          className="grow items-center justify-between gap-4 low:col-span-full low:row-start-3 sm:flex"
          data-veil
        >
          <h2 className="t-head">{item.title}</h2>
          <p role="status" aria-live={going ? 'off' : 'polite'} className="t-label whitespace-nowrap">
            {fill(words.nth, { nth: at + 1, total: items.length })}
          </p>
        </div>
        <div className="flex flex-none low:col-start-3 low:row-start-1">
          <SquareButton icon={Download} label={words.download} onClick={saving.save} />
          <SquareButton icon={X} label={words.close} onClick={onClose} data-first-focus />
        </div>
      </div>
      <LightboxStage
        {...{ items, start, words, onMove, onClose, controller: stage.controller, zoom: stage.zoom }}
        onZoom={setLarge}
        className="low:col-span-full low:row-start-2 low:-mx-margin"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-margin py-3 low:contents" data-veil>
        <SlideClock
          key={at}
          running={going}
          onEnd={stage.next}
          className="w-full low:col-span-full low:row-start-5 short:sm:order-1 short:sm:w-auto short:sm:grow"
        />
        <div className="min-w-0 flex-1 low:col-span-full low:row-start-4 short:sm:flex-initial">
          <p className="t-small text-ash">{caption}</p>
          <p role="alert" className="t-small text-terracotta-lit">
            {saving.told && words[saving.told]}
          </p>
        </div>
        <div className="flex flex-none low:col-start-2 low:row-start-1 short:sm:order-2">
          <SquareButton icon={ArrowLeft} flips label={words.previous} onClick={stage.previous} />
          <SquareButton
            icon={going ? Pause : Play}
            label={going ? words.pause : words.play}
            onClick={toggle}
          />
          <SquareButton icon={ArrowRight} flips label={words.next} onClick={stage.next} />
        </div>
        {actions && (
          <div className="w-full low:col-span-full low:row-start-6 short:sm:order-3">{actions(at)}</div>
        )}
      </div>
    </div>
  );
}

/** Hands to the stage, for buttons and keys: the stage itself hears keys only while the focus is in it. */
function useStage() {
  const controller = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  const next = useCallback(() => controller.current?.next(), []);
  const previous = useCallback(() => controller.current?.prev(), []);
  const whole = () => zoom.current?.changeZoom(1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = arrowStep(event);
    if (step) return step > 0 ? next() : previous();
    const actions: Record<string, (() => void) | undefined> = {
      '+': zoom.current?.zoomIn,
      '-': zoom.current?.zoomOut,
    };
    actions[event.key]?.();
  };
  return { controller, zoom, next, previous, whole, onKeyDown };
}

function useSave({ id, title, picture }: LightboxItem, type: LightboxProps['save']) {
  /** Of which file, and whether it did not come or may not have: under the next picture it would be said of that one. */
  const [told, setTold] = useState<{ of: string; what: 'failed' | 'unsure' } | null>(null);
  const save = () => {
    setTold(null);
    downloadPicture([largestFile(picture), picture.webp], { title, extension: type }, () =>
      setTold({ of: id, what: 'unsure' }),
    ).catch(() => setTold({ of: id, what: 'failed' }));
  };
  return { told: told?.of === id ? told.what : null, save };
}
