import type { PictureId } from './library';
import type { BANNERS } from './shots/banners';

export interface BannerPicture {
  picture: PictureId;
  /** Crop for phones. */
  tall?: PictureId;
}

/** A page banner with its crop for phones. */
export const banner = (name: (typeof BANNERS)[number]['id']): BannerPicture => ({
  picture: name,
  tall: `${name}-tall`,
});
