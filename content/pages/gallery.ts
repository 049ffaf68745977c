import { words } from '@/content/words';
import { CATEGORY_IDS, TILE_CATEGORIES } from '@/content/catalogue/colours';
import { GALLERY, profileLabel, type GalleryItem } from '@/content/catalogue/gallery';
import { RANGE_IDS, supplierOf, TEXTURES, type RangeId } from '@/content/catalogue/textures';
import type { PictureId } from '@/content/pictures/library';
import { tryAddress } from '@/content/simulator/try-address';
import { supplierLabel } from '@/content/suppliers/names';

/** The second range of a supplier is told from its first. */
const SECOND: Partial<Record<RangeId, { slug: string; label: string }>> = {
  supp_8: { slug: 'cobert-plana', label: 'Cobert Plana, Portugal' },
};

/** A range as an address names it, and as visitors read it. */
const makerOf = (range: RangeId): { slug: string; label: string } =>
  SECOND[range] ?? { slug: supplierOf(range), label: supplierLabel(supplierOf(range)) };

/** Fittings fit the roofs of several makers. */
const ANY_MAKER = { slug: 'any', label: 'Several manufacturers' };

export interface GalleryTile {
  id: string;
  title: string;
  /** Its colour family, as addresses name it. */
  category: string;
  supplier: string;
  maker: string;
  profile: string;
  /** The profile or fitting, as visitors read it. */
  label: string;
  colours: readonly string[];
  picture: PictureId;
  /** Its design in the simulator. */
  simulator?: string;
  /** What goes on the enquiry list: the tile itself, laid or single. */
  article: string;
  name: string;
  unit: string;
}

const textureOf = ({ id, view }: GalleryItem) =>
  TEXTURES.find(({ key }) => view !== 'fitting' && `${key}-${view}` === id);

function tileOf(item: GalleryItem): GalleryTile {
  const texture = textureOf(item);
  const { slug, label } = item.range ? makerOf(item.range) : ANY_MAKER;
  return {
    id: item.id,
    title: item.title,
    category: TILE_CATEGORIES[item.category].address,
    supplier: slug,
    maker: label,
    profile: item.profile,
    label: profileLabel(item.profile),
    article: texture?.key ?? item.id,
    name: texture?.title ?? item.title,
    unit: texture ? 'm²' : 'pieces',
    colours: item.colours,
    picture: item.picture,
    ...(texture && { simulator: tryAddress(texture) }),
  };
}

/** The 112 items as the page shows them. */
export const galleryTiles: readonly GalleryTile[] = GALLERY.map(tileOf);

/** The 14 buttons in the specification's order and words; an empty value shows everything. */
export const galleryFilters = [
  { value: '', label: 'all', head: '', anchor: 'all-tiles' },
  ...CATEGORY_IDS.map((id) => {
    const { name, head, address, anchor } = TILE_CATEGORIES[id];
    return {
      value: address as string,
      label: name as string,
      head: head as string,
      anchor: anchor as string,
    };
  }),
];

export const galleryPage = words({
  title: 'Roof tile gallery',
  lead: 'All our roof tiles and fittings in 112 pictures. Filter by colour, manufacturer and profile.',
  breadcrumbs: 'Breadcrumbs',
  words: {
    filter: 'Colour',
    supplier: { label: 'Manufacturer', all: 'All manufacturers' },
    profile: { label: 'Profile', all: 'All profiles' },
    shelf: { one: '{count} picture', other: '{count} pictures' },
    all: { one: 'All {count} picture', other: 'All {count} pictures' },
    none: 'No tile matches these filters.',
    reset: 'Show all',
    try: 'Try in simulator',
  },
  suppliers: [...RANGE_IDS.map(makerOf), ANY_MAKER].map(({ slug, label }) => ({
    value: slug,
    label,
  })),
  profiles: [...new Set(GALLERY.map(({ profile }) => profile))].map((profile) => ({
    value: profile as string,
    label: profileLabel(profile),
  })),
  note: 'Pictures are computer renderings. Colours shown are indicative; ask for the current colour card.',
  next: {
    title: 'Request samples',
    text: 'Tell us the tile and the roof area, and we will reply with colours and quantities.',
    ask: 'Get your free estimate',
    makers: 'Roof tiles by country',
  },
});

export type GalleryWords = (typeof galleryPage)['en']['words'];
