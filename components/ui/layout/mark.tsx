import { MARK } from '@/lib/site/mark';

/** The mark: the section of one laid tile, a roll and a pan, as one path. Never under 32 px wide. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox={MARK.viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth={MARK.stroke}
      aria-hidden
      className={className}
    >
      <path d={MARK.path} />
    </svg>
  );
}
