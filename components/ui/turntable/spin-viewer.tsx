'use client';

import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import type { PictureSources } from '@/components/ui/picture/picture-candidates';
import { fill } from '@/lib/site/fill';
import { useHydrated } from '@/components/ui/hydration/use-hydrated';
import { PlainPicture } from '@/components/ui/picture/plain-picture';
import { SquareButton } from '@/components/ui/control/square-button';
import { useSpin } from './use-spin';
import { twoDigits } from '@/lib/text/two-digits';

interface SpinWords {
  left: string;
  right: string;
  play: string;
  pause: string;
  hint: string;
  /** Without keys: where there are fingers alone. */
  touch: string;
  /** Read out while it is turned: `{view}` of `{count}`. */
  view: string;
}

interface Props {
  /** Spoken name of what is turned. */
  label: string;
  words: SpinWords;
  /** One turn, evenly spaced, beginning at the front. */
  frames: readonly PictureSources[];
  sizes: string;
}

/** Fetches the other frames once somebody means to turn it, so that a page with several stays light. */
function useFrames({ frames, sizes }: Props) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    for (const { avif } of frames) {
      const image = new Image();
      image.sizes = sizes;
      image.srcset = avif;
    }
  }, [wanted, frames, sizes]);
  return () => setWanted(true);
}

/** How many views a key turns on by from the one that is shown. */
function wayOf(key: string, frame: number, count: number): number {
  const steps: Record<string, number> = {
    ...{ ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 },
    ...{ PageUp: 3, PageDown: -3, Home: -frame, End: count - 1 - frame },
  };
  return steps[key] ?? 0;
}

/** The one viewer of things that can be turned round: by dragging, buttons, keys, or by itself. */
export function SpinViewer(props: Props) {
  const { label, words, frames, sizes } = props;
  const { frame, playing, toggle, step, drag } = useSpin(frames.length);
  const want = useFrames(props);
  const count = frames.length;
  // Without scripts nothing turns it: there it is a picture.
  const stage = useHydrated()
    ? {
        role: 'slider',
        tabIndex: 0,
        'aria-valuemin': 1,
        'aria-valuemax': count,
        'aria-valuenow': frame + 1,
        'aria-valuetext': fill(words.view, { view: frame + 1, count }),
      }
    : { role: 'img' };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = wayOf(event.key, frame, count);
    // At an end already; the page itself is not to scroll there either.
    if (by || event.key === 'Home' || event.key === 'End') event.preventDefault();
    if (by) step(by);
  };

  return (
    <div onPointerEnter={want} onFocus={want}>
      <div
        {...stage}
        aria-label={label}
        onKeyDown={onKeyDown}
        className="cursor-grab touch-pan-y touch-pinch-zoom select-none active:cursor-grabbing"
        {...drag}
        onPointerDown={(event) => {
          want();
          drag.onPointerDown(event);
        }}
      >
        <PlainPicture
          sources={frames[frame]!}
          sizes={sizes}
          alt=""
          decoding="sync"
          className="pointer-events-none aspect-landscape w-full object-cover"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-4 noscript:hidden">
        <p className="t-note me-auto min-w-0 flex-1 basis-24 text-bitumen-soft">
          <span className="pointer-coarse:hidden">{words.hint}</span>
          <span className="pointer-fine:hidden">{words.touch}</span>
        </p>
        <p aria-hidden className="t-label whitespace-nowrap">
          {twoDigits(frame + 1)} <span className="font-normal text-bitumen-soft">/ {twoDigits(count)}</span>
        </p>
        <div role="group" aria-label={label} className="flex">
          <SquareButton icon={RotateCw} label={words.left} onClick={() => step(-1)} />
          <SquareButton
            icon={playing ? Pause : Play}
            label={playing ? words.pause : words.play}
            onClick={toggle}
          />
          <SquareButton icon={RotateCcw} label={words.right} onClick={() => step(1)} />
        </div>
      </div>
    </div>
  );
}
