import { words } from '@/content/words';
import { CATEGORY_IDS, familyNames, TILE_CATEGORIES } from '@/content/catalogue/colours';
import { GALLERY, galleryTitle, partOf, profileLabel, type GalleryItem } from '@/content/catalogue/gallery';
import { RANGE_IDS, supplierOf, TEXTURES, textureTitle, type RangeId } from '@/content/catalogue/textures';
import type { Lang } from '@/content/lang';
import type { PictureId } from '@/content/pictures/library';
import { productPageOf, productPath } from '@/content/products/addresses';
import { path, type PageHref, type ProductParent } from '@/content/routes';
import { tryAddress } from '@/content/simulator/try-address';
import { supplierLabel } from '@/content/suppliers/names';

const manufacturerWords = words(
  {
    /** The second range of a supplier is told from its first. */
    second: { supp_8: 'Cobert Plana, Portugal' },
    /** Fittings fit the roofs of several manufacturers. */
    any: 'Several manufacturers',
    /** On the button that shows all colours. */
    all: 'all',
  },
  {
    ar: {
      second: { supp_8: 'Cobert Plana، البرتغال' },
      any: 'عدة شركات مصنّعة',
      all: 'الكل',
    },
  },
);

const SECOND: Partial<Record<RangeId, string>> = { supp_8: 'cobert-plana' };

/** A range as an address names it, and as visitors read it; of fittings there is none. */
export function manufacturerOf(range: RangeId | null, lang: Lang): { slug: string; label: string } {
  const { second, any } = manufacturerWords[lang];
  if (!range) return { slug: 'any', label: any };
  const named: Partial<Record<RangeId, string>> = second;
  return {
    slug: SECOND[range] ?? supplierOf(range),
    label: named[range] ?? supplierLabel(supplierOf(range), lang),
  };
}

export interface GalleryTile {
  id: string;
  title: string;
  /** Its colour family, as addresses name it. */
  category: string;
  supplier: string;
  manufacturer: string;
  profile: string;
  /** The profile or fitting, as visitors read it. */
  label: string;
  colours: readonly string[];
  picture: PictureId;
  /** Its design in the simulator. */
  simulator?: PageHref;
  /** Its own page. */
  page?: PageHref;
  /** What goes on the enquiry list: the tile itself, laid or single. */
  product: string;
  name: string;
}

/** Nothing for what has no page of its own. */
function pageOf(id: string, lang: Lang): { page?: PageHref } {
  const page = productPageOf(id);
  return page ? { page: productPath(page, lang) } : {};
}

const textureOf = ({ id, view }: GalleryItem) =>
  TEXTURES.find(({ key }) => view !== 'fitting' && `${key}-${view}` === id);

function tileOf(item: GalleryItem, lang: Lang): GalleryTile {
  const texture = textureOf(item);
  const { slug, label } = manufacturerOf(item.range, lang);
  const title = galleryTitle(item, lang);
  return {
    id: item.id,
    title,
    category: TILE_CATEGORIES[item.category].address,
    supplier: slug,
    manufacturer: label,
    profile: item.profile,
    label: profileLabel(item.profile, lang),
    product: texture?.key ?? item.id,
    name: texture ? textureTitle(texture, lang) : title,
    colours: item.colours,
    picture: item.picture,
    ...(texture && { simulator: tryAddress(texture, lang) }),
    ...pageOf(texture?.key ?? `part-${partOf(item.profile)}`, lang),
  };
}

/** The 112 items as the page shows them. */
export const galleryTiles = (lang: Lang): readonly GalleryTile[] => GALLERY.map((item) => tileOf(item, lang));

/** The 14 buttons in the specification's order and words; an empty value shows everything. */
export const galleryFilters = (lang: Lang) => [
  { value: '', label: manufacturerWords[lang].all, head: '', anchor: 'all-tiles' },
  ...CATEGORY_IDS.map((id) => {
    const { address, anchor } = TILE_CATEGORIES[id];
    const { name, head } = familyNames[lang][id];
    return { value: address as string, label: name, head, anchor: anchor as string };
  }),
];

/** Below which page the tiles of a range have theirs: each range has one. */
const pagesBelow = (range: RangeId | null): ProductParent | undefined =>
  productPageOf(TEXTURES.find((texture) => texture.range === range)?.key ?? '')?.parent;

/**
 * The manufacturers and the profiles one can choose. With them stands where the tiles of a manufacturer have their
 * pages (`pages`), and the page of a fitting: see `shownTile`.
 */
export const galleryOptions = (lang: Lang) => ({
  suppliers: [...RANGE_IDS, null].map((range) => {
    const { slug: value, label } = manufacturerOf(range, lang);
    const parent = pagesBelow(range);
    return { value, label, ...(parent && { pages: path(parent, lang) }) };
  }),
  profiles: [...new Set(GALLERY.map(({ profile }) => profile))].map((profile) => ({
    value: profile as string,
    label: profileLabel(profile, lang),
    ...pageOf(`part-${partOf(profile)}`, lang),
  })),
});

export const galleryPage = words(
  {
    title: 'Roof tile gallery',
    lead: 'All our roof tiles and fittings in 112 pictures. Filter by colour, manufacturer and profile.',
    picture: 'about/showroom-table' as PictureId,
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
      page: 'Specification',
      compare: 'Compare',
    },
    note: 'Pictures are computer renderings. Colours shown are indicative; ask for the current colour card.',
    next: {
      title: 'Request samples',
      text: 'Put up to 5 tiles on your enquiry list, choose “Samples” there, and tell us where to send them.',
      ask: 'Open the enquiry list',
      manufacturers: 'Roof tiles by country',
    },
  },
  {
    ar: {
      title: 'معرض صور القرميد',
      lead: 'كل ما نورّده من قرميد وقطع مكمّلة في 112 صورة. اختاروا حسب اللون والشركة المصنّعة وشكل القرميدة.',
      breadcrumbs: 'مسار التنقل',
      words: {
        filter: 'اللون',
        supplier: { label: 'الشركة المصنّعة', all: 'جميع الشركات المصنّعة' },
        profile: { label: 'شكل القرميدة', all: 'جميع الأشكال' },
        shelf: {
          zero: 'لا صور',
          one: 'صورة واحدة',
          two: 'صورتان',
          few: '{count} صور',
          many: '{count} صورة',
          other: '{count} صورة',
        },
        all: {
          zero: 'لا صور',
          one: 'الصورة الوحيدة',
          two: 'الصورتان',
          few: 'جميع الصور: {count}',
          many: 'جميع الصور: {count}',
          other: 'جميع الصور: {count}',
        },
        none: 'لا توجد قرميدة بهذه المواصفات.',
        reset: 'عرض الكل',
        try: 'تجربة في المحاكي',
        page: 'المواصفات',
        compare: 'مقارنة',
      },
      note: 'الصور مصمّمة بالحاسوب. الألوان المعروضة إرشادية، ويمكنكم طلب بطاقة الألوان الحالية.',
      next: {
        title: 'اطلبوا عيّنات',
        text: 'أضيفوا ما يصل إلى 5\u00a0قطع إلى قائمة الطلب، واختاروا فيها «عيّنات»، واكتبوا لنا عنوان إرسالها.',
        ask: 'فتح قائمة الطلب',
        manufacturers: 'القرميد حسب البلد',
      },
    },
  },
);

export type GalleryWords = (typeof galleryPage)['en']['words'];
