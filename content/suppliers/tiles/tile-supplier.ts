import type { RangeTab } from '@/content/catalogue/ranges';
import type { ProfileId, RangeId } from '@/content/catalogue/textures';
import type { Lang } from '@/content/lang';
import type { PictureId } from '@/content/pictures/library';
import type { BannerPicture } from '@/content/pictures/banner';
import type { RouteKey } from '@/content/routes';
import type { SupplierId } from '@/content/suppliers/registry';

interface TileSupplierWords {
  heading: string;
  lead: string;
  text: string;
  /** Rows of the specification, after name and country: what is in our range. */
  facts: readonly (readonly [label: string, value: string])[];
  promo: { title: string; text: string; picture: PictureId };
}

/** What a supplier sends in roof tiles, as its page, its card and its row of the comparison show it. */
export interface TileSupplier {
  supplier: SupplierId;
  /** Its ranges in the simulator; fittings belong to the first. */
  ranges: readonly [RangeId, ...RangeId[]];
  /** Every address of its page; cards lead to the first. */
  pages: readonly [RouteKey, ...RouteKey[]];
  words: Readonly<Record<Lang, TileSupplierWords>>;
  banner: BannerPicture;
  card: PictureId;
  tabs: readonly RangeTab[];
  /** Pieces laid on a square metre, only where the manufacturer publishes them. */
  perSquareMetre?: { profile: ProfileId; value: number; source: string };
}
