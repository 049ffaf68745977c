import { words } from '@/content/words';
import {
  PROFILE_NAMES,
  RANGE_IDS,
  supplierOf,
  texturesOf,
  type ProfileId,
  type RangeId,
} from '@/content/catalogue/textures';
import type { RangeTab } from '@/content/catalogue/ranges';
import { galleryAddress } from '@/content/catalogue/gallery-address';
import { inOneLine } from '@/content/format-list';
import type { Lang } from '@/content/lang';
import { banner } from '@/content/pictures/banner';
import { path, type PageHref } from '@/content/routes';
import { countryName, supplierLabel, supplierName } from '@/content/suppliers/names';
import { suppliersOf, type SupplierId } from '@/content/suppliers/registry';
import { TILE_SUPPLIERS } from '@/content/suppliers/tiles/all';
import type { TileSupplier } from '@/content/suppliers/tiles/tile-supplier';

/** What stands on a page's tabs, as it is called in a sentence. */
const namesOf = (tabs: readonly RangeTab[], lang: Lang) =>
  inOneLine(
    tabs.filter(({ holds }) => holds === 'tiles').map(({ words: said }) => said[lang].name),
    lang,
  );

export const roofTilesPage = words(
  {
    title: 'Roof tiles',
    lead: 'Clay roof tiles from five countries. Choose by country and manufacturer, or filter by colour.',
    ...banner('banner/roof-tiles'),
    breadcrumbs: 'Breadcrumbs',
    filter: { button: 'PRODUCT FILTER', about: 'all tiles by colour' },
    cards: {
      title: 'By country',
    },
    hours: {
      title: 'One roof, five hours',
      lead: 'Clay looks different through the day. Tiles, house and camera are the same in all five pictures; only the light changes.',
      label: 'Hour of the day',
      names: { dawn: 'Dawn', morning: 'Morning', noon: 'Noon', afternoon: 'Afternoon', dusk: 'Dusk' },
      note: 'Computer rendering of Portoghese tiles in terracotta.',
    },
    table: {
      title: 'Compare manufacturers',
      lead: 'Profiles with their pieces per m², colours and accessories in our range.',
      caption: 'Roof tile manufacturers compared',
      head: ['Manufacturer', 'Country', 'Profiles', 'Colours', 'Accessories'],
      none: 'on request',
      pieces: '{value} pieces per m² ({profile})',
      /** Beside a profile: as its manufacturer publishes it, and as our drawing gives it. */
      published: '{count}\u00a0per\u00a0m²',
      drawn: 'about\u00a0{count}\u00a0per\u00a0m²',
      pans: 'about\u00a0{count}\u00a0per\u00a0m², covers and pans',
      note: 'Figures with “about” are computed from our profile drawings and are indicative. Ask for the manufacturer’s data sheet before you order.',
      yes: 'in our range',
      no: 'on request',
    },
    next: {
      title: 'Need to match an existing roof?',
      text: 'Send us a photo of the roof, or bring a tile to the showroom. We will look for a match.',
      ask: 'Send us a photo',
      check: 'Check your roof photo',
    },
  },
  {
    ar: {
      title: 'القرميد',
      lead: 'قرميد فخاري من خمسة بلدان. اختاروا حسب البلد والشركة المصنّعة، أو حسب اللون.',
      breadcrumbs: 'مسار التنقل',
      filter: { button: 'تصفية المنتجات', about: 'كل القرميد حسب اللون' },
      cards: {
        title: 'حسب البلد',
      },
      hours: {
        title: 'سقف واحد في خمسة أوقات من اليوم',
        lead: 'يتغير مظهر الفخار على مدار اليوم. القرميد والمنزل وزاوية التصوير واحدة في الصور الخمس، ولا يتغير إلا الضوء.',
        label: 'وقت اليوم',
        names: { dawn: 'الفجر', morning: 'الصباح', noon: 'الظهر', afternoon: 'العصر', dusk: 'الغسق' },
        note: 'صورة مصمّمة بالحاسوب لقرميد Portoghese بلون التيراكوتا.',
      },
      table: {
        title: 'مقارنة الشركات المصنّعة',
        lead: 'الأشكال وعدد قطعها لكل م² والألوان والملحقات في مجموعتنا.',
        caption: 'مقارنة بين الشركات المصنّعة للقرميد',
        head: ['الشركة المصنّعة', 'البلد', 'الأشكال', 'الألوان', 'الملحقات'],
        none: 'عند الطلب',
        pieces: '{value}\u00a0قطعة لكل\u00a0م² ({profile})',
        published: '{count} لكل\u00a0م²',
        drawn: 'نحو\u00a0{count} لكل\u00a0م²',
        pans: 'نحو\u00a0{count} لكل\u00a0م²، الأغطية والمجاري معًا',
        note: 'الأرقام المسبوقة بكلمة «نحو» محسوبة من مخططاتنا للأشكال، وهي إرشادية. اطلبوا المواصفات الفنية من الشركة المصنّعة قبل الطلب.',
        yes: 'ضمن مجموعتنا',
        no: 'عند الطلب',
      },
      next: {
        title: 'تبحثون عن قرميد يطابق سقفكم الحالي؟',
        text: 'أرسلوا إلينا صورة للسقف، أو أحضروا قرميدة إلى المعرض، ونبحث لكم عمّا يطابقه.',
        ask: 'إرسال صورة',
        check: 'فحص صورة السقف',
      },
    },
  },
);

