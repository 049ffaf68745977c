import { fittingOf, GALLERY, type GalleryItem } from '@/content/catalogue/gallery';
import type { Shot } from './shot';
import { nthCrop, sunlit, tinted, type Tint } from './tinted';

/** Plates and pictures of the gallery are both 4:5. */
const UPRIGHT = 1.25;

/** Pieces that turn away from the lamp need a little more light. */
const LIFTED: readonly string[] = ['lateral-right', 'end-cap'];

function tintOf(item: GalleryItem, index: number): Tint {
  const { view, profile, colours } = item;
  if (view === 'laid') {
    const room = { share: [0.76, 0.92], plate: UPRIGHT, picture: UPRIGHT } as const;
    return {
      plate: `plate/${profile}-tall`,
      colours,
      crop: nthCrop(index, room),
      ...sunlit(profile),
    };
  }
  // Pieces stand with the same margin in every plate; a narrower crop would give it away.
  const room = { share: [0.95, 1], plate: UPRIGHT, picture: UPRIGHT } as const;
  if (view === 'single') {
    return { plate: `plate/${profile}-front`, colours, crop: nthCrop(index, room) };
  }
  const piece = fittingOf(item.id)!;
  const lift = LIFTED.includes(piece) ? { exposure: 0.1 } : {};
  return { plate: `plate/${piece}-piece`, colours, crop: nthCrop(index, room), ...lift };
}

/** One shot for every item of the gallery. */
export const GALLERY_SHOTS: readonly (Shot & { id: GalleryItem['picture'] })[] = GALLERY.map(
  (item, index) => ({
    ...tinted({ id: item.picture, kind: 'galleryItem' }, tintOf(item, index)),
    id: item.picture,
  }),
);
