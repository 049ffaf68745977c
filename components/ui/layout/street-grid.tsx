/** Streets as a map draws them, for the ground of a map that was not asked for yet. */
export function StreetGrid() {
  const avenues = Array.from({ length: 9 }, (_, k) => `M${k * 190 - 200} 0l240 420`).join('');
  const streets = Array.from({ length: 6 }, (_, k) => `M0 ${k * 80 + 10}L1400 ${k * 80 - 70}`).join('');
  return (
    <svg
      viewBox="0 0 1400 420"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className="absolute inset-0 size-full fill-none stroke-bitumen-line"
    >
      <path d={avenues + streets} />
    </svg>
  );
}
