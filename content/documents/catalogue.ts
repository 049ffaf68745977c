import { diagramPicture, HOTSPOTS } from '@/content/catalogue/diagram';
import { CATEGORY_IDS, COLOURS, TILE_CATEGORIES, type TileCategory } from '@/content/catalogue/colours';
import { FITTINGS, GALLERY, type Fitting } from '@/content/catalogue/gallery';
import { FITTING_COLOURS, FITTING_PICTURES } from '@/content/catalogue/ranges';
import {
  PROFILE_IDS,
  PROFILE_NAMES,
  supplierOf,
  TEXTURES,
  texturesOf,
  type ProfileId,
  type RangeId,
  type Texture,
} from '@/content/catalogue/textures';
import { company } from '@/content/company';
import { aboutPage } from '@/content/pages/about';
import { coolRoof } from '@/content/pages/home';
import { COMPARISON, roofTilesPage } from '@/content/pages/roof-tiles';
import type { PictureId } from '@/content/pictures/library';
import { countryName, supplierLabel, supplierName } from '@/content/suppliers/names';
import type { SupplierId } from '@/content/suppliers/registry';
import { TILE_SUPPLIERS } from '@/content/suppliers/tiles/all';
import { CATALOGUE_LENGTH, SECTIONS } from './catalogue-headings';
import { dryFixGuide, type GuidePageId } from './dry-fix';
import { factors, SLOPES, worked } from './roof-measure';

const { brand, legalName, locations, email, since, foundedIn, country } = company;

/** A word of the trade, or a part, with what it means. */
type Entry = readonly [term: string, meaning: string];

interface Head {
  lead?: string;
}

export interface ColourCard {
  title: string;
  /** Family of the gallery's filter; what to type there. */
  family: string;
  colours: readonly string[];
  slope: PictureId;
  tile: PictureId;
}

export type CataloguePage =
  | ({ kind: 'cover'; pictures: readonly PictureId[]; ends: readonly string[] } & Required<Head>)
  | ({ kind: 'contents'; note: string } & Head)
  | ({
      kind: 'words';
      picture?: PictureId;
      paragraphs?: readonly string[];
      rows?: readonly Entry[];
      note?: string;
    } & Head)
  | ({
      kind: 'profiles';
      rows: readonly { name: string; text: string; picture: PictureId }[];
      note: string;
    } & Head)
  | ({
      kind: 'table';
      head: readonly string[];
      rows: readonly (readonly string[])[];
      notes: readonly string[];
      pictures: readonly PictureId[];
    } & Head)
  | ({
      kind: 'families';
      rows: readonly { name: string; titles: string; colours: readonly string[] }[];
      note: string;
    } & Head)
  | ({ kind: 'maker'; pictures: readonly PictureId[]; text: string; facts: readonly Entry[] } & Head)
  | ({ kind: 'colours'; groups: readonly { title?: string; cards: readonly ColourCard[] }[] } & Head)
  | ({ kind: 'diagram'; picture: PictureId; parts: typeof HOTSPOTS } & Head)
  | ({
      kind: 'fittings';
      cards: readonly { title: string; text: string; pictures: readonly PictureId[] }[];
      note?: string;
    } & Head)
  | ({ kind: 'section'; layers: readonly string[]; text: string } & Head)
  | ({
      kind: 'steps';
      steps: readonly { title: string; text: string; picture: PictureId; points: readonly string[] }[];
    } & Head)
  | ({
      kind: 'measure';
      steps: readonly string[];
      head: readonly string[];
      rows: readonly (readonly string[])[];
      example: readonly string[];
    } & Head)
  | ({ kind: 'plates'; plates: readonly { title: string; picture: PictureId }[]; note: string } & Head)
  | ({
      kind: 'contact';
      picture: PictureId;
      head: readonly string[];
      rows: readonly (readonly string[])[];
      email: string;
      legal: string;
    } & Head);

