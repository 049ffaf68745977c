interface Props {
  /** Nominal colours, as hex. */
  colours: readonly string[];
  className?: string;
}

/** The nominal colours of a tile, side by side as they lie on the roof. For the eye only: its name stands beside it. */
export function Swatch({ colours, className = 'h-5 w-15' }: Props) {
  return (
    <span
      aria-hidden
      className={`inline-flex flex-none border border-hairline forced-color-adjust-none [print-color-adjust:exact] ${className}`}
    >
      {colours.map((colour, index) => (
        <span key={index} className="grow" style={{ backgroundColor: colour }} />
      ))}
    </span>
  );
}
