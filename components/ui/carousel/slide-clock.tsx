import { useEffect, useState } from 'react';
import { TileLine } from '@/components/ui/layout/tile-line';

interface Props {
  running: boolean;
  /** Called once, when the line is laid. Give the clock a new key to start it again. */
  onEnd: () => void;
  className?: string;
}

/** How long a slide stays, and how often the line grows, in ms. */
const STAY = 5000;
const TICK = 100;

/** The tile line as the clock of a slideshow: it grows ten times a second, and stands still in a pause. */
export function SlideClock({ running, onEnd, className = '' }: Props) {
  const [elapsed, setElapsed] = useState(0);
  const ended = elapsed >= STAY;

  useEffect(() => {
    if (!running || ended) return;
    const timer = setInterval(() => setElapsed((before) => before + TICK), TICK);
    return () => clearInterval(timer);
  }, [running, ended]);

  useEffect(() => {
    if (ended) onEnd();
  }, [ended, onEnd]);

  const percent = (elapsed * 100) / STAY;
  return (
    <div data-progress={percent} className={className}>
      <TileLine
        ground="bg-bitumen-line"
        ink="bg-terracotta-lit"
        laid={{ style: { clipPath: `inset(0 ${100 - percent}% 0 0)` } }}
      />
    </div>
  );
}
