import { words } from '@/content/words';
import { company } from './company';
import type { PictureId } from './pictures/library';
import { route, ROUTE_KEYS, ROUTES, type RouteKey } from './routes';

/** Routes that for now only say what they will hold. */
export type SoonKey = {
  [K in RouteKey]: (typeof ROUTES)[K] extends { soon: true } ? K : never;
}[RouteKey];

export interface Preview {
  heading: string;
  /** Stands under the heading where the specification announces the page. */
  notice?: 'Coming Soon' | 'COMING SOON';
  /** What the page will hold, in two sentences of the specification. */
  offer: readonly [string, string];
  /** How to get the same from us today. */
  today: string;
  picture: PictureId;
  /** Another crop for narrow screens; only pictures made for banners have one. */
  tall?: PictureId;
  /** What can be said already, as rows of a sheet. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** Pages to go on to, beside those below this one in the table of routes. */
  next?: readonly RouteKey[];
}

export const previewWords = words({
  breadcrumbs: 'Breadcrumbs',
  ask: 'Ask us today',
  form: 'Write to us',
  call: 'Call',
  mail: 'E-mail',
  visit: 'Visit',
  facts: 'In short',
  below: 'On this shelf',
  beside: 'Go on to',
});

const { figures } = company;
const count = (value: number) => value.toLocaleString('en-GB');

const greyVilla = { picture: 'hero/simulator', tall: 'hero/simulator-tall' } as const;
const heater = { picture: 'hero/solar-water', tall: 'hero/solar-water-tall' } as const;
const redBricks = { picture: 'hero/bricks', tall: 'hero/bricks-tall' } as const;

