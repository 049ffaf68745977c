import type { PictureId } from '@/content/pictures/library';
import type { PageHref } from '@/content/routes';
import type { UnitId } from '@/content/units';

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
