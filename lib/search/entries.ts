import { CATEGORY_IDS, colourNames, familyNames, TILE_CATEGORIES } from '@/content/catalogue/colours';
import { GALLERY, galleryTitle, profileLabel } from '@/content/catalogue/gallery';
import { fittingAddress, tileAddress } from '@/content/catalogue/listed/tiles';
import { isSolar, PRODUCTS } from '@/content/catalogue/products';
import {
  PROFILE_IDS,
  PROFILE_NAMES,
  supplierOf,
  TEXTURES,
  textureTitle,
  TILE_RANGES,
  type ProfileId,
} from '@/content/catalogue/textures';
import { company } from '@/content/company';
import { inOneLine } from '@/content/format-list';
import type { Lang } from '@/content/lang';
import { meta } from '@/content/meta/meta';
import { news as newsIn } from '@/content/news';
import { componentsPage } from '@/content/pages/catalogue/components';
import { addressOf } from '@/content/products/addresses';
import { routeName } from '@/content/route-names';
import { ACCOUNT_KEYS, canonicalKey, path, route, ROUTE_KEYS, ROUTES, type RouteKey } from '@/content/routes';
import { foundAnswers } from '@/content/search/questions';
import { foundUnder } from '@/content/search/found-under';
import { searchWords } from '@/content/search/words';
import { countryName, supplierLabel, supplierName } from '@/content/suppliers/names';
import { SUPPLIER_IDS } from '@/content/suppliers/registry';
import { TILE_SUPPLIERS } from '@/content/suppliers/tiles/all';
import { brickEntries } from './entries/brick-entries';
import type { IndexedEntry, SearchEntry } from './entry';
import { foldedWords } from './fold';
import { pageWords } from './entries/page-words';
import { solarEntries } from './entries/solar-entries';
import { pictureOfProduct, thumbnail } from './entries/thumbnail';

const gallery = (query: Record<string, string>, lang: Lang) =>
  `${path('gallery', lang)}?${new URLSearchParams(query)}`;

const tiles = (lang: Lang): IndexedEntry[] =>
  TEXTURES.map((texture) => {
    const { key, range, profile, colour, category } = texture;
    return {
      id: key,
      kind: 'tile',
      title: textureTitle(texture, lang),
      note: supplierLabel(supplierOf(range), lang),
      url: addressOf(key, lang, tileAddress(texture, lang)),
      picture: thumbnail(`thumb/${key}`),
      isProduct: true,
      words: [
        PROFILE_NAMES[profile],
        profile,
        colourNames[lang][colour].name,
        foundUnder[lang].families[category],
        familyNames[lang][category].name,
        TILE_RANGES[range].manufacturer,
        foundUnder[lang].tile,
      ].join(' '),
    };
  });

const fittings = (lang: Lang): IndexedEntry[] =>
  GALLERY.filter(({ view }) => view === 'fitting').map((item) => {
    const { id, profile, colour, picture } = item;
    return {
      id,
      kind: 'fitting',
      title: galleryTitle(item, lang),
      note: searchWords[lang].note.fitting,
      url: fittingAddress(item, lang),
      picture: thumbnail(picture),
      isProduct: true,
      words: `${profileLabel(profile, lang)} ${colourNames[lang][colour].name} ${foundUnder[lang].fitting}`,
    };
  });

const parts = (lang: Lang): IndexedEntry[] =>
  componentsPage[lang].diagram.parts.map(({ id, label, text }) => ({
    id: `part-${id}`,
    kind: 'part',
    title: label,
    note: text,
    url: addressOf(`part-${id}`, lang, path('components', lang)),
    picture: pictureOfProduct(`part-${id}`),
    isProduct: true,
    words: foundUnder[lang].part,
  }));

const colours = (lang: Lang): IndexedEntry[] =>
  CATEGORY_IDS.map((id) => {
    const { address } = TILE_CATEGORIES[id];
    const { name, head } = familyNames[lang][id];
    const { note } = searchWords[lang];
    const laid = TEXTURES.find(({ category }) => category === id);
    return {
      id: `colour-${id}`,
      kind: 'colour',
      // In Arabic the brand is the word for tiles, which stands before it already.
      title: note.colour.replace('{colour}', head.includes(company.brandInArabic) ? name : head),
      note: note.gallery,
      url: gallery({ category: address }, lang),
      picture: laid && thumbnail(`thumb/${laid.key}`),
      words: `${name} ${colourNames[lang][id].name} ${foundUnder[lang].colour} ${foundUnder[lang].tile}`,
    };
  });

/** Who makes tiles of a profile, each once. */
const manufacturersOf = (profile: ProfileId) => [
  ...new Set(TEXTURES.filter((one) => one.profile === profile).map(({ range }) => supplierOf(range))),
];

