import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { SquareButton } from '@/components/ui/control/square-button';
import type { HeroWords } from './hero-words';
import { twoDigits } from '@/lib/text/two-digits';

interface Props {
  index: number;
  count: number;
  playing: boolean;
  words: HeroWords;
  onToggle: () => void;
  onStep: (by: 1 | -1) => void;
  /** The line that shows how much of the slide's time has gone. */
  clock: ReactNode;
}

// Below 768 px a swipe or the counter turns the slides; the arrows stay for whoever uses a keyboard.
const arrow = 'max-md:not-focus-visible:sr-only';

/** Counter, clock and controls on one ruled line. Pause comes first for the keyboard. */
export function HeroReel({ index, count, playing, words, onToggle, onStep, clock }: Props) {
  return (
    <div className="wrap">
      <div className="flex h-17 items-center gap-3 border-b border-hairline md:gap-6">
        <div className="order-3 flex">
          <SquareButton
            icon={playing ? Pause : Play}
            label={playing ? words.pause : words.play}
            onClick={onToggle}
            data-play
            className="order-2"
          />
          <SquareButton
            icon={ArrowLeft}
            flips
            label={words.previous}
            onClick={() => onStep(-1)}
            className={`order-1 ${arrow}`}
          />
          <SquareButton
            icon={ArrowRight}
            flips
            label={words.next}
            onClick={() => onStep(1)}
            className={`order-3 -ms-px ${arrow}`}
          />
        </div>
        <button
          type="button"
          onClick={() => onStep(1)}
          className="t-label order-1 inline-flex min-h-tap items-center gap-1 md:pointer-events-none"
        >
          {/* Begins as it is seen: whoever speaks to the page says what stands there. */}
          <span>{twoDigits(index + 1)}</span>{' '}
          <span className="font-normal text-bitumen-soft">/ {twoDigits(count)}</span>
          <span className="sr-only">. {words.next}</span>
        </button>
        {clock}
      </div>
    </div>
  );
}
