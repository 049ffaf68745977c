import type { PictureId } from './library';
import manifest from './manifest.json';
import type { BANNERS } from './shots/banners';

/** Whether the studio has delivered a picture of the library. */
export const isRendered = (id: PictureId): boolean => id in manifest;

/** A picture once the studio has delivered it; until then another one takes its place. */
export const pictureOr = (id: PictureId, standIn: PictureId): PictureId => (isRendered(id) ? id : standIn);

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
