import { ProfileDrawing } from './sections/profile-drawing';
import { description, fitting, type Card, type Figure, type ProductContent } from './product-content';
import { toneSentence } from './tone-sentence';
import { wallPairings } from './pairings';
import { colourNames, familyNames, isCode, isCodedBlend } from '@/content/catalogue/colours';
import { PART_PICTURES } from '@/content/catalogue/products';
import { ownTextureOfRoof } from '@/content/catalogue/roofs';
import {
  isNamed,
  PROFILE_NAMES,
  supplierOf,
  TEXTURES,
  textureTitle,
  TILE_RANGES,
  type Texture,
} from '@/content/catalogue/textures';
import manifest from '@/content/pictures/manifest.json';
import { inOneLine } from '@/content/format-list';
import type { Lang } from '@/content/lang';
import { componentsPage } from '@/content/pages/catalogue/components';
import { supplierPage } from '@/content/pages/catalogue/supplier';
import { tileCalculatorPage } from '@/content/pages/tools/tile-calculator';
import { yourRoofPage } from '@/content/pages/tools/your-roof';
import type { PictureId } from '@/content/pictures/library';
import { addressOf } from '@/content/products/addresses';
import { productWords } from '@/content/products/page-words';
import { profileWords } from '@/content/products/tile-words';
import { near, reflectance } from '@/content/products/tones';
import { projects } from '@/content/projects/projects';
import { quantitiesAddress } from '@/content/roof-quantities/tiles';
import { path } from '@/content/routes';
import { tryAddress } from '@/content/simulator/try-address';
import { countryName, supplierLabel, supplierName } from '@/content/suppliers/names';
import { isShown, type SupplierId } from '@/content/suppliers/registry';
import { TILE_SUPPLIERS } from '@/content/suppliers/tiles/all';
import { fill } from '@/lib/site/fill';
import { figureIn } from '@/lib/site/format';
import { profileFigures } from '@/content/catalogue/profile-figures';

const MAX_CARDS = 8;
const MAX_NEAR = 4;
const MAX_SHOWN = 3;

const labelOf = ({ range }: Texture, lang: Lang) => supplierLabel(supplierOf(range), lang);

/** Told apart from the same profile and colour of others by who makes it. */
const cardOf = (texture: Texture, lang: Lang): Card => ({
  href: addressOf(texture.key, lang, path('gallery', lang)),
  title: textureTitle(texture, lang),
  note: labelOf(texture, lang),
  picture: `gallery/${texture.key}-laid` as PictureId,
});

const published = (texture: Texture) => {
  const figure = TILE_SUPPLIERS.find(
    ({ supplier }) => supplier === supplierOf(texture.range),
  )?.perSquareMetre;
  return figure?.profile === texture.profile ? figure : undefined;
};

function figuresOf(texture: Texture, lang: Lang): readonly Figure[] {
  const { rows, units, onRequest } = productWords[lang].sheet;
  const { drawing } = supplierPage[lang];
  const { pieces, cover, length, gauge, overall, depth, lap } = profileFigures(texture.profile);
  const supplier = supplierOf(texture.range);
  const count = published(texture);
  const measured = Object.entries({ cover, length, gauge, overall, depth, lap } as const) as [
    keyof typeof drawing.rows,
    number,
  ][];
  const { coded } = supplierPage[lang].card;
  const nameSource = (what: 'profile' | 'colour') =>
    isNamed(texture.range, what) ? 'manufacturer' : 'indicative';
  const seen = fill(isCodedBlend(texture.colour) ? coded.blend : coded.plain, {
    colour: familyNames[lang][texture.category].head,
  });
  return [
    { label: rows.manufacturer, value: supplierName(supplier), source: 'manufacturer' },
    { label: rows.country, value: countryName(supplier, lang), source: 'manufacturer' },
    { label: rows.profile, value: PROFILE_NAMES[texture.profile], source: nameSource('profile') },
    { label: rows.colour, value: colourNames[lang][texture.colour].name, source: nameSource('colour') },
    ...(isCode(texture.colour) ? [{ label: rows.code, value: seen, source: 'indicative' as const }] : []),
    count
      ? { label: rows.pieces, value: String(count.value), unit: units.each, source: 'manufacturer' }
      : { label: rows.pieces, value: figureIn(lang, pieces), unit: units.each, source: 'indicative' },
    ...measured.map(([key, value]): Figure => ({
      label: drawing.rows[key],
      value: String(value),
      unit: units.mm,
      source: 'indicative',
    })),
    {
      label: rows.reflectance,
      value: `${reflectance(texture.colours)}%`,
      source: 'indicative',
    },
    { label: rows.weight, value: onRequest, source: 'ask' },
    { label: rows.pitch, value: onRequest, source: 'ask' },
  ];
}

const isMade = (id: string): id is PictureId => id in manifest;

function viewsOf({ key }: Texture, lang: Lang): ProductContent['views'] {
  const { names } = productWords[lang].views;
  return (
    [
      [`range/${key}-roof`, names.roof],
      [`range/${key}-tile`, names.tile],
      [`gallery/${key}-laid`, names.laid],
    ] as const
  ).flatMap(([picture, title]) => (isMade(picture) ? [{ picture, title }] : []));
}

