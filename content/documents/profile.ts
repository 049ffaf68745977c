import { company } from '@/content/company';
import { aboutPage } from '@/content/pages/about';
import { coolRoof } from '@/content/pages/home';
import { countryName, supplierName } from '@/content/suppliers/names';
import { suppliersOf, type Family, type SupplierId } from '@/content/suppliers/registry';

const { brand, legalName, since, foundedIn, figures, locations, country } = company;
const started = `${since.month} ${since.year}`;

type Ranges = Partial<Record<SupplierId, string>>;

/** What each supplier of tiles sends; those without a page of their own are in the simulator. */
const TILE_WORDS: Ranges = {
  bmi: 'Portoghese, Marsigliese, accessories',
  'cobert-spain': 'Duna, Klinker Meridional, Klinker Virtus, Curva Collado, accessories',
  'cobert-portugal': 'LogicaLusa, LogicaPlana, accessories',
  braas: 'Five colours, shown in the roof tile simulator',
  yamama: 'Marsigliese, Portoghese, accessories',
  cejatel: 'Wave in Caramel, Green, Blue and Maroon',
  ceipo: 'Natural, in eight colours',
};

const BRICK_WORDS: Ranges = {
  yamama: '200, 300 and 400, floor, front and artistic bricks',
  'la-paloma': '28 colours, from Alicante to Verde',
  isiklar: 'Facing brick, brick slab, paving brick, and three facade systems',
};

type Row = readonly [name: string, country: string, range: string];

const rowsOf = (family: Family, ranges: Ranges): Row[] =>
  suppliersOf(family).map((id) => [supplierName(id), countryName(id, 'en'), ranges[id] ?? '']);

/** The words of the company profile, page by page. Printed by `npm run documents`. */
export const profile = {
  title: `${brand} company profile`,
  language: 'en',
  footer: `${brand} company profile`,
  of: 'of',
  cover: {
    heading: 'Company profile',
    lead: 'Clay roof tiles, bricks, roofing components and solar water heaters.',
    place: `${foundedIn}, ${country.name}`,
    since: `Since ${started}`,
    picture: 'hero/roof-tiles',
  },
  who: {
    heading: aboutPage.en.who.title,
    paragraphs: aboutPage.en.who.paragraphs,
    picture: 'about/warehouse-aisle',
  },
  figures: {
    heading: 'In figures',
    rows: [
      ...aboutPage.en.who.figures
        .filter(({ id }) => id !== 'since')
        .map(({ value, text, about }) => ({ value, text, about })),
      {
        value: String(figures.exportRegions.length),
        text: `regions of export: ${figures.exportRegions.join(', ')}`,
        about: false,
      },
    ],
    note: aboutPage.en.who.note,
    aims: aboutPage.en.aims,
  },
  tiles: {
    heading: 'Clay roof tiles',
    lead: 'From S-shaped Portoghese to flat LogicaPlana, from five countries.',
    picture: 'category/roof-tiles',
    head: ['Manufacturer', 'Country', 'Range'],
    rows: rowsOf('tiles', TILE_WORDS),
    samples: ['product/portoghese', 'product/roman', 'product/plana', 'product/klinker-virtus'],
  },
  bricks: {
    heading: 'Bricks and facades',
    lead: 'Bricks for walls, floors and facades from three manufacturers.',
    picture: 'hero/bricks',
    head: ['Manufacturer', 'Country', 'Range'],
    rows: rowsOf('bricks', BRICK_WORDS),
    facades: {
      heading: 'Facade cladding',
      text: 'Three facade systems by Isiklar: Cotto/Isoclincer, the panel system and Architon. Featured bricks: Anatolian Brick Slab Rustic and Aegean Brick Slip.',
      picture: 'tool/bricks-simulator',
    },
  },
  components: {
    heading: 'Roofing components',
    lead: 'The eight parts that complete a clay tile roof.',
    picture: 'tool/dry-fix',
    parts: ['Laterals', 'End ridge', 'End cap', 'Ridge and wedges', '3 way', 'Valley', 'Chimney', 'Wakaflex'],
    coolRoof: { heading: coolRoof.en.title, text: coolRoof.en.text, layers: coolRoof.en.layers },
  },
  solar: {
    heading: 'Solar water heaters',
    lead: `Natural and forced circulation systems by CMG and SIGMA, installed by us since ${figures.solarSince}.`,
    picture: 'hero/solar-water',
    head: ['System', 'Brand', 'Details'],
    rows: [
      ['Natural circulation', 'CMG', 'Works without a pump'],
      ['Natural circulation by condensation', 'CMG', 'Works without a pump'],
      [
        'Forced circulation',
        'CMG',
        'Kit with 5 years guarantee on tank and collectors, 2 years on other parts',
      ],
      ['Natural Circulation System', 'SIGMA', 'Models 120, 150, 200 and 300, working pressure 10 bar'],
      ['Forced Circulation Systems', 'SIGMA', 'Systems 200/25, 300/3, 500/5, 750/8 and 1000/10'],
    ],
    facts: [
      ['Approval', 'All products are approved by the Dubai central laboratory'],
      ['Range', 'Works from −60 °C to +180 °C'],
      ['Solar circuit', 'No lifetime maintenance, no overheating problems'],
    ],
  },
  contact: {
    heading: 'Our locations',
    lead: 'Visit our showroom with a drawing, a photograph or an old tile to match.',
    picture: 'view/modern-villa',
    head: ['Place', 'Address', 'Telephone'],
    rows: locations.map(({ title, line, phone }): Row => [title, line, phone]),
    email: company.email,
    services: {
      heading: 'Tools and services',
      rows: [
        ['Roof tile simulator', '3 villas, 54 roof textures, 25 wall finishes'],
        ['Hot water calculator', 'Litres per day for a villa or a labour camp'],
        ['Dry-fix installation', 'Roof tiles installed without cement mortar'],
        ['Free estimate', 'Request an appointment by form, phone or email'],
      ],
    },
    legal: `${legalName}. All pictures in this profile are computer renderings made by our own studio. None is a photograph.`,
  },
} as const;
