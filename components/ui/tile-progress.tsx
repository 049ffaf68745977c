import type { CSSProperties } from 'react';

interface Props {
  /** From 0 to 1. */
  value: number;
  label?: string;
  className?: string;
}

const mask = (image: string) =>
  ({ mask: `var(${image}) 0 0 / 3.5rem 1.625rem round no-repeat` }) as CSSProperties;

/** Progress drawn as laid courses: the tile line fills from the start side. */
export function TileProgress({ value, label, className = '' }: Props) {
  const speech = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <div {...speech} className={`relative h-6.5 rtl:-scale-x-100 ${className}`}>
      <div className="absolute inset-0 bg-joint" style={mask('--profile')} />
      <div
        className="absolute inset-0 bg-terracotta"
        style={{ ...mask('--profile-bold'), clipPath: `inset(0 ${(1 - value) * 100}% 0 0)` }}
        data-progress
      />
    </div>
  );
}