/** Tiles that have a page. */
const SHOWN = TEXTURES.filter(({ range }) => isShown(supplierOf(range)));

const tables = new Map<string, readonly Texture[]>();

/** The tiles of a manufacturer, or those of all others: picked out once, as every page asks for them. */
function bySupplier(supplier: SupplierId, isIts: boolean): readonly Texture[] {
  const key = `${supplier} ${isIts}`;
  const known = tables.get(key) ?? SHOWN.filter(({ range }) => (supplierOf(range) === supplier) === isIts);
  tables.set(key, known);
  return known;
}

/** The same profile of the same manufacturer, then what comes near in colour from others. */
function besideOf(texture: Texture, lang: Lang): ProductContent['beside'] {
  const { beside } = productWords[lang];
  const supplier = supplierOf(texture.range);
  const same = bySupplier(supplier, true).filter((one) => one !== texture && one.profile === texture.profile);
  const elsewhere = bySupplier(supplier, false);
  return [
    { title: beside.colours, items: same.slice(0, MAX_CARDS).map((one) => cardOf(one, lang)) },
    {
      title: beside.near,
      items: near(texture.colours, elsewhere, MAX_NEAR).map((one) => cardOf(one, lang)),
    },
  ];
}

/** Buildings whose roof is this tile, then those of the same profile in other colours: then they are called so. */
function shownOf(texture: Texture, lang: Lang): ProductContent['shown'] {
  const { shown } = productWords[lang];
  const all = projects(lang).filter(({ roof }) => roof.profile === texture.profile);
  if (all.length === 0) return undefined;
  const own = all.filter(({ roof }) => ownTextureOfRoof(roof)?.key === texture.key);
  const roofs = [...new Set([...own, ...all])].slice(0, MAX_SHOWN);
  return {
    title: roofs.length <= own.length ? shown.title : shown.profile,
    cards: roofs.map(({ title, picture }) => ({ href: path('projects', lang), title, picture })),
  };
}

/** Parts that close any tiled roof; a chimney is built, not chosen. */
const PARTS_OF_A_ROOF = ['ridge-and-wedges', 'end-ridge', 'three-way', 'laterals', 'valley', 'wakaflex'];

function fitsOf(lang: Lang): ProductContent['fits'] {
  const { fits } = productWords[lang];
  return {
    lead: fits.tile,
    cards: componentsPage[lang].diagram.parts
      .filter(({ id }) => PARTS_OF_A_ROOF.includes(id))
      .map(({ id, label }) => ({
        href: addressOf(`part-${id}`, lang, path('components', lang)),
        title: label,
        picture: PART_PICTURES[id],
      })),
    more: { text: fits.dryFix, href: path('dryFix', lang) },
  };
}

/** A roof tile in one colour. */
export function tileContent(texture: Texture, lang: Lang): ProductContent {
  const said = productWords[lang];
  const { profile, range, colours } = texture;
  const supplier = supplierOf(range);
  const name = textureTitle(texture, lang);
  const by = supplierLabel(supplier, lang);
  const figures = profileFigures(profile);
  const shape = fill(profileWords[lang][profile], { depth: figures.depth });
  const tone = toneSentence(colours, lang);
  const next = near(colours, SHOWN, 2).find((one) => one !== texture);
  const { tile: questions } = said.questions;
  const count = published(texture);
  const counted = count
    ? {
        ...questions.published,
        answer: fill(questions.published.answer, { pieces: count.value, source: count.source }),
      }
    : {
        ...questions.counted,
        answer: fill(questions.counted.answer, { pieces: figureIn(lang, figures.pieces) }),
      };
  const values = {
    name: TILE_RANGES[range].supplier === 'yamama' ? `${name} ${PROFILE_NAMES[profile]}` : name,
    by,
  };
  return {
    name,
    by,
    brand: supplierName(supplier),
    variantOf: PROFILE_NAMES[profile],
    title: fitting(said.meta.tile.map((form) => fill(form, values))),
    description: description([`${inOneLine([values.name, by], lang)}.`, shape, tone, said.meta.more]),
    opening: { picture: `range/${texture.key}-slope` as PictureId, fit: 'cover' },
    lead: shape,
    text: [
      tone,
      next
        ? fill(said.nearest, { name: textureTitle(next, lang), by: labelOf(next, lang) })
        : said.alone.tile,
      said.indicative,
    ],
    tones: colours,
    views: viewsOf(texture, lang),
    figures: figuresOf(texture, lang),
    note: [said.sheet.note.tile, ...(figures.aStep > 1 ? [said.sheet.note.barrel] : [])].join(' '),
    drawing: <ProfileDrawing profile={profile} lang={lang} />,
    pairings: wallPairings(texture, name, lang),
    beside: besideOf(texture, lang),
    fits: fitsOf(lang),
    shown: shownOf(texture, lang),
    questions: [counted, questions.pitch, questions.fixed, questions.colour, said.questions.care],
    ways: [
      { text: tileCalculatorPage[lang].open, href: quantitiesAddress(supplier, profile, lang), about: name },
      { text: said.try, href: tryAddress(texture, lang), about: name },
      { text: yourRoofPage[lang].open, href: path('yourRoof', lang) },
    ],
  };
}