const profiles = (lang: Lang): IndexedEntry[] =>
  PROFILE_IDS.map((id) => {
    const first = TEXTURES.find(({ profile }) => profile === id)!;
    const manufacturers = manufacturersOf(id);
    return {
      id: `profile-${id}`,
      kind: 'profile',
      title: PROFILE_NAMES[id],
      note: searchWords[lang].note.profile.replace(
        '{manufacturers}',
        inOneLine(manufacturers.map(supplierName), lang),
      ),
      url: manufacturers.length > 1 ? gallery({ profile: id }, lang) : tileAddress(first, lang),
      picture: thumbnail(`thumb/${first.key}`),
      words: [
        id,
        foundUnder[lang].profile,
        ...manufacturers.map((manufacturer) => supplierLabel(manufacturer, lang)),
        foundUnder[lang].tile,
      ].join(' '),
    };
  });

/** Routes under which manufacturers stand. */
const SHELVES: readonly string[] = ['roofTiles', 'bricks', 'solarWater'] satisfies RouteKey[];
/** Steps of something that was begun elsewhere: nobody looks for them. */
const STEPS: readonly string[] = [
  'otp',
  'resetPassword',
  'logout',
  'addressLink',
  'search',
  'bricksSimulatorHero',
];

/** What they are about cannot be pictured: a roof beside their name would show another thing. */
const PICTURELESS: readonly RouteKey[] = [...ACCOUNT_KEYS, 'privacy', 'terms', 'accessibility', 'cart'];

const isManufacturer = (key: RouteKey) => {
  const { parent = '' } = route(key);
  return SHELVES.includes(parent) && key !== 'gallery' && key !== 'solarFeatures';
};

const isProduct = (key: RouteKey) =>
  PRODUCTS.some((product) => isSolar(product) && product.url === ROUTES[key].path);

const isAccount = (key: RouteKey) => (ACCOUNT_KEYS as readonly RouteKey[]).includes(key);

const pages = (lang: Lang): IndexedEntry[] =>
  ROUTE_KEYS.filter((key) => canonicalKey(key) === key && !STEPS.includes(key) && !isProduct(key)).map(
    (key) => {
      const { description, picture } = meta(key, lang);
      return {
        id: `page-${key}`,
        kind: (isManufacturer(key) && 'maker') || (SHELVES.includes(key) ? 'shelf' : 'page'),
        title: routeName(key, lang),
        note: description,
        url: path(key, lang),
        picture: PICTURELESS.includes(key) ? undefined : thumbnail(picture),
        // Titles of the account name what it is for: who looks for a heater wants no form.
        words: [
          isAccount(key) ? '' : pageWords(key, lang),
          isManufacturer(key) ? foundUnder[lang].manufacturer : '',
          key === 'roofTiles' ? foundUnder[lang].tile : '',
        ].join(' '),
      };
    },
  );

/** Manufacturers without a page of their own: their tiles stand in the gallery. */
const manufacturersWithoutPage = (lang: Lang): IndexedEntry[] =>
  SUPPLIER_IDS.flatMap((id) => {
    const texture = TEXTURES.find(({ range }) => supplierOf(range) === id);
    if (!texture || TILE_SUPPLIERS.some(({ supplier }) => supplier === id)) return [];
    return {
      id: `maker-${id}`,
      kind: 'maker' as const,
      title: supplierLabel(id, lang),
      note: searchWords[lang].note.gallery,
      url: gallery({ supplier: id }, lang),
      picture: thumbnail(`thumb/${texture.key}`),
      words: `${foundUnder[lang].manufacturer} ${foundUnder[lang].tile}`,
    };
  });

const news = (lang: Lang): IndexedEntry[] =>
  newsIn(lang).map(({ id, title, description, picture }) => ({
    id: `news-${id}`,
    kind: 'news',
    title,
    note: description,
    url: `${path('news', lang)}#${id}`,
    picture: thumbnail(picture),
    words: foundUnder[lang].news,
  }));

/** Answers to questions, by subject: found by what asks for them, never by the words of the answer. */
export const answerEntries = (lang: Lang): Record<string, SearchEntry> =>
  Object.fromEntries(
    foundAnswers(lang).map(({ topic, title, text, url }) => [
      topic,
      { id: `answer-${topic}`, kind: 'answer', title, note: text, url },
    ]),
  );

/** Everything that can be found, each once. */
export const searchEntries = (lang: Lang): IndexedEntry[] => [
  ...tiles(lang),
  ...fittings(lang),
  ...parts(lang),
  ...brickEntries(lang),
  ...solarEntries(lang),
  ...colours(lang),
  ...profiles(lang),
  ...pages(lang),
  ...manufacturersWithoutPage(lang),
  ...news(lang),
];

const MUCH = 3;
/** Who asks for blue means blue, wherever it comes from. */
const MAX_OFFERS = 4;

const weighing = (names: readonly string[], weight: number) =>
  names.flatMap(foldedWords).map((word) => [word, weight] as const);

/** How much a word counts, for those that say more than others: manufacturers, countries, profiles, colours. */
export const wordWeights = (lang: Lang): Record<string, number> =>
  Object.fromEntries([
    ...weighing(
      SUPPLIER_IDS.flatMap((id) => [supplierName(id), countryName(id, lang)]),
      MUCH,
    ),
    ...weighing(Object.values(PROFILE_NAMES), MUCH),
    ...weighing(
      Object.values(colourNames[lang]).map(({ name }) => name),
      MAX_OFFERS,
    ),
  ]);
