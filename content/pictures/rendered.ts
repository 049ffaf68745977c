import type { PictureId } from './library';
import manifest from './manifest.json';

/** Whether the studio has delivered a picture of the library. */
export const isRendered = (id: PictureId): boolean => id in manifest;

/** A picture once the studio has delivered it; until then another one takes its place. */
export const pictureOr = (id: PictureId, standIn: PictureId): PictureId => (isRendered(id) ? id : standIn);

export interface BannerPicture {
  picture: PictureId;
  /** Crop for phones. */
  tall?: PictureId;
}

/** The same for banners, whose stand-ins have a crop for phones beside them. */
export const bannerOr = (id: PictureId, standIn: BannerPicture): BannerPicture =>
  isRendered(id) ? { picture: id } : standIn;
