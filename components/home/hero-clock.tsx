import { useEffect, type CSSProperties } from 'react';

interface Props {
  running: boolean;
  /** How long one round takes, in ms. */
  stay: number;
  onEnd: () => void;
  className?: string;
}

const line = (image: string): CSSProperties => ({
  mask: `var(${image}) 0 0 / 3.5rem 1.625rem round no-repeat`,
});

/** The tile line as a clock: it is laid once from the start side, then the next slide comes. */
export function HeroClock({ running, stay, onEnd, className = '' }: Props) {
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(onEnd, stay);
    return () => clearTimeout(timer);
  }, [running, stay, onEnd]);

  return (
    <div
      aria-hidden
      data-clock={running ? 'running' : 'stopped'}
      className={`relative h-6.5 rtl:-scale-x-100 ${className}`}
    >
      <div className="absolute inset-0 bg-joint" style={line('--profile')} />
      <div
        className={`absolute inset-0 bg-terracotta ${running ? 'animate-lay' : 'clip-laid-none'}`}
        style={{ ...line('--profile-bold'), animationDuration: `${stay}ms` }}
      />
    </div>
  );
}
