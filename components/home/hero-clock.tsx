import { useEffect } from 'react';
import { TileLine } from '@/components/ui/layout/tile-line';

interface Props {
  running: boolean;
  /** How long one round takes, in ms. */
  stay: number;
  onEnd: () => void;
  /** What is waited for when the round is over; nothing if what comes next is there. */
  wait?: () => Promise<unknown> | undefined;
  className?: string;
}

/** The tile line as a clock: it is laid once from the start side, then the next slide comes. */
export function HeroClock({ running, stay, onEnd, wait, className = '' }: Props) {
  useEffect(() => {
    if (!running) return;
    let isOver = false;
    const end = () => {
      const coming = wait?.();
      if (!coming) return onEnd();
      coming.then(
        () => isOver || onEnd(),
        () => isOver || onEnd(),
      );
    };
    const timer = setTimeout(end, stay);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [running, stay, onEnd, wait]);

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
