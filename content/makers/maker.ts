import type { RangeTab } from '@/content/catalogue/ranges';
import type { SupplierId } from '@/content/catalogue/textures';
import type { PictureId } from '@/content/pictures/library';
import type { BannerPicture } from '@/content/pictures/banner';
import type { RouteKey } from '@/content/routes';

/** A maker of roof tiles, as its page, its card and its row of the comparison show it. */
export interface Maker {
  /** Whose textures of the simulator and pictures of the gallery are its own. */
  id: SupplierId;
  name: string;
  country: string;
  /** Every address of its page; cards lead to the first. */
  pages: readonly [RouteKey, ...RouteKey[]];
  heading: string;
  lead: string;
  text: string;
  /** Rows of the sheet about the factory, after maker and country. */
  facts: readonly (readonly [label: string, value: string])[];
  promo: { title: string; text: string; picture: PictureId };
  banner: BannerPicture;
  card: PictureId;
  tabs: readonly RangeTab[];
  /** Pieces laid on a square metre, only where the maker publishes them. */
  perSquareMetre?: { profile: string; value: number; source: string };
}