/** Cards of the suppliers. */
export const tileCards = (lang: Lang) =>
  TILE_SUPPLIERS.map(({ supplier, pages, tabs, card }) => ({
    to: path(pages[0], lang),
    title: supplierLabel(supplier, lang),
    note: namesOf(tabs, lang),
    picture: card,
  }));

/** Where the figures of the comparison stand: names of manufacturers and of what they published. */
export const SOURCES: readonly string[] = TILE_SUPPLIERS.flatMap(({ perSquareMetre }) =>
  perSquareMetre ? [`${PROFILE_NAMES[perSquareMetre.profile]}: ${perSquareMetre.source}.`] : [],
);

interface ComparisonRow {
  id: SupplierId;
  name: string;
  /** Its page; tiles of a supplier without one stand in the gallery. */
  to: PageHref;
  country: string;
  profiles: string;
  /** The same, one by one, by the drawing that each is measured from. */
  each: readonly { name: string; profile: ProfileId }[];
  colours: number;
  accessories: boolean;
  perSquareMetre?: { value: number; profile: string; note: number };
}

const coloursOf = (ranges: readonly RangeId[]) => ranges.flatMap(texturesOf).length;
const withFigure = TILE_SUPPLIERS.filter(({ perSquareMetre }) => perSquareMetre);
const named = (id: SupplierId, lang: Lang) => ({
  id,
  name: supplierName(id),
  country: countryName(id, lang),
});

/** A supplier with a page: what stands on it. */
function paged(one: TileSupplier, lang: Lang): ComparisonRow {
  const { supplier, ranges, pages, tabs, perSquareMetre: figure } = one;
  return {
    ...named(supplier, lang),
    to: path(pages[0], lang),
    profiles: namesOf(tabs, lang),
    each: tabs.flatMap(({ profile, words: said }) => (profile ? { name: said[lang].name, profile } : [])),
    colours: coloursOf(ranges),
    accessories: tabs.some(({ holds }) => holds === 'fittings'),
    ...(figure && {
      perSquareMetre: {
        value: figure.value,
        profile: PROFILE_NAMES[figure.profile],
        note: withFigure.indexOf(one) + 1,
      },
    }),
  };
}

/** A supplier without a page: what the simulator and the gallery show of it. */
function simulated(id: SupplierId, lang: Lang): ComparisonRow {
  const ranges = RANGE_IDS.filter((range) => supplierOf(range) === id);
  const profiles = [...new Set(ranges.flatMap(texturesOf).map(({ profile }) => profile))];
  return {
    ...named(id, lang),
    to: galleryAddress({ supplier: id }, lang),
    profiles: inOneLine(
      profiles.map((profile) => PROFILE_NAMES[profile]),
      lang,
    ),
    each: profiles.map((profile) => ({ name: PROFILE_NAMES[profile], profile })),
    colours: coloursOf(ranges),
    accessories: false,
  };
}

/** Rows of the comparison: the suppliers with a page, then those whose tiles only the simulator shows. */
export const tileComparison = (lang: Lang): readonly ComparisonRow[] => [
  ...TILE_SUPPLIERS.map((one) => paged(one, lang)),
  ...suppliersOf('tiles')
    .filter((id) => !TILE_SUPPLIERS.some(({ supplier }) => supplier === id))
    .map((id) => simulated(id, lang)),
];
