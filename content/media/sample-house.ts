import type { TextureKey } from '@/content/catalogue/textures';
import type { PictureId } from '@/content/pictures/library';

type Corner = readonly [x: number, y: number];

/** Of a rendering of our own: its roof, as a visitor would mark it. Px of a picture 1024 px wide, the eaves first. */
const SIDES: readonly (readonly Corner[])[] = [
  [
    [341.3, 340.2],
    [927, 338.7],
    [996.8, 309.2],
    [950.3, 241.7],
    [221.1, 262.7],
    [283.1, 278.2],
  ],
  [
    [200.1, 335.6],
    [339, 339.5],
    [283.1, 278.2],
    [19.4, 230.1],
  ],
  [
    [304.1, 385.2],
    [692, 390.7],
    [694.3, 348],
    [341.3, 348],
  ],
];

/** The house that whoever has no photograph at hand tries tiles on. */
export const sampleHouse = {
  picture: 'project/porch-house-al-ain' satisfies PictureId as PictureId,
  /** The tile it is first shown in: far from its own. */
  tile: 'cobert-plana-dark-grey' satisfies TextureKey,
  planes: SIDES.map((corners) => ({
    corners: corners.map(([x, y]) => ({ x, y })),
    rows: 0,
    kind: 'plane' as const,
  })),
};
