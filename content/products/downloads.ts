import { company } from '@/content/company';
import type { ProductPage } from './addresses';
import sizes from './downloads.json';

/** Files below public/ that stand in `downloads.json`, with their bytes (scripts/products/note-downloads.ts). */
const BYTES: Readonly<Record<string, number>> = sizes;

export type DownloadFormat = 'SVG' | 'DXF';

export interface Download {
  format: DownloadFormat;
  file: `/${string}`;
  /** What it is called once it is saved. */
  saved: string;
  bytes: number;
}

/** The files of one kind that a product has. */
export interface Downloads {
  kind: 'drawing';
  files: readonly Download[];
}

const ENDINGS = { SVG: 'svg', DXF: 'dxf' } as const;

/** A file of a product; none where it was not made. */
function download(format: DownloadFormat, file: `/${string}`, name: string): readonly Download[] {
  const bytes = BYTES[file];
  const saved = `${company.slug}-${name}.${ENDINGS[format]}`;
  return bytes === undefined ? [] : [{ format, file, saved, bytes }];
}

function drawingOf(page: ProductPage): readonly Download[] {
  if (page.family === 'tile') {
    const { profile } = page.texture;
    return [
      ...download('DXF', `/download/drawing/${profile}.dxf`, profile),
      ...download('SVG', `/img/drawing/${profile}.svg`, profile),
    ];
  }
  if (page.family !== 'brick') return [];
  const { id } = page;
  return [
    ...download('DXF', `/download/drawing/${id}.dxf`, id),
    ...download('SVG', `/download/drawing/${id}.svg`, id),
  ];
}

/** Everything that can be downloaded of a product beside its pictures, kind by kind. */
export const downloadsOf = (page: ProductPage): readonly Downloads[] =>
  [{ kind: 'drawing' as const, files: drawingOf(page) }].filter(({ files }) => files.length > 0);
