import { supplierPage } from '@/content/pages/supplier';
import { countryName, supplierName } from '@/content/suppliers/names';
import type { Lang } from '@/content/lang';
import type { TileSupplier } from './tile-supplier';

export type SheetRow = readonly [label: string, value: string];

/** What a specifier asks of a tile: the manufacturer's value where one is published, else `on request`. */
export function specificationOf(of: TileSupplier, lang: Lang): readonly SheetRow[] {
  const { maker, country, rows, request } = supplierPage[lang].factory;
  const { perSquareMetre: pieces } = of;
  return [
    [maker, supplierName(of.supplier)],
    [country, countryName(of.supplier, lang)],
    ...of.words[lang].facts,
    [rows.overall, request],
    [rows.cover, request],
    [rows.pieces, pieces ? `${pieces.value} (${pieces.source})` : request],
    [rows.weight, request],
    [rows.pitch, request],
  ];
}
