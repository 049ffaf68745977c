import type { CSSProperties } from 'react';

interface Props {
  /** Ink of the line that is still to be laid, and of the one laid over it. */
  ground: string;
  ink: string;
  /** How the upper line is cut to what is laid. */
  laid: { className?: string; style?: CSSProperties };
  className?: string;
}

const mask = (image: string): CSSProperties => ({
  mask: `var(${image}) 0 0 / 3.5rem 1.625rem round no-repeat`,
});

/** The tile line where it measures time: laid from the start side over a thin one of the whole length. */
export function TileLine({ ground, ink, laid, className = '' }: Props) {
  return (
    <div aria-hidden className={`relative h-6.5 rtl:-scale-x-100 ${className}`}>
      <div
        className={`absolute inset-0 forced-color-adjust-none forced-colors:bg-[color:GrayText] ${ground}`}
        style={mask('--profile')}
      />
      <div
        className={`absolute inset-0 forced-color-adjust-none forced-colors:bg-[color:Highlight] ${ink} ${laid.className ?? ''}`}
        style={{ ...mask('--profile-bold'), ...laid.style }}
      />
    </div>
  );
}