/** A colour family as the gallery's buttons call it. */
const familyOf = (category: TileCategory) => TILE_CATEGORIES[category].name;

const card = ({ key, title, colour, range, category, colours }: Texture): ColourCard => ({
  title: range === 'supp_7' ? COLOURS[colour].name : title,
  family: familyOf(category),
  colours,
  slope: `range/${key}-slope`,
  tile: `range/${key}-tile`,
});

const cardsOf = (range: RangeId, profile?: ProfileId) =>
  texturesOf(range)
    .filter((texture) => !profile || texture.profile === profile)
    .map(card);

const colours = (lead: string, range: RangeId, profile?: ProfileId): CataloguePage => ({
  kind: 'colours',
  lead,
  groups: [{ cards: cardsOf(range, profile) }],
});

function maker(id: SupplierId, pictures: readonly PictureId[]): CataloguePage {
  const { lead, text, facts, perSquareMetre } = TILE_SUPPLIERS.find(({ supplier }) => supplier === id)!;
  return {
    kind: 'maker',
    lead,
    text,
    pictures,
    facts: [
      ['Country', countryName(id)],
      ...facts,
      [
        'Pieces on 1 m²',
        perSquareMetre
          ? `${PROFILE_NAMES[perSquareMetre.profile]}: ${perSquareMetre.value} (${perSquareMetre.source})`
          : 'not published; ask us',
      ],
    ],
  };
}

const PROFILE_WORDS: Record<ProfileId, readonly [text: string, single: PictureId]> = {
  portoghese: ['A rolling S: roll and pan in one piece.', 'gallery/bmi-portoghese-natural-single'],
  marsigliese: ['A flat interlocking tile with a rib.', 'gallery/bmi-marsigliese-natural-single'],
  duna: ['Two shallow waves to a tile.', 'gallery/cobert-duna-natural-single'],
  meridional: ['Klinker: a high roll beside a broad pan.', 'gallery/cobert-meridional-natural-single'],
  virtus: ['Klinker, nearly flat, with a low rib.', 'gallery/cobert-virtus-dark-grey-single'],
  curva: ['Covers over pans: the barrel roof of old towns.', 'gallery/cobert-collado-natural-single'],
  lusa: ['A round S with the shadow of a traditional roof.', 'gallery/cobert-lusa-natural-single'],
  plana: ['Flat as slate, laid with broken joints.', 'gallery/cobert-plana-beige-single'],
  roman: ['Half-round rolls between flat pans.', 'gallery/braas-romana-red-single'],
  wave: ['One broad wave, glazed.', 'gallery/wave-green-single'],
};

/** Who makes a profile, in the order of the simulator's ranges. */
const makersOf = (profile: ProfileId) => {
  const ids = TEXTURES.filter((texture) => texture.profile === profile).map(({ range }) => supplierOf(range));
  return [...new Set(ids.map(supplierName))].join(', ');
};

/** A fitting, large in its first colour, the others named. */
function fittingCard(fitting: Fitting, text: string) {
  const items = GALLERY.filter(({ view, profile }) => view === 'fitting' && profile === fitting);
  return {
    title: FITTINGS[fitting].name,
    text: `${text} In our gallery: ${items.map(({ colour }) => COLOURS[colour].phrase).join(', ')}.`,
    pictures: items.slice(0, 1).map(({ picture }) => picture),
  };
}

const part = (id: (typeof HOTSPOTS)[number]['id']) => HOTSPOTS.find((spot) => spot.id === id)!.text;
const step = (id: GuidePageId) => {
  const { heading, lead, points, picture } = dryFixGuide.pages.find((page) => page.id === id)!;
  return { title: heading, text: lead, points, picture: picture as PictureId };
};

