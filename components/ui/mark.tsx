/** The mark: the section of one laid tile, a roll and a pan, as one path. Never under 32 px wide. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 68 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="7"
      aria-hidden
      className={className}
    >
      <path d="M5 31V22C5-1 33-1 33 20C33 27 42 28 50 27C58 26 63 20 64 12" />
    </svg>
  );
}
