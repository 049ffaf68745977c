import type { Design } from './design';

/* From a design to the pictures that show it, bottom up. A view only shows a plan. */

/** Left, top, width and height in pixels of the sheet. */
export type Box = readonly number[];

/** The pictures of one model. */
export interface LayerSheet {
  /** Pixels of the whole picture. */
  size: readonly number[];
  layers: Readonly<Record<string, { box: Box }>>;
}

export type Sheets = Readonly<Partial<Record<Design['model'], LayerSheet>>>;

export interface PlannedLayer {
  /** Its address but for width and type: `m1/roof-opt_1`. */
  file: string;
  /** Where it lies, in percent of the picture. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A model's folder: `model_1` is `m1`. */
export const folderOf = (model: Design['model']): string => `m${model.slice('model_'.length)}`;

/** What each plate wears already, so that the design a villa opens with is one picture. */
const WORN = { model_1: 'opt_1', model_2: 'opt_1', model_3: 'opt_51' } as const;
const WORN_WALL = 'e6c795';

/**
 * Names of a design's layers, bottom up; not all of them have a picture. As soon as a design differs from the plate,
 * its wall and its roof are both laid: the edge between them belongs to the roof, whose outline depends on the tile.
 */
function namesOf({ model, option, wall, stone }: Design): string[] {
  if (option === WORN[model] && wall === WORN_WALL && stone === 'none') return ['plate'];
  return ['plate', `wall-${wall}`, `stonewall-${stone}`, `roof-${option}`];
}

const percent = (part: number, whole: number) => Math.round((part / whole) * 1e5) / 1e3;

/** The layers of a design, bottom up: plate, wall, stone, roof. What stands before them is part of their pictures. */
export function planOf(design: Design, sheets: Sheets): readonly PlannedLayer[] {
  const sheet = sheets[design.model];
  if (!sheet) return [];
  const [width = 1, height = 1] = sheet.size;
  return namesOf(design).flatMap((name) => {
    const box = sheet.layers[name]?.box;
    if (!box) return [];
    const [x = 0, y = 0, w = width, h = height] = box;
    return {
      file: `${folderOf(design.model)}/${name}`,
      left: percent(x, width),
      top: percent(y, height),
      width: percent(w, width),
      height: percent(h, height),
    };
  });
}

/**
 * Which files a browser takes: full width, half width, half width without AVIF, or half width on a plate of 750 px, for
 * a telephone of few dots (docs/decisions/362-letters-and-first-picture.md).
 */
export type FileKind = '1920.avif' | '960.avif' | '960.webp' | '750.avif';

export const isPlate = (file: string): boolean => file.endsWith('/plate');

/** Path of a layer's file below the origin of the pictures. Of 750 px there is a plate alone. */
export const layerPath = (file: string, kind: FileKind): `/${string}` =>
  `/simulator/${file}-${kind === '750.avif' && !isPlate(file) ? '960.avif' : kind}`;