const pages: readonly CataloguePage[] = [
  {
    kind: 'cover',
    lead: 'Clay roof tiles in ten profiles and fifty-four colours, and every part that closes the roof.',
    ends: [`${foundedIn}, ${country.name}`, `Since ${since.month} ${since.year}`],
    pictures: [
      'gallery/bmi-portoghese-natural-laid',
      'gallery/cobert-collado-special-laid',
      'gallery/bmi-marsigliese-blood-red-laid',
      'gallery/ceipo-straw-laid',
      'gallery/cobert-plana-dark-grey-laid',
      'gallery/wave-green-laid',
      'gallery/yrt-fbb-laid',
      'gallery/wave-blue-laid',
      'gallery/braas-romana-brown-laid',
    ],
  },
  {
    kind: 'contents',
    lead: 'Makers first, colour by colour; then the parts, the dry-fix system, and how to measure and order.',
    note: 'Pictures in this catalogue are computer renderings.',
  },
  {
    kind: 'words',
    picture: 'about/warehouse-stacks',
    paragraphs: aboutPage.en.who.paragraphs,
    rows: aboutPage.en.who.figures
      .filter(({ id }) => !id.startsWith('solar'))
      .map(({ value, text, about }): Entry => [about ? `about ${value}` : value, text]),
  },
  {
    kind: 'words',
    lead: 'One page tells the maker, the next ones the colours. Every colour is shown laid and as a single tile.',
    picture: 'category/tile-gallery',
    rows: [
      ['Laid', 'The large picture: courses of the tile in the sun. Judge the colour here.'],
      ['Single tile', 'The small picture: the form of one piece. A blend is shown by one of its tiles.'],
      ['Swatches', 'Four nominal colours of a tile or a blend: no two pieces of one firing agree wholly.'],
      ['Family', 'The colour family under which the tile stands in the gallery on our website.'],
      ['Figures', 'Stand only where the maker publishes them, with the source. Where none stands, ask us.'],
    ],
    note: 'Pictures are computer renderings and colours are nominal: a sample in daylight decides.',
  },
  {
    kind: 'words',
    lead: 'Seven words that drawings, offers and roofers use.',
    picture: 'view/antique-hip',
    rows: [
      ['Ridge', 'The line at the top, where two slopes meet.'],
      ['Hip', 'The sloping edge where two slopes meet and water runs away from it on both sides.'],
      ['Valley', 'The sloping line where two slopes meet and water runs to it from both sides.'],
      ['Eaves', 'The lower edge of a slope, where the first course lies.'],
      [
        'Batten',
        'The timber across the slope that carries a course of tiles. Counter battens run below it, from eaves to ridge.',
      ],
      ['Gauge', 'The distance from batten to batten: how much of a tile’s length stays in sight.'],
      ['Profile', 'The form of a tile seen from its end: an S, two waves, a flat plane.'],
    ],
  },
  {
    kind: 'profiles',
    lead: 'The form decides the shadow, and the shadow decides the roof.',
    rows: PROFILE_IDS.map((profile) => ({
      name: PROFILE_NAMES[profile],
      text: `${PROFILE_WORDS[profile][0]} ${makersOf(profile)}.`,
      picture: PROFILE_WORDS[profile][1],
    })),
    note: 'Every profile can be laid on a villa in the roof tiles simulator on our website.',
  },
  {
    kind: 'table',
    lead: roofTilesPage.en.table.lead,
    pictures: ['gallery/cobert-duna-natural-laid', 'gallery/cobert-lusa-antic-laid', 'gallery/yrt-rb-laid'],
    head: ['Maker', 'Country', 'Profiles', 'Colours', 'Pieces on 1 m²'],
    rows: COMPARISON.map(({ name, country: from, profiles, colours: count, perSquareMetre }) => [
      name,
      from,
      profiles,
      String(count),
      perSquareMetre ? `${perSquareMetre.value} (${perSquareMetre.note})` : roofTilesPage.en.table.none,
    ]),
    notes: roofTilesPage.en.table.sources.map((source, index) => `(${index + 1}) ${source}`),
  },
  {
    kind: 'families',
    lead: 'Fifty-four colours in thirteen families. Find the family, then turn to the maker.',
    rows: CATEGORY_IDS.map((category) => {
      const held = TEXTURES.filter((texture) => texture.category === category);
      return {
        name: familyOf(category),
        titles: held.map(({ title, range }) => `${title} (${supplierName(supplierOf(range))})`).join(', '),
        colours: held.slice(0, 6).map(({ colours: [first] }) => first),
      };
    }),
    note: 'Colours are nominal and stand for what paper and screen can show: a sample in daylight decides.',
  },
  maker('bmi', [
    'gallery/bmi-portoghese-antic-laid',
    'gallery/bmi-marsigliese-natural-laid',
    'gallery/bmi-marsigliese-dark-grey-laid',
  ]),
  colours('The rolling S of the Mediterranean, in four colours.', 'supp_1', 'portoghese'),
  colours(
    'Flat, interlocking, with a rib that draws a line from eaves to ridge. Four colours.',
    'supp_1',
    'marsigliese',
  ),
  maker('cobert-spain', [
    'gallery/cobert-duna-beige-laid',
    'gallery/cobert-collado-natural-laid',
    'gallery/cobert-virtus-grey-laid',
  ]),
  colours('Two shallow waves to a tile; the quietest of the wavy roofs. Three colours.', 'supp_2', 'duna'),
  colours(
    'Klinker with a high roll and a broad pan. Three colours, white among them.',
    'supp_2',
    'meridional',
  ),
  {
    kind: 'colours',
    lead: 'One nearly flat, one round: the two ends of the Spanish range.',
    groups: [
      { title: 'Klinker Virtus', cards: cardsOf('supp_2', 'virtus') },
      { title: 'Curva Collado', cards: cardsOf('supp_2', 'curva') },
    ],
  },
  maker('cobert-portugal', [
    'gallery/cobert-lusa-natural-laid',
    'gallery/cobert-plana-red-laid',
    'gallery/plana-grey-laid',
  ]),
  colours('A round S, twelve to the square metre (BMI Portugal). Four colours.', 'supp_3', 'lusa'),
  {
    kind: 'colours',
    lead: 'Flat as slate. Three colours, and four more that the third villa of the simulator wears.',
    groups: [{ cards: [...cardsOf('supp_3', 'plana'), ...cardsOf('supp_8')] }],
  },
  colours(
    'Half-round rolls between flat pans. Five colours, to be tried in the roof tiles simulator.',
    'supp_4',
  ),
  maker('yamama', ['gallery/yrt-fb-laid', 'gallery/yrt-pbb-laid', 'gallery/yrt-ebb-laid']),
  colours('Four articles, two of them blends. The codes are the maker’s.', 'supp_5', 'marsigliese'),
  colours('Four articles, two of them blends. The codes are the maker’s.', 'supp_5', 'portoghese'),
  maker('cejatel', ['gallery/wave-caramel-laid', 'gallery/wave-blue-laid', 'gallery/wave-maroon-laid']),
  colours('Four colours that no bare clay has.', 'supp_6'),
  maker('ceipo', ['gallery/ceipo-rose-laid', 'gallery/ceipo-flamed-laid', 'gallery/ceipo-maroon-laid']),
  colours('Straw to brown, and two marked by age and flame.', 'supp_7'),
  {
    kind: 'diagram',
    lead: 'A roof is its tiles and the eight places where tiles alone do not close it.',
    picture: diagramPicture,
    parts: HOTSPOTS,
  },
  {
    kind: 'fittings',
    lead: 'Over the line where two slopes meet, and at its ends.',
    cards: [
      fittingCard('ridge', part('ridge-and-wedges')),
      fittingCard('end-ridge', part('end-ridge')),
      fittingCard('end-cap', part('end-cap')),
      fittingCard('apex', part('three-way')),
    ],
  },
  {
    kind: 'fittings',
    lead: 'At the sloping edges, in the valley, and where air has to pass.',
    cards: [
      fittingCard('lateral-left', part('laterals')),
      fittingCard('lateral-right', 'The same piece for the other edge: left and right are ordered apart.'),
      fittingCard('vent', 'Takes the place of one tile and lets air pass through a hooded opening.'),
      fittingCard('valley', part('valley')),
    ],
  },
  {
    kind: 'fittings',
    lead: 'Four makers send fittings with their tiles: ridge, end ridge, three-way, lateral and ventilation tile.',
    cards: TILE_SUPPLIERS.filter(({ ranges: [first] }) => first in FITTING_COLOURS).map(
      ({ supplier, ranges }) => ({
        title: supplierLabel(supplier),
        text: 'Ridge tile and three-way ridge, in the two colours we show.',
        pictures: FITTING_PICTURES.filter(
          ({ range, fitting }) => range === ranges[0] && (fitting === 'ridge' || fitting === 'apex'),
        ).map(({ picture }) => picture),
      }),
    ),
    note: 'Order fittings with the roof, in one colour and one delivery.',
  },
  {
    kind: 'words',
    lead: 'What carries the tiles is settled before the first one is lifted.',
    picture: 'view/grey-blend-laid',
    rows: [
      ['Battens', 'Run across the slope, one under every course. Each course hangs on its batten.'],
      [
        'Gauge',
        'Divide the slope evenly between eaves and ridge within what the maker allows; no course shall have to be stretched.',
      ],
      [
        'First batten',
        'Set higher by the thickness of a tile, so that the first course lies at the pitch of the others.',
      ],
      ['Counter battens', 'Run from eaves to ridge and keep the tiles clear of the deck.'],
      [
        'Minimum pitch',
        'Differs from profile to profile and is the maker’s figure. None is published for the tiles in this catalogue: ask us for the figure of your tile before the roof is drawn.',
      ],
      [
        'Pieces on 1 m²',
        '12 for LogicaLusa (BMI Portugal, bmigroup.com/pt). For all others we count from your drawing.',
      ],
      ['Blends', 'Mix tiles from several packs as you go: colours then run into each other.'],
    ],
  },
  {
    kind: 'steps',
    lead: 'From the eaves to the ridge, and the three places where water gathers.',
    steps: [
      step('tiles'),
      {
        title: 'Where water gathers',
        text: 'Three places that deserve an hour more.',
        picture: diagramPicture,
        points: [`Valley. ${part('valley')}`, `Chimney. ${part('chimney')}`, `Wakaflex. ${part('wakaflex')}`],
      },
    ],
  },
  {
    kind: 'section',
    lead: coolRoof.en.text,
    text: 'The build-up, counted from the top. The radiant barrier reflects up to 97 % of radiant heat (manufacturer’s figure).',
    layers: coolRoof.en.layers,
  },
  {
    kind: 'steps',
    lead: 'Below the tiles: a foil that sends the heat back, and timber that makes room for air.',
    steps: [step('barrier'), step('counter-battens')],
  },
  {
    kind: 'steps',
    lead: 'At the lower edge and at the top: air comes in below and leaves above.',
    steps: [step('eaves'), step('ridge')],
  },
  {
    kind: 'measure',
    lead: 'Length, width and pitch are enough for a first count.',
    steps: [
      'Measure the roof on the plan, overhangs counted: length times width gives the plan area.',
      'Multiply it by the factor of the pitch: a sloping roof is larger than its plan.',
      'Multiply by the pieces on one square metre of your tile. Where the maker publishes none, we name the figure.',
      'Add for cutting: more on roofs with hips and valleys than on a plain gable.',
      'Measure ridges, hips, valleys and sloping edges by the metre: fittings are counted along them.',
    ],
    head: ['Pitch', 'Factor', '100 m² of plan become'],
    rows: SLOPES.map((pitch) => [
      `${pitch}°`,
      factors[pitch].toFixed(3),
      `${(factors[pitch] * 100).toFixed(1)} m² of roof`,
    ]),
    example: worked,
  },
  {
    kind: 'words',
    lead: 'Clay asks for little. These few things are worth a look.',
    picture: 'view/courtyard-villa-gable',
    rows: [
      [
        'Walking',
        'Step on the part of a tile that lies over its batten, or lay boards. Work only with fall protection.',
      ],
      [
        'A broken tile',
        'Lift the two above it, take it out, slide the new one in. Keep a few tiles of your delivery: later firings differ in colour.',
      ],
      ['Valleys and gutters', 'Keep them free of leaves and sand, so that water finds its way.'],
      [
        'Ridge and hip',
        'Laid dry, caps are held by screws: a loose one is fixed again, a cracked one changed, without mortar.',
      ],
      [
        'Chimney and walls',
        'Look at the flashing where something passes through the roof: it is shaped by hand and can be dressed down again.',
      ],
      [
        'After a storm',
        'Look along the courses from the ground: a line that is no longer straight shows the place.',
      ],
    ],
  },
  {
    kind: 'plates',
    lead: 'Villas, schools and resorts under our roofs.',
    plates: [
      { title: 'Arcade villa, Dubai', picture: 'portfolio/arcade-villa-dubai' },
      { title: 'Clubhouse, Al Ain', picture: 'portfolio/clubhouse-al-ain' },
      { title: 'Grey roof villa, Abu Dhabi', picture: 'portfolio/grey-roof-villa-abu-dhabi' },
      { title: 'Primary school, Al Ain', picture: 'portfolio/primary-school-al-ain' },
      { title: 'Resort hotel, Dubai', picture: 'portfolio/resort-hotel-dubai' },
      { title: 'Villa compound, Sharjah', picture: 'portfolio/villa-compound-sharjah' },
      { title: 'Garden majlis, Al Ain', picture: 'portfolio/garden-majlis-al-ain' },
      { title: 'Townhouse row, Dubai', picture: 'portfolio/townhouse-row-dubai' },
    ],
    note: 'Computer renderings that show our roofs as they are built here.',
  },
  {
    kind: 'words',
    lead: 'Four steps from this page to the roof.',
    picture: 'about/showroom-table',
    rows: [
      [
        'Choose',
        'A maker, a profile, a colour; or two, and let the sun decide between them. The roof tiles simulator lays them on a villa.',
      ],
      [
        'See it',
        'Come to the showroom and look at the tile in daylight. Bring a drawing, a photograph, or the tile that broke.',
      ],
      [
        'Ask',
        `Send the roof plan or its measures to ${email}: we answer with the tiles, the fittings and their quantities. The estimate is free.`,
      ],
      ['Order', 'Tiles and fittings together, in one colour and one delivery, with some to keep.'],
    ],
    note: 'On our website every colour and every part can be put on an enquiry list and sent with one form.',
  },
  {
    kind: 'contact',
    lead: 'Bring a drawing, a photograph, or the tile that broke.',
    picture: 'portfolio/villa-roofscape-sharjah',
    head: ['Place', 'Address', 'Telephone'],
    rows: locations.map(({ title, street, city, phone }) => [title, `${street}, ${city}`, phone]),
    email,
    legal: `${legalName}. Every picture in this catalogue is a computer rendering, made by our own studio; none is a photograph.`,
  },
];

const headed = SECTIONS.flatMap(({ nested, pages: headings }) =>
  headings.map((heading, index) => ({ heading, level: nested && index > 0 ? (2 as const) : (1 as const) })),
);

/** The words of the roofing catalogue, page by page. Printed by `npm run documents`. */
export const catalogue = {
  title: `${brand} roofing catalogue`,
  language: 'en',
  footer: `${brand} roofing catalogue`,
  of: 'of',
  length: CATALOGUE_LENGTH,
  family: 'Family',
  pages: pages.map((page, index) => ({ ...headed[index]!, ...page })),
  sections: SECTIONS,
} as const;
