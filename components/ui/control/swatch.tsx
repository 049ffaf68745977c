interface Props {
  /** Nominal colours, as hex. */
  colours: readonly string[];
  className?: string;
}

/** As wide as each other, each up to where the next begins: one box for all, as a gallery has a hundred of them. */
const stripes = (colours: readonly string[]) => {
  const end = (index: number) => `${Math.round((1000 * index) / colours.length) / 10}%`;
  return `linear-gradient(90deg,${colours.map((colour, index) => `${colour} ${end(index)} ${end(index + 1)}`).join()})`;
};

/** The nominal colours of a tile, side by side as they lie on the roof. For the eye only: its name stands beside it. */
export function Swatch({ colours, className = 'h-5 w-15' }: Props) {
  return (
    <span
      aria-hidden
      className={`inline-flex flex-none border border-hairline forced-color-adjust-none [print-color-adjust:exact] ${className}`}
      style={{ backgroundImage: stripes(colours) }}
    />
  );
}