export const PREVIEWS: Record<SoonKey, Preview> = {
  bricks: {
    heading: 'Bricks',
    offer: [
      'Bricks come from three makers: Yamama in Saudi Arabia, La Paloma in Spain and Isiklar in Turkey.',
      'This page will show them by country.',
    ],
    today: 'Until then, send a picture of the wall you have in mind: we answer with bricks that make it.',
    ...redBricks,
    next: ['bricksSimulator'],
  },
  yamamaBricks: {
    heading: 'Yamama bricks',
    offer: [
      'Yamama in Saudi Arabia makes bricks in six categories, floor, front and artistic bricks among them.',
      'This page will show 88 of them by category, each with its name.',
    ],
    today: 'Until then, name the category and the area of the wall: we answer with names and a quantity.',
    picture: 'category/bricks',
    facts: [
      ['Maker', 'Yamama'],
      ['Country', 'Saudi Arabia'],
      ['Categories', 'BRICKS200, BRICKS300, BRICKS400, BRICKSFLOOR, BRICKSFRONT, ARTISTIC'],
    ],
    next: ['bricks'],
  },
  laPaloma: {
    heading: 'La Paloma, Spain',
    offer: [
      'La Paloma in Spain names its bricks by colour: twenty-eight of them, from Alicante to Verde.',
      'This page will give each colour its own pictures, beside the maker’s catalogue.',
    ],
    today: 'Until then, ask for the catalogue by e-mail, or for a sample of the colour you have in mind.',
    picture: 'tool/bricks-simulator',
    facts: [
      ['Maker', 'La Paloma'],
      ['Country', 'Spain'],
      [
        'Among the colours',
        'Alicante, Aragon, Azul Cobalto, Galicia, Granada, Lanzarote, Marron, Navarra, Rojo',
      ],
    ],
    next: ['bricks'],
  },
  isiklar: {
    heading: 'Isiklar, Turkey',
    offer: [
      'Isiklar in Turkey makes facing bricks, slabs and paving, and three facade systems.',
      'This page will show them with two featured items: Anatolian Brick Slab Rustic and Aegean Brick Slip.',
    ],
    today: 'Until then, send the facade drawing: we answer with the system and its bricks.',
    ...redBricks,
    facts: [
      ['Maker', 'Isiklar'],
      ['Country', 'Turkey'],
      ['Bricks', 'Facing brick, brick slab, paving brick'],
      ['Facades', 'Cotto/Isoclincer, panel system, Architon'],
    ],
    next: ['bricks'],
  },
  solarWater: {
    heading: 'Solar water',
    offer: [
      'Solar water heaters by two makes, CMG and SIGMA. All products are approved by the Dubai central laboratory.',
      'This page will lead to the systems of both and to the hot water calculator.',
    ],
    today: 'Until then, count the bathrooms and the kitchen and call us: we answer with litres and a system.',
    ...heater,
    facts: [
      ['Makes', 'CMG, SIGMA'],
      ['In our range since', String(figures.solarSince)],
      ['Installed', `about ${count(figures.solarUnitsPerYear)} units a year`],
    ],
    next: ['hotWater'],
  },
  cmg: {
    heading: 'CMG',
    offer: [
      'CMG heats water in three ways: natural circulation, natural circulation by condensation, and forced circulation.',
      'This page will lead to each of the three.',
    ],
    today: 'Until then, tell us the house and the number of people: we answer with the system that fits.',
    picture: 'family/solar-water',
    next: ['hotWater'],
  },
  cmgCondensation: {
    heading: 'Natural circulation by condensation',
    offer: [
      'A CMG system in which the water goes round by itself, with condensation.',
      'This page will explain its working, turn it round before you, and hold the brochure.',
    ],
    today: 'Until then, ask for the brochure by e-mail.',
    picture: 'family/solar-water',
    next: ['cmgNatural', 'cmgForced', 'hotWater'],
  },
  cmgNatural: {
    heading: 'Natural circulation',
    offer: [
      'A CMG system in which the water goes round by itself.',
      'This page will explain its working, show installations, and hold the brochure.',
    ],
    today: 'Until then, ask for the brochure by e-mail.',
    ...heater,
    next: ['cmgCondensation', 'cmgForced', 'hotWater'],
  },
  cmgForced: {
    heading: 'Forced circulation',
    offer: [
      'A CMG kit in which a pump drives the circulation.',
      'This page will list the kit part by part, show installations, and hold the brochure.',
    ],
    today: 'Until then, ask for the list of parts and the brochure by e-mail.',
    picture: 'tool/hot-water',
    facts: [
      ['Guarantee, tank and collectors', '5 years'],
      ['Guarantee, other parts', '2 years'],
    ],
    next: ['cmgNatural', 'cmgCondensation', 'hotWater'],
  },
  sigma: {
    heading: 'SIGMA',
    offer: [
      'SIGMA makes a Natural Circulation System in four models and Forced Circulation Systems in five sizes.',
      'This page will lead to both.',
    ],
    today: 'Until then, tell us the house and the number of people: we answer with the system that fits.',
    picture: 'tool/hot-water',
    next: ['hotWater'],
  },
  sigmaNatural: {
    heading: 'Natural Circulation System',
    offer: [
      'SIGMA’s system with natural circulation, in four models.',
      'This page will hold the sheet of each model and a film.',
    ],
    today: 'Until then, ask for the sheet of your model by e-mail.',
    ...heater,
    facts: [
      ['Models', '120, 150, 200, 300'],
      ['Working pressure', '10 bar'],
      ['Tank thickness', '2.5 mm'],
      ['Insulation', '50 mm polyurethane'],
    ],
    next: ['sigmaForced', 'hotWater'],
  },
  sigmaForced: {
    heading: 'Forced Circulation Systems',
    offer: [
      'Common in Central and Northern Europe: the tank stands indoors, loses less heat there, and a controller runs it.',
      'This page will hold the sheet of each system and the proposed installation.',
    ],
    today: 'Until then, ask for the sheet of your system by e-mail.',
    picture: 'category/solar-water',
    facts: [
      ['Systems', '200/25, 300/3, 500/5, 750/8, 1000/10'],
      ['Parts', 'Tank, collector, mounting system, solar station, controller, installation parts'],
    ],
    next: ['sigmaNatural', 'hotWater'],
  },
  solarFeatures: {
    heading: 'Solar features',
    offer: [
      'What sets the heater apart, from its solar circuit to a tank that cannot be seen from the front.',
      'This page will turn it round before you, picture by picture.',
    ],
    today: 'Until then, ask us for its sheet, or for a visit to your roof.',
    picture: 'category/solar-water',
    facts: [
      ['Solar circuit', 'no lifetime maintenance'],
      ['Overheating', 'no problems'],
      ['Highest yield', '760 kWh/m² per year (manufacturer’s figure)'],
      ['Works from', '−60 °C to +180 °C'],
      ['Tank', 'frontally invisible'],
    ],
    next: ['solarWater'],
  },

  roofSimulator: {
    heading: 'Roof Tiles Simulator',
    offer: [
      'Choose a villa model, a supplier, a roof texture, a wall colour and stone walls, and see the house change.',
      'The simulator is being built; it will open on this page, for visitors who have signed in.',
    ],
    today: 'Until then, send a photograph or a drawing of the house, and we suggest the roof.',
    ...greyVilla,
    facts: [
      ['Villa models', '3'],
      ['Roof textures', '54'],
      ['Wall finishes', '25, four of them stone'],
    ],
    next: ['roofTiles', 'villaModels'],
  },
  hotWater: {
    heading: 'Solar Water Heater Calculator',
    offer: [
      'Count bathrooms and kitchens, or labourers, and get the litres a day that the building asks for.',
      'The calculator is being built; the rule it will use stands here already.',
    ],
    today: 'Until then, add up the rows, or tell us the counts by telephone.',
    picture: 'tool/hot-water',
    facts: [
      ['Villa, each full bathroom', '50 L a day'],
      ['Villa, each bathroom without shower', '30 L a day'],
      ['Villa, kitchen', '80 L a day'],
      ['Labour camp, each labourer', '20 L a day'],
      ['Labour camp, central kitchen', '1000 L a day'],
      ['Labour camp, each ablution', '600 L a day'],
    ],
    next: ['solarWater'],
  },
  bricksSimulator: {
    heading: 'Bricks simulator',
    notice: 'Coming Soon',
    offer: [
      'Here bricks will be tried on a wall before they are laid.',
      'The page will also look at a photograph of your roof and say whether it can be used.',
    ],
    today: 'Until then, send the photograph to us: people look at it.',
    picture: 'tool/bricks-simulator',
    next: ['bricksSimulatorHero', 'bricks', 'services'],
  },
  bricksSimulatorHero: {
    heading: 'Bricks simulator',
    notice: 'COMING SOON',
    offer: [
      'A simulator for brick walls is announced.',
      'The bricks themselves are here: Yamama, La Paloma and Isiklar.',
    ],
    today: 'Until it opens, ask for a sample panel of the brick you have in mind.',
    ...redBricks,
    next: ['bricks', 'services'],
  },
};

export const SOON_KEYS = Object.keys(PREVIEWS) as SoonKey[];

/** The page of the table behind an address, if it is one of these. */
export const previewAt = (path: string): SoonKey | undefined =>
  SOON_KEYS.find((key) => ROUTES[key].path === path);

/** Pages directly below a route, each once: a second address of the same page is left out. */
export const pagesBelow = (key: RouteKey): RouteKey[] =>
  ROUTE_KEYS.filter((candidate) => route(candidate).parent === key && !route(candidate).canonical);
