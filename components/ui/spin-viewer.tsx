'use client';

import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import type { PictureSources } from './picture-candidates';
import { PlainPicture } from './plain-picture';
import { SquareButton } from './square-button';
import { useSpin } from './use-spin';

export interface SpinWords {
  left: string;
  right: string;
  play: string;
  pause: string;
  hint: string;
  /** Follows the angle when it is read out. */
  degrees: string;
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

/** The one viewer of things that can be turned round: by dragging, buttons, arrow keys, or by itself. */
export function SpinViewer(props: Props) {
  const { label, words, frames, sizes } = props;
  const { frame, playing, toggle, step, drag } = useSpin(frames.length);
  const want = useFrames(props);
  const degrees = Math.round((frame * 360) / frames.length);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = ({ ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 } as const)[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  };

  return (
    <div onPointerEnter={want} onFocus={want}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={360}
        aria-valuenow={degrees}
        aria-valuetext={`${degrees} ${words.degrees}`}
        onKeyDown={onKeyDown}
        className="cursor-grab touch-pan-y select-none active:cursor-grabbing"
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
      <div className="flex items-center gap-6 pt-4 noscript:hidden">
        <p className="t-note me-auto text-bitumen-soft">{words.hint}</p>
        <div className="flex">
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
