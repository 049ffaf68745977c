import { diagramPicture, HOTSPOTS } from '@/content/catalogue/diagram';
import { CATEGORY_IDS, colourNames, familyNames, type TileCategory } from '@/content/catalogue/colours';
import { fittingWords, GALLERY, type Fitting } from '@/content/catalogue/gallery';
import { FITTING_COLOURS, FITTING_PICTURES } from '@/content/catalogue/ranges';
import {
  PROFILE_IDS,
  PROFILE_NAMES,
  supplierOf,
  TEXTURES,
  textureTitle,
  texturesOf,
  type ProfileId,
  type RangeId,
  type Texture,
} from '@/content/catalogue/textures';
import { company } from '@/content/company';
import { aboutPage } from '@/content/pages/about';
import { coolRoof } from '@/content/pages/home';
import { roofTilesPage, SOURCES, tileComparison } from '@/content/pages/roof-tiles';
import { illustrationWords } from '@/content/illustrations';
import type { PictureId } from '@/content/pictures/library';
import { countryName, supplierLabel, supplierName } from '@/content/suppliers/names';
import type { SupplierId } from '@/content/suppliers/registry';
import { TILE_SUPPLIERS } from '@/content/suppliers/tiles/all';
import { CATALOGUE_LENGTH, catalogueSections } from './catalogue-headings';
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
const familyOf = (category: TileCategory) => familyNames.en[category].name;

