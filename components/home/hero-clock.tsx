import { useEffect } from 'react';
import { TileLine } from '@/components/ui/tile-line';

interface Props {
  running: boolean;
  /** How long one round takes, in ms. */
  stay: number;
  onEnd: () => void;
  className?: string;
}

/** The tile line as a clock: it is laid once from the start side, then the next slide comes. */
export function HeroClock({ running, stay, onEnd, className = '' }: Props) {
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(onEnd, stay);
    return () => clearTimeout(timer);
  }, [running, stay, onEnd]);

  return (
    <div data-clock={running ? 'running' : 'stopped'} className={className}>
      <TileLine
        ground="bg-joint"
        ink="bg-terracotta"
        laid={{
          className: running ? 'animate-lay' : 'clip-laid-none',
          style: { animationDuration: `${stay}ms` },
        }}
      />
    </div>
  );
}
