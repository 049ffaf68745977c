/** Widths of blocks along a street, repeated; every street begins further along, so that no two are alike. */
const BLOCKS = [150, 96, 210, 124, 178];
/** Depths of the rows between streets, and the street after each: every third is a main road. */
const ROWS = [86, 104, 92, 78, 110, 88, 96, 84, 102, 90];
const street = (row: number) => (row % 3 === 2 ? 44 : 16);
const GAP = 16;

/** Blocks of a quarter seen from above, as one path. No street of it is a real one. */
function blocks(): string {
  let path = '';
  let top = -300;
  ROWS.forEach((depth, row) => {
    let start = -400 - row * 53;
    for (let block = row; start < 1800; block++) {
      const width = BLOCKS[block % BLOCKS.length]!;
      path += `M${start} ${top}h${width}v${depth}h${-width}z`;
      start += width + (block % 4 === 3 ? 40 : GAP);
    }
    top += depth + street(row);
  });
  return path;
}

const PATH = blocks();

/** A drawing in the place of a map that was not asked for yet: says what will come, and claims no street. */
export function MapDrawing() {
  return (
    <svg
      viewBox="0 0 1400 480"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className="absolute inset-0 size-full fill-bitumen-line/35 stroke-bitumen-line"
    >
      <path d={PATH} transform="rotate(-14 700 240)" />
    </svg>
  );
}
