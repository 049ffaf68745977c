import type { ModelId } from './options';

/** A part of the wall layer as a background of CSS: its size and position, in per cent. */
export interface WallSampleFrame {
  size: `${number}%`;
  position: `${number}% ${number}%`;
}

/** Pixels of the layer that is 960 wide with its picture: the layer's size, and a square of it that is all wall. */
interface Square {
  layer: readonly [width: number, height: number];
  side: number;
  left: number;
  top: number;
}

/** The largest square of each villa's wall layer that no window or plant cuts into; a test looks at the files. */
export const STONE_SQUARES: Readonly<Record<ModelId, Square>> = {
  model_1: { layer: [649, 281], side: 60, left: 472, top: 133 },
  model_2: { layer: [727, 345], side: 57, left: 0, top: 212 },
  model_3: { layer: [688, 294], side: 65, left: 134, top: 6 },
};

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%` as const;

/** What a swatch at least as wide as tall shows of a stone: the square, which fills it from side to side. */
export function stoneFrame(model: ModelId): WallSampleFrame {
  const { layer, side, left, top } = STONE_SQUARES[model];
  const [width, height] = layer;
  return {
    size: percent(width / side),
    position: `${percent(left / (width - side))} ${percent(top / (height - side))}`,
  };
}
