import { company } from './company';
import type { PictureId } from './pictures/library';
import type { RouteKey } from './routes';

interface Meta {
  /** Stands before ` | brand`; no two pages share one. */
  title: string;
  /** One or two sentences of 50 to 160 characters, facts of the page only. */
  description: string;
  keywords?: readonly string[];
  /** What its social card shows. */
  picture: PictureId;
}

const { since, foundedIn, figures } = company;
const count = (value: number) => value.toLocaleString('en-GB');

/** How every page is called in search results, tabs and shared links. */
export const META = {
  home: {
    title: 'Clay roof tiles, bricks and solar water heaters',
    description: `Clay roof tiles, bricks, roofing components and solar water heaters from factories in Europe and the Middle East. Trading since ${since.month} ${since.year}.`,
    picture: 'hero/roof-tiles',
  },
  project: {
    title: 'Completed projects',
    description: 'Completed villas, schools, resorts and complexes in Dubai, Abu Dhabi, Sharjah and Al Ain.',
    picture: 'project/hotel-court-abu-dhabi',
  },
  projects: {
    title: 'Our projects',
    description:
      'Roofs on villas, schools, resorts and complexes across Dubai, Abu Dhabi, Sharjah and Al Ain.',
    picture: 'project/hotel-court-abu-dhabi',
  },
  portfolio: {
    title: 'Project portfolio',
    description:
      'Eighteen buildings under clay tile roofs, from a garden majlis to a resort hotel, each to open large and to keep.',
    picture: 'portfolio/courtyard-villa-sharjah',
  },
  about: {
    title: 'About us',
    description: `A building-materials trader founded in ${foundedIn} in ${since.month} ${since.year}: about ${count(figures.tilesPerYear)} roof tiles and ${count(figures.solarUnitsPerYear)} solar units a year.`,
    picture: 'about/warehouse-aisle',
  },
  services: {
    title: 'Services and tools',
    description:
      'A roof tile simulator, a hot water calculator, a bricks simulator and dry-fix installation.',
    picture: 'tool/roof-simulator',
  },
  news: {
    title: 'News',
    description: `News from a building-materials trader in ${foundedIn}, ${company.country.name}: seven entries, the latest first.`,
    picture: 'news/coolroof-laid-dry',
  },
  contact: {
    title: 'Contact us',
    description: `Showroom and two stores in ${foundedIn}: addresses, telephone, e-mail, map and a form for your question.`,
    picture: 'about/showroom',
  },
  installers: {
    title: 'Free roofing estimate',
    description:
      'Ask for a free roofing estimate or an appointment: leave your name, e-mail and phone number.',
    picture: 'project/modern-family-villa-dubai',
  },

  product: {
    title: 'Products',
    description:
      'Roof tiles, bricks, solar water heaters and roofing components from factories in Europe and the Middle East.',
    keywords: ['building materials UAE', 'roof tiles', 'bricks', 'solar water heaters', 'roofing components'],
    picture: 'about/showroom-table',
  },
  roofTiles: {
    title: 'Clay roof tiles',
    description: 'Clay roof tiles from Italy, Spain, Portugal, Saudi Arabia and Brazil, listed by maker.',
    keywords: ['clay roof tiles UAE', 'terracotta roof tiles', 'roof tile supplier Sharjah'],
    picture: 'family/roof-tiles',
  },
  bmiItaly: {
    title: 'BMI roof tiles from Italy',
    description:
      'BMI clay roof tiles from Italy in two profiles, Portoghese and Marsigliese, with accessories.',
    keywords: ['BMI Italy', 'Portoghese roof tile', 'Marsigliese roof tile'],
    picture: 'product/marsigliese',
  },
  bmiSpain: {
    title: 'BMI Cobert roof tiles from Spain',
    description:
      'BMI Cobert clay roof tiles from Spain: Duna, Klinker Meridional, Klinker Virtus, Curva Collado and accessories.',
    keywords: ['BMI Cobert Spain', 'Duna roof tile', 'Klinker Meridional', 'Klinker Virtus', 'Curva Collado'],
    picture: 'product/duna',
  },
  bmiPortugal: {
    title: 'Cobert Portugal: LogicaLusa and LogicaPlana',
    description: 'LogicaLusa and LogicaPlana clay roof tiles by Cobert, Portugal, with their accessories.',
    keywords: ['Cobert Portugal', 'LogicaLusa', 'LogicaPlana'],
    picture: 'product/plana',
  },
  bmiSaudi: {
    title: 'Yamama roof tiles: Marsigliese and Portoghese',
    description:
      'Marsigliese and Portoghese roof tiles by Yamama, Saudi Arabia: eight articles and accessories.',
    keywords: ['Yamama roof tiles', 'YRT', 'roof tiles Saudi Arabia'],
    picture: 'range/yrt-fb-slope',
  },
  cejatel: {
    title: 'Cejatel roof tiles from Brazil',
    description: 'Cejatel roof tiles from Brazil: the Wave profile in Caramel, Green, Blue and Maroon.',
    keywords: ['Cejatel Brazil', 'Wave roof tile', 'coloured roof tiles'],
    picture: 'product/wave-green',
  },
  ceipo: {
    title: 'Ceipo roof tiles from Italy',
    description: 'Ceipo clay roof tiles from Italy: the Natural range in eight colours, for sloped roofs.',
    keywords: ['Ceipo Italy', 'Natural roof tile', 'Italian clay roof tiles'],
    picture: 'product/natural-brown',
  },
  gallery: {
    title: 'Roof tile gallery by colour',
    description:
      'Roof tiles by colour: Natural, Antic, Red, Brown, Green, Blue, Beige, Grey, Dark Gray, Maroon and White.',
    keywords: ['roof tile colours', 'antique roof tiles', 'grey roof tiles', 'red roof tiles'],
    picture: 'category/tile-gallery',
  },
  components: {
    title: 'Roofing components',
    description:
      'Laterals, end ridge, end cap, ridge and wedges, 3 way, valley, chimney and wakaflex for clay tile roofs.',
    keywords: ['roofing components UAE', 'ridge tile', 'valley', 'wakaflex', 'roof accessories'],
    picture: 'category/roofing-components',
  },
  cobertPortugal: {
    title: 'Cobert roof tiles from Portugal',
    description: 'Cobert clay roof tiles from Portugal in two profiles, LogicaLusa and LogicaPlana.',
    keywords: ['Cobert Portugal', 'LogicaLusa', 'LogicaPlana', 'Portuguese roof tiles'],
    picture: 'product/plana',
  },
  yamamaTiles: {
    title: 'Yamama roof tiles from Saudi Arabia',
    description: 'Yamama roof tiles from Saudi Arabia in two profiles, Marsigliese and Portoghese.',
    keywords: ['Yamama roof tiles', 'Marsigliese', 'Portoghese', 'YRT', 'roof tiles Saudi Arabia'],
    picture: 'range/yrt-fb-slope',
  },
  dryFixMenu: {
    title: 'Roof tiles dry fix installation service',
    description: 'Roof tiles laid dry: a breathable, waterproof system in the place of cement mortar.',
    keywords: ['dry fix roof', 'dry fix installation UAE'],
    picture: 'tool/dry-fix',
  },
  dryFix: {
    title: 'Roof tiles dry fix installation',
    description:
      'Dry-fix installation of roof tiles: ridge and hip without cement mortar, breathable and waterproof.',
    keywords: ['dry fix roof', 'dry fix installation UAE', 'roof tiles without mortar'],
    picture: 'tool/dry-fix',
  },
  coolroof: {
    title: 'CoolRoof dry-fix system',
    description:
      'CoolRoof: pest guard, counter battens, a radiant barrier reflecting up to 97%, and breathable waterproof dry-fix.',
    keywords: ['CoolRoof', 'radiant barrier', 'dry-fix roof', 'counter battens', 'pest guard'],
    picture: 'dry-fix/radiant-barrier',
  },
  bricks: {
    title: 'Bricks',
    description: 'Bricks from Yamama in Saudi Arabia, La Paloma in Spain and Isiklar in Turkey.',
    keywords: ['bricks UAE', 'facing bricks', 'brick slips', 'paving bricks'],
    picture: 'hero/bricks',
  },
  yamamaBricks: {
    title: 'Yamama bricks from Saudi Arabia',
    description: 'Yamama bricks from Saudi Arabia: BRICKS200, 300 and 400, floor, front and artistic bricks.',
    keywords: ['Yamama bricks', 'BRICKS200', 'BRICKS300', 'BRICKS400', 'artistic bricks'],
    picture: 'category/bricks',
  },
  laPaloma: {
    title: 'La Paloma bricks from Spain',
    description:
      'La Paloma bricks from Spain, named by colour from Alicante and Aragon to Timanfaya Blue and Verde.',
    keywords: ['La Paloma bricks', 'Spanish bricks', 'coloured facing bricks'],
    picture: 'tool/bricks-simulator',
  },
  isiklar: {
    title: 'Isiklar bricks from Turkey',
    description:
      'Isiklar, Turkey: facing brick, brick slab, paving brick, cotto facade, panel and Architon systems.',
    keywords: ['Isiklar bricks', 'brick slab', 'Architon facade', 'cotto facade', 'paving brick'],
    picture: 'hero/bricks',
  },
  solarWater: {
    title: 'Solar water heaters',
    description:
      'Solar water heaters by CMG and SIGMA. All products are approved by the Dubai central laboratory.',
    keywords: ['solar water heaters UAE', 'CMG', 'SIGMA', 'solar hot water Sharjah'],
    picture: 'category/solar-water',
  },
  cmg: {
    title: 'CMG solar water heaters',
    description:
      'CMG solar water heaters in three systems: natural circulation, with condensation, and forced circulation.',
    keywords: ['CMG solar', 'natural circulation', 'forced circulation', 'solar water heater'],
    picture: 'category/solar-water',
  },
  cmgCondensation: {
    title: 'CMG natural circulation by condensation',
    description:
      'CMG solar water heater with natural circulation by condensation: how to see it and ask for it.',
    keywords: ['CMG solar', 'natural circulation by condensation', 'solar water heater'],
    picture: 'family/solar-water',
  },
  cmgNatural: {
    title: 'CMG natural circulation',
    description: 'CMG solar water heater with natural circulation: how to see it and ask for a quantity.',
    keywords: ['CMG solar', 'natural circulation', 'thermosiphon', 'solar water heater'],
    picture: 'category/solar-water',
  },
  cmgForced: {
    title: 'CMG forced circulation',
    description:
      'CMG forced circulation kit: 5 years guarantee on tank and collectors, 2 years on the other parts.',
    keywords: ['CMG solar', 'forced circulation kit', 'solar water heater guarantee'],
    picture: 'tool/hot-water',
  },
  sigma: {
    title: 'SIGMA solar water heaters',
    description: 'SIGMA solar water heaters: Natural Circulation System and Forced Circulation Systems.',
    keywords: ['SIGMA solar', 'natural circulation system', 'forced circulation systems'],
    picture: 'category/solar-water',
  },
  sigmaNatural: {
    title: 'SIGMA Natural Circulation System',
    description:
      'SIGMA natural circulation in four models, 120, 150, 200 and 300, with a working pressure of 10 bar.',
    keywords: ['SIGMA solar', 'Model 120', 'Model 150', 'Model 200', 'Model 300', 'natural circulation'],
    picture: 'family/solar-water',
  },
  sigmaForced: {
    title: 'SIGMA Forced Circulation Systems',
    description:
      'SIGMA forced circulation in five systems: 200/25, 300/3, 500/5, 750/8 and 1000/10, with the tank indoors.',
    keywords: ['SIGMA solar', 'forced circulation systems', 'solar station', 'System 300/3', 'System 500/5'],
    picture: 'tool/hot-water',
  },
  solarFeatures: {
    title: 'Solar water heater features',
    description:
      'No lifetime maintenance on the solar circuit, no overheating problems, works from -60 °C to +180 °C.',
    keywords: ['solar water heater features', 'frontally invisible tank', 'no overheating'],
    picture: 'family/solar-water',
  },
  cart: {
    title: 'Enquiry list',
    description:
      'Tiles and roofing components you want to ask about, kept on your device and sent as one enquiry.',
    picture: 'category/tile-gallery',
  },

  roofSimulator: {
    title: 'Roof Tiles Simulator',
    description:
      'Roof tiles on a villa before they are laid: villa model, supplier, roof texture, wall colour, stone walls.',
    picture: 'hero/simulator',
  },
  villaModels: {
    title: 'Villa models',
    description:
      'Three villas to turn round, each with its own roof, and the way into the roof tile simulator with them.',
    picture: 'turntable/model-1-00',
  },
  hotWater: {
    title: 'Solar Water Heater Calculator',
    description:
      'Hot water a day: 50 L per full bathroom, 30 L per bathroom without shower, 80 L per kitchen.',
    picture: 'tool/hot-water',
  },
  bricksSimulator: {
    title: 'Bricks simulator',
    description: 'The bricks simulator is coming soon. Until then, send a picture of your house and ask us.',
    picture: 'tool/bricks-simulator',
  },
  bricksSimulatorHero: {
    title: 'Bricks simulator: coming soon',
    description: 'A simulator for brick walls is announced. The bricks themselves can be asked for today.',
    picture: 'hero/bricks',
  },

  login: {
    title: 'Sign in',
    description:
      'Sign in to use the roof tile simulator and the solar water heater calculator. Remembered for 30 days if you like.',
    picture: 'hero/roof-tiles',
  },
  register: {
    title: 'Create account',
    description:
      'Create an account with a username, an email address and a password of eight or more characters.',
    picture: 'hero/roof-tiles',
  },
  logout: {
    title: 'Sign out',
    description: 'Sign out on this device. From the profile, every device can be signed out at once.',
    picture: 'hero/roof-tiles',
  },
  forgotPassword: {
    title: 'Forgot password',
    description:
      'A forgotten password is replaced with a code of four digits, mailed to the address of the account.',
    picture: 'hero/roof-tiles',
  },
  otp: {
    title: 'Code check',
    description:
      'Enter the four digits from the mail. The code works for 10 minutes; a new one can be asked for.',
    picture: 'hero/roof-tiles',
  },
  resetPassword: {
    title: 'New password',
    description: 'Choose a new password of eight or more characters. All devices are signed out then.',
    picture: 'hero/roof-tiles',
  },
  profile: {
    title: 'User profile',
    description:
      'The username and the email address of an account: view, edit, save, and sign out everywhere.',
    picture: 'hero/roof-tiles',
  },
} as const satisfies Record<RouteKey, Meta>;

/** The entry with its optional fields visible to the compiler. */
export const meta = (key: RouteKey): Meta => META[key];
