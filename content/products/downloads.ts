import { company } from '@/content/company';
import { BRICK_COLOURS, type Brick } from '@/content/catalogue/bricks';
import { LA_PALOMA_FACES } from '@/content/catalogue/la-paloma-faces';
import type { ProductPage } from './addresses';
import sizes from './downloads.json';
import textures from './textures.json';

/** Files below public/ that stand in `downloads.json`, with their bytes (scripts/products/note-downloads.ts). */
const BYTES: Readonly<Record<string, number>> = sizes;

/** Millimetres that a texture covers before it repeats, by its name (studio/textures.py). */
const TEXTURE_SIZES: Readonly<Record<string, { width: number; height: number }>> = textures;

/** What a file is, as its press names it: a format, or a map of a texture. */
export type DownloadLabel = 'DXF' | 'SVG' | 'colour' | 'normal' | 'roughness' | 'GLB';

export interface Download {
  label: DownloadLabel;
  file: `/${string}`;
  /** What it is called once it is saved. */
  saved: string;
  bytes: number;
}

/** The files of one kind that a product has. */
export interface Downloads {
  kind: 'drawing' | 'texture' | 'model';
  files: readonly Download[];
}

/** A file of a product; none where it was not made. */
function download(label: DownloadLabel, file: `/${string}`): readonly Download[] {
  const bytes = BYTES[file];
  const saved = `${company.slug}-${file.split('/').at(-1)}`;
  return bytes === undefined ? [] : [{ label, file, saved, bytes }];
}

function drawingOf(page: ProductPage): readonly Download[] {
  if (page.family === 'tile') {
    const { profile } = page.texture;
    return [
      ...download('DXF', `/download/drawing/${profile}.dxf`),
      ...download('SVG', `/img/drawing/${profile}.svg`),
    ];
  }
  if (page.family !== 'brick') return [];
  return [
    ...download('DXF', `/download/drawing/${page.id}.dxf`),
    ...download('SVG', `/download/drawing/${page.id}.svg`),
  ];
}

/** Whose surface is cast concrete and nothing else: not broken, hammered, washed out or shaped. */
function isPlainConcrete({ shape }: Brick): boolean {
  switch (shape.form) {
    case 'block':
      return !shape.face && !shape.light;
    case 'facing':
      return shape.face === 'smooth';
    case 'paver':
      return !shape.top || shape.top === 'plain';
    default:
      return true;
  }
}

/** What the colour map of a product is called: concrete of one colour shares one. */
function mapOf(page: ProductPage): string | undefined {
  if (page.family !== 'brick') return page.id;
  return isPlainConcrete(page.brick) ? `concrete-${BRICK_COLOURS[page.brick.colour].slice(1)}` : undefined;
}

/** Whose relief a texture has: its profile, or the face of its brick. */
const reliefOf = (page: ProductPage): string | undefined => {
  if (page.family === 'tile') return page.texture.profile;
  return page.family === 'la-paloma' ? `brick-${LA_PALOMA_FACES[page.colour]}` : undefined;
};

function textureOf(page: ProductPage): readonly Download[] {
  const relief = reliefOf(page);
  return [
    ...download('colour', `/download/texture/${mapOf(page)}.jpg`),
    ...(relief ? download('normal', `/download/texture/${relief}-normal.jpg`) : []),
    ...(relief ? download('roughness', `/download/texture/${relief}-roughness.jpg`) : []),
  ];
}

/** Width and height in millimetres that the texture of a product covers before it repeats. */
export const textureSize = (page: ProductPage) => TEXTURE_SIZES[mapOf(page) ?? ''];

/** Pixels of the longer side of every texture (studio/textures.py). */
const TEXTURE_PIXELS = 2048;

/** Pixels of a texture, across and down: square ones, so that both sides have the proportion of its millimetres. */
export function texturePixels({ width, height }: { width: number; height: number }) {
  const scale = TEXTURE_PIXELS / Math.max(width, height);
  return { across: Math.round(width * scale), down: Math.round(height * scale) };
}

/** The model of a product, as every program and telephone reads it. */
export const modelOf = ({ id }: ProductPage): Download | undefined =>
  download('GLB', `/download/model/${id}.glb`)[0];

/** The same, packed for the viewer of its page (docs/decisions/314). */
export const packedModelOf = ({ id }: ProductPage): Download | undefined =>
  download('GLB', `/download/model/packed/${id}.glb`)[0];

/**
 * Bytes of the script that shows a model, packed by Brotli as browsers ask for it; what a press fetches is weighed
 * against it in tests/e2e/catalogue/model.spec.ts.
 */
const VIEWER_BYTES = 239_000;

const KB = 1024;

/** What opening the model of a product fetches, the viewer included: kilobytes, rounded up to whole tens. */
export function openedKilobytes(page: ProductPage): number | undefined {
  const packed = packedModelOf(page);
  return packed && Math.ceil((VIEWER_BYTES + packed.bytes) / KB / 10) * 10;
}

/** Everything that can be downloaded of a product beside its pictures, kind by kind. */
export function downloadsOf(page: ProductPage): readonly Downloads[] {
  const model = modelOf(page);
  const all: readonly Downloads[] = [
    { kind: 'drawing', files: drawingOf(page) },
    // Relief alone, of a profile whose tile has no map of its colour, is nothing to lay.
    { kind: 'texture', files: textureSize(page) ? textureOf(page) : [] },
    { kind: 'model', files: model ? [model] : [] },
  ];
  return all.filter(({ files }) => files.length > 0);
}