const card = (texture: Texture): ColourCard => ({
  title: texture.range === 'supp_7' ? colourNames.en[texture.colour].name : textureTitle(texture, 'en'),
  family: familyOf(texture.category),
  colours: texture.colours,
  slope: `range/${texture.key}-slope`,
  tile: `range/${texture.key}-tile`,
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
  const { words: said, perSquareMetre } = TILE_SUPPLIERS.find(({ supplier }) => supplier === id)!;
  const { lead, text, facts } = said.en;
  return {
    kind: 'maker',
    lead,
    text,
    pictures,
    facts: [
      ['Country', countryName(id, 'en')],
      ...facts,
      [
        'Pieces per m²',
        perSquareMetre
          ? `${PROFILE_NAMES[perSquareMetre.profile]}: ${perSquareMetre.value} (${perSquareMetre.source})`
          : 'on request',
      ],
    ],
  };
}

const PROFILE_WORDS: Record<ProfileId, readonly [text: string, single: PictureId]> = {
  portoghese: ['S-shaped: roll and pan in one piece.', 'gallery/bmi-portoghese-natural-single'],
  marsigliese: ['Flat, interlocking, with a rib.', 'gallery/bmi-marsigliese-natural-single'],
  duna: ['Two shallow waves per tile.', 'gallery/cobert-duna-natural-single'],
  meridional: ['Klinker: a high roll beside a broad pan.', 'gallery/cobert-meridional-natural-single'],
  virtus: ['Klinker, nearly flat, with a low rib.', 'gallery/cobert-virtus-dark-grey-single'],
  curva: ['Barrel tiles: covers laid over pans.', 'gallery/cobert-collado-natural-single'],
  lusa: ['S-shaped, with the look of a traditional roof.', 'gallery/cobert-lusa-natural-single'],
  plana: ['Flat, laid with broken joints.', 'gallery/cobert-plana-beige-single'],
  roman: ['Half-round rolls between flat pans.', 'gallery/braas-romana-red-single'],
  wave: ['One broad wave.', 'gallery/wave-green-single'],
};

/** Who manufactures a profile, in the order of the simulator's ranges. */
const makersOf = (profile: ProfileId) => {
  const ids = TEXTURES.filter((texture) => texture.profile === profile).map(({ range }) => supplierOf(range));
  return [...new Set(ids.map(supplierName))].join(', ');
};

/** A fitting, large in its first colour, the others named. */
function fittingCard(fitting: Fitting, text: string) {
  const items = GALLERY.filter(({ view, profile }) => view === 'fitting' && profile === fitting);
  return {
    title: fittingWords.en[fitting].name,
    text: `${text} In our gallery: ${items.map(({ colour }) => colourNames.en[colour].phrase).join(', ')}.`,
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
    lead: 'Clay roof tiles in ten profiles and 54 colours, with the components that complete the roof.',
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
    lead: 'Tiles by manufacturer and colour, roofing components, the dry-fix system, and how to measure and order.',
    note: 'All pictures in this catalogue are computer renderings.',
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
    lead: 'Each manufacturer has one page of information and one or more pages of colours. Every colour is shown laid and as a single tile.',
    picture: 'category/tile-gallery',
    rows: [
      ['Laid', 'The large picture: a laid roof in sunlight. Judge the colour here.'],
      ['Single tile', 'The small picture: the shape of one tile. A blend is shown by one of its tiles.'],
      ['Swatches', 'Four indicative colours of a tile or a blend: clay varies from tile to tile.'],
      ['Family', 'The colour family of the tile in the gallery on our website.'],
      [
        'Figures',
        'Given only where the manufacturer publishes them, with the source. All others are on request.',
      ],
    ],
    note: 'Pictures are computer renderings. Colours shown are indicative; ask for the current colour card.',
  },
  {
    kind: 'words',
    lead: 'Seven terms used in drawings and quotations.',
    picture: 'view/antique-hip',
    rows: [
      ['Ridge', 'The line at the top, where two slopes meet.'],
      ['Hip', 'The sloping edge where two slopes meet and water runs off to both sides.'],
      ['Valley', 'The sloping line where two slopes meet and water runs in from both sides.'],
      ['Eaves', 'The lower edge of a slope, where the first course of tiles lies.'],
      [
        'Batten',
        'The timber across the slope that carries a course of tiles. Counter battens run below it from eaves to ridge.',
      ],
      ['Gauge', 'The distance from batten to batten: the visible length of a tile.'],
      ['Profile', 'The shape of a tile seen from its end: an S, two waves or flat.'],
    ],
  },
  {
    kind: 'profiles',
    lead: 'Ten tile shapes, from S-shaped to flat.',
    rows: PROFILE_IDS.map((profile) => ({
      name: PROFILE_NAMES[profile],
      text: `${PROFILE_WORDS[profile][0]} ${makersOf(profile)}.`,
      picture: PROFILE_WORDS[profile][1],
    })),
    note: 'Try every profile on a villa in the roof tile simulator on our website.',
  },
  {
    kind: 'table',
    lead: roofTilesPage.en.table.lead,
    pictures: ['gallery/cobert-duna-natural-laid', 'gallery/cobert-lusa-antic-laid', 'gallery/yrt-rb-laid'],
    head: ['Manufacturer', 'Country', 'Profiles', 'Colours', 'Pieces per m²'],
    rows: tileComparison('en').map(({ name, country: from, profiles, colours: count, perSquareMetre }) => [
      name,
      from,
      profiles,
      String(count),
      perSquareMetre ? `${perSquareMetre.value} (${perSquareMetre.note})` : roofTilesPage.en.table.none,
    ]),
    notes: SOURCES.map((source, index) => `(${index + 1}) ${source}`),
  },
  {
    kind: 'families',
    lead: '54 colours in 13 families. Find the colour, then turn to its manufacturer.',
    rows: CATEGORY_IDS.map((category) => {
      const held = TEXTURES.filter((texture) => texture.category === category);
      return {
        name: familyOf(category),
        titles: held
          .map((tile) => `${textureTitle(tile, 'en')} (${supplierName(supplierOf(tile.range))})`)
          .join(', '),
        colours: held.slice(0, 6).map(({ colours: [first] }) => first),
      };
    }),
    note: 'Colours shown are indicative; ask for the current colour card.',
  },
  maker('bmi', [
    'gallery/bmi-portoghese-antic-laid',
    'gallery/bmi-marsigliese-natural-laid',
    'gallery/bmi-marsigliese-dark-grey-laid',
  ]),
  colours('The S-shaped tile, in four colours.', 'supp_1', 'portoghese'),
  colours('Flat and interlocking, with a rib. Four colours.', 'supp_1', 'marsigliese'),
  maker('cobert-spain', [
    'gallery/cobert-duna-beige-laid',
    'gallery/cobert-collado-natural-laid',
    'gallery/cobert-virtus-grey-laid',
  ]),
  colours('Two shallow waves per tile. Three colours.', 'supp_2', 'duna'),
  colours(
    'Klinker with a high roll and a broad pan. Three colours, including white.',
    'supp_2',
    'meridional',
  ),
  {
    kind: 'colours',
    lead: 'One nearly flat, one barrel-shaped.',
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
  colours('S-shaped, 12 pieces per m² (BMI Portugal). Four colours.', 'supp_3', 'lusa'),
  {
    kind: 'colours',
    lead: 'Flat. Three colours, and four more shown on the Modern villa of the simulator.',
    groups: [{ cards: [...cardsOf('supp_3', 'plana'), ...cardsOf('supp_8')] }],
  },
  colours('Half-round rolls between flat pans. Five colours; try them in the roof tile simulator.', 'supp_4'),
  maker('yamama', ['gallery/yrt-fb-laid', 'gallery/yrt-pbb-laid', 'gallery/yrt-ebb-laid']),
  colours(
    'Four products, two of them blends. Product codes are the manufacturer’s.',
    'supp_5',
    'marsigliese',
  ),
  colours('Four products, two of them blends. Product codes are the manufacturer’s.', 'supp_5', 'portoghese'),
  maker('cejatel', ['gallery/wave-caramel-laid', 'gallery/wave-blue-laid', 'gallery/wave-maroon-laid']),
  colours('Four strong colours.', 'supp_6'),
  maker('ceipo', ['gallery/ceipo-rose-laid', 'gallery/ceipo-flamed-laid', 'gallery/ceipo-maroon-laid']),
  colours('Straw to brown, including an antic and a flamed finish.', 'supp_7'),
  {
    kind: 'diagram',
    lead: 'The eight parts that complete a clay tile roof.',
    picture: diagramPicture,
    parts: HOTSPOTS,
  },
  {
    kind: 'fittings',
    lead: 'For ridges, ridge ends and hips.',
    cards: [
      fittingCard('ridge', part('ridge-and-wedges')),
      fittingCard('end-ridge', part('end-ridge')),
      fittingCard('end-cap', part('end-cap')),
      fittingCard('apex', part('three-way')),
    ],
  },
  {
    kind: 'fittings',
    lead: 'For gable edges, valleys and ventilation.',
    cards: [
      fittingCard('lateral-left', part('laterals')),
      fittingCard('lateral-right', 'The same tile for the other edge: order left and right separately.'),
      fittingCard('vent', 'Replaces one tile and lets air through a hooded opening.'),
      fittingCard('valley', part('valley')),
    ],
  },
  {
    kind: 'fittings',
    lead: 'Four manufacturers supply fittings with their tiles: ridge, end ridge, three-way, lateral and ventilation tiles.',
    cards: TILE_SUPPLIERS.filter(({ ranges: [first] }) => first in FITTING_COLOURS).map(
      ({ supplier, ranges }) => ({
        title: supplierLabel(supplier, 'en'),
        text: 'Ridge tile and three-way ridge, in the two colours we show.',
        pictures: FITTING_PICTURES.filter(
          ({ range, fitting }) => range === ranges[0] && (fitting === 'ridge' || fitting === 'apex'),
        ).map(({ picture }) => picture),
      }),
    ),
    note: 'Order fittings together with your tiles, so that the colours match.',
  },
  {
    kind: 'words',
    lead: 'Prepare the battens before the first tile goes up.',
    picture: 'view/grey-blend-laid',
    rows: [
      ['Battens', 'Run across the slope, one for each course of tiles.'],
      ['Gauge', 'Divide the slope evenly between eaves and ridge within the manufacturer’s limits.'],
      [
        'First batten',
        'Set higher by the thickness of a tile, so that the first course lies at the same pitch as the others.',
      ],
      [
        'Counter battens',
        'Fixed over the radiant barrier from eaves to ridge; they keep the tiles clear of the deck.',
      ],
      [
        'Minimum pitch',
        'Differs by profile and is set by the manufacturer. Ask us for the figure of your tile before you draw the roof.',
      ],
      [
        'Pieces per m²',
        '12 for LogicaLusa (BMI Portugal, bmigroup.com/pt). All others on request; we calculate quantities from your drawing.',
      ],
      ['Blends', 'Mix tiles from several packs as you lay them, for an even blend.'],
    ],
  },
  {
    kind: 'steps',
    lead: 'From eaves to ridge, with the details that keep water out.',
    steps: [
      step('tiles'),
      {
        title: 'Valleys and chimneys',
        text: 'Three details that need extra care.',
        picture: diagramPicture,
        points: [`Valley. ${part('valley')}`, `Chimney. ${part('chimney')}`, `Wakaflex. ${part('wakaflex')}`],
      },
    ],
  },
  {
    kind: 'section',
    lead: coolRoof.en.text,
    text: 'The build-up from top to bottom. The radiant barrier reflects up to 97% of radiant heat (manufacturer’s figure).',
    layers: coolRoof.en.layers,
  },
  {
    kind: 'steps',
    lead: 'Below the tiles: the radiant barrier first, then the counter battens on it.',
    steps: [step('barrier'), step('counter-battens')],
  },
  {
    kind: 'steps',
    lead: 'Air enters at the eaves and leaves at the ridge.',
    steps: [step('eaves'), step('ridge')],
  },
  {
    kind: 'measure',
    lead: 'Length, width and pitch are enough for a first estimate.',
    steps: [
      'Measure the roof on the plan, including overhangs: length times width gives the plan area.',
      'Multiply the plan area by the factor for the roof pitch.',
      'Multiply by the pieces per m² of your tile; ask us for the figure.',
      'Add an allowance for cutting: more for hips and valleys than for a plain gable.',
      'Measure ridges, hips, valleys and gable edges in metres to calculate the fittings.',
    ],
    head: ['Pitch', 'Factor', '100 m² on plan'],
    rows: SLOPES.map((pitch) => [
      `${pitch}°`,
      factors[pitch].toFixed(3),
      `${(factors[pitch] * 100).toFixed(1)} m² of roof`,
    ]),
    example: worked,
  },
  {
    kind: 'words',
    lead: 'Simple checks keep a clay tile roof in good condition.',
    picture: 'view/courtyard-villa-gable',
    rows: [
      [
        'Walking',
        'Step only where a tile rests on its batten, or use boards. Work only with fall protection.',
      ],
      [
        'A broken tile',
        'Lift the two tiles above, take the broken one out and slide a new one in. Keep some spare tiles: later deliveries may differ in colour.',
      ],
      ['Valleys and gutters', 'Keep them free of leaves and sand.'],
      [
        'Ridge and hip',
        'Dry-fix ridge caps are held by screws: tighten a loose one or replace a cracked one without mortar.',
      ],
      [
        'Chimney and walls',
        'Check the flashing around chimneys and walls and press it back into place where needed.',
      ],
      [
        'After a storm',
        'Look along the courses from the ground: a line that is no longer straight shows a displaced tile.',
      ],
    ],
  },
  {
    kind: 'plates',
    lead: illustrationWords.en.lead,
    plates: [
      { title: 'Arcade villa', picture: 'portfolio/arcade-villa-dubai' },
      { title: 'Clubhouse', picture: 'portfolio/clubhouse-al-ain' },
      { title: 'Grey roof villa', picture: 'portfolio/grey-roof-villa-abu-dhabi' },
      { title: 'Primary school', picture: 'portfolio/primary-school-al-ain' },
      { title: 'Resort hotel', picture: 'portfolio/resort-hotel-dubai' },
      { title: 'Villa compound', picture: 'portfolio/villa-compound-sharjah' },
      { title: 'Garden majlis', picture: 'portfolio/garden-majlis-al-ain' },
      { title: 'Townhouse row', picture: 'portfolio/townhouse-row-dubai' },
    ],
    note: 'All pictures are computer renderings.',
  },
  {
    kind: 'words',
    lead: 'Four steps to your roof.',
    picture: 'about/showroom-table',
    rows: [
      [
        'Choose',
        'Select a manufacturer, a profile and a colour. See them on a villa in the roof tile simulator.',
      ],
      [
        'See it',
        'Visit our showroom and look at the tiles in daylight. Bring a drawing, a photograph or an old tile to match.',
      ],
      [
        'Ask',
        `Send the roof plan or its dimensions to ${email}, and we will reply with tiles, fittings and quantities. The estimate is free.`,
      ],
      ['Order', 'Order tiles and fittings together, with some spare tiles.'],
    ],
    note: 'On our website you can add every colour and part to an enquiry list and send it with one form.',
  },
  {
    kind: 'contact',
    lead: 'Visit our showroom with a drawing, a photograph or an old tile to match.',
    picture: 'portfolio/villa-roofscape-sharjah',
    head: ['Place', 'Address', 'Telephone'],
    rows: locations.map(({ title, line, phone }) => [title, line, phone]),
    email,
    legal: `${legalName}. All pictures in this catalogue are computer renderings made by our own studio. None is a photograph.`,
  },
];

const SECTIONS = catalogueSections('en');

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
