import type { HOTSPOTS } from '@/content/catalogue/diagram';
import type { GalleryItem } from '@/content/catalogue/gallery';
import type { IsiklarId } from '@/content/catalogue/isiklar';
import type { LaPalomaColour } from '@/content/catalogue/la-paloma';
import type { TextureKey } from '@/content/catalogue/textures';
import type { PictureId } from '@/content/pictures/library';
import type { PageHref } from '@/content/routes';
import type { SheetId } from '@/content/solar/sheets';
import type { SupplierId } from '@/content/suppliers/registry';
import type { UnitId } from '@/content/units';

/** What a page may offer for the list. Fittings of one manufacturer are named by their first picture. */
export type ProductId =
  | TextureKey
  | GalleryItem['id']
  | PictureId
  | `data-sheet-${SupplierId}`
  | `part-${(typeof HOTSPOTS)[number]['id']}`
  | `yamama-${number}`
  | `la-paloma-${LaPalomaColour}`
  | `isiklar-${IsiklarId}`
  | `sigma-${SheetId}`
  | 'cmg-condensation'
  | 'cmg-natural-circulation'
  | 'cmg-forced-circulation'
  | 'certificate-dubai'
  | `roof-${string}`;

/** Something that can be put on the enquiry list, in the words of one language. */
export interface ListedProduct {
  name: string;
  /** Who manufactures it, or what else tells it from its like. */
  manufacturer: string;
  /** What it is counted in, unless the visitor chooses otherwise. */
  unit: UnitId;
  /** The page that shows it, with its place there. */
  address: PageHref;
  picture?: PictureId;
}

/** A product under the id by which every entry to the list names it. */
export type Listed = readonly [id: string, product: ListedProduct];
