/** Courses of the main slope and of the wing, as lines along the eaves. */
const COURSES =
  'M15.7 39.8L52 33M19.8 46.2L70 36.6M23.8 52.7L64.5 44.9M27.9 59.1L58.5 53.3M32 65.6L54.6 61.3M100 24.6L84 27.6M112 31.5L77 38.2M124 38.5L90 45M130 45.5L102 51';
const WING = 'M69.6 45.7L109.8 65.3M65.2 51.4L105.3 71M60.8 57.1L100.9 76.7M56.4 62.8L96.4 82.4';

/** A roof with all its parts, drawn for the eight numbers that stand on it. */
export function RoofDrawing({ alt }: { alt: string }) {
  return (
    <svg
      viewBox="0 0 160 100"
      role="img"
      aria-label={alt}
      className="block h-auto w-full bg-sand fill-plaster stroke-bitumen stroke-[0.35]"
    >
      <path className="fill-limewash" d="M11.7 33.4L36 72V86L2 66V52Z" />
      <path className="fill-limewash" d="M36 72L52 68.5L92 88V99L36 86Z" />
      <path className="fill-limewash" d="M114.2 59.6L92 88V99L131 86V72Z" />
      <path className="fill-limewash" d="M128 60L136 52V68L131 72Z" />
      <path d="M79.7 20.5L136 52L124 26Z" />
      <path d="M11.7 33.4L79.7 20.5L136 52L36 72Z" />
      <path className="fill-none stroke-joint stroke-[0.2]" d={COURSES} />
      <path d="M74 40L114.2 59.6L92 88L52 68.5Z" />
      <path className="fill-none stroke-joint stroke-[0.2]" d={WING} />
      <path className="fill-limewash" d="M92.5 42V20L97 18.4L101 20.4V42L97 44Z" />
      <path className="fill-none" d="M92.5 20L97 22V44M97 22L101 20.4" />
      <path className="fill-none stroke-verdigris stroke-[1.2]" d="M91.6 40.6L97 43.2L102 40.8" />
      <path
        className="fill-none stroke-terracotta stroke-[1.6]"
        d="M11.7 33.4L79.7 20.5L136 52M79.7 20.5L124 26M74 40L114.2 59.6M11.7 33.4L36 72M114.2 59.6L92 88"
      />
      <path className="fill-none stroke-verdigris stroke-[1.2]" d="M74 40L52 68.5" />
    </svg>
  );
}
