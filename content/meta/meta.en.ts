import { company } from '@/content/company';
import type { PictureId } from '@/content/pictures/library';
import type { RouteKey } from '@/content/routes';
import { HEATER_PICTURES, MODEL_PICTURES } from '@/content/solar/pictures';

/** What a page is called outside itself. */
export interface Meta {
  /** 30 to 51 characters, before ` | brand`; no two pages share one. Names the product and the UAE where it can. */
  title: string;
  /** One or two sentences of 110 to 160 characters, facts of the page only. */
  description: string;
  keywords?: readonly string[];
  /** What its social card shows. */
  picture: PictureId;
}

const { since, foundedIn, figures, locations } = company;
const count = (value: number) => value.toLocaleString('en-GB');

/** The English titles and descriptions, with the pictures of the cards. */
export const metaInEnglish = {
  home: {
    title: 'Clay roof tiles, bricks and solar heaters, UAE',
    description: `Clay roof tiles, bricks, roofing components and solar water heaters in the UAE, from a ${foundedIn} company trading since ${since.month} ${since.year}.`,
    picture: 'hero/roof-tiles',
  },
  project: {
    title: 'Roof ideas for villas and schools in the UAE',
    description:
      'Illustrations of typical UAE villas, schools, resorts and complexes under our clay roof tiles. Not completed projects; each links to its profile.',
    picture: 'project/hotel-court-abu-dhabi',
  },
  projects: {
    title: 'Roof tile project gallery for the UAE',
    description:
      'See clay roof tiles on 24 illustrated villas, schools and resorts in the styles of Dubai, Abu Dhabi, Sharjah and Al Ain, UAE. Not completed projects.',
    picture: 'project/hotel-court-abu-dhabi',
  },
  portfolio: {
    title: 'Roof tile portfolio: 18 villa and resort roofs',
    description:
      'Our roof tile portfolio for the UAE: 18 illustrations of typical buildings under clay roof tiles, to view large and save. Not completed projects.',
    picture: 'portfolio/courtyard-villa-sharjah',
  },
  about: {
    title: 'About our building materials company in the UAE',
    description: `Building materials company founded in ${foundedIn}, UAE, trading since ${since.month} ${since.year}: about ${count(figures.tilesPerYear)} roof tiles and ${count(figures.solarUnitsPerYear)} solar units per year.`,
    picture: 'about/warehouse-aisle',
  },
  services: {
    title: 'Roofing services and online tools in the UAE',
    description:
      'Plan your roof in the UAE: roof tile simulator, hot water calculator, dry-fix roof installation, solar water heater installation and free estimates.',
    picture: 'banner/services',
  },
  news: {
    title: 'Roof tile and solar water heater news, UAE',
    description:
      'News on clay roof tiles, the CoolRoof dry-fix system, solar water heaters and our online tools, from a building materials company in Sharjah, UAE.',
    picture: 'news/coolroof-laid-dry',
  },
  contact: {
    title: 'Contact our roof tile showroom in Sharjah, UAE',
    description: `Visit our roof tile showroom in ${locations[0].line}, UAE, call us or send a message. Addresses and phone numbers of our showroom and stores.`,
    picture: 'about/showroom',
  },
  installers: {
    title: 'Free roofing estimate and appointment, UAE',
    description:
      'Get a free roofing estimate in the UAE. Leave your name, email and phone number, and we will arrange an appointment for your roof tiles.',
    picture: 'project/modern-family-villa-dubai',
  },
  privacy: {
    title: 'Privacy: what this UAE site stores, and why',
    description:
      'What our UAE building materials website stores when you send an enquiry or create an account, why and for how long, and how to see or erase it.',
    picture: 'about/warehouse-gate',
  },
  terms: {
    title: 'Terms of use of our UAE building materials site',
    description:
      'Terms for using our UAE website: what the colours, figures, pictures and online tools are for, what needs our confirmation, and what you may copy.',
    picture: 'milestone/first-roofs',
  },
  accessibility: {
    title: 'Accessibility of our UAE roof tile website',
    description:
      'How we make our UAE website usable for everyone: the standard we work to, what was tested and how, the limits we know of, and how to tell us.',
    picture: 'project/portico-arches-al-ain',
  },

  product: {
    title: 'Roof tiles, bricks and solar products in the UAE',
    description:
      'Browse clay roof tiles, bricks, solar water heaters and roofing components from factories in Europe, the Middle East and Brazil, supplied across the UAE.',
    keywords: ['building materials UAE', 'roof tiles', 'bricks', 'solar water heaters', 'roofing components'],
    picture: 'about/showroom-table',
  },
  roofTiles: {
    title: 'Clay roof tiles in the UAE by manufacturer',
    description:
      'Clay roof tiles in the UAE from Italy, Spain, Portugal, Saudi Arabia and Brazil. Compare manufacturers, profiles and colours and request samples.',
    keywords: ['clay roof tiles UAE', 'terracotta roof tiles', 'roof tile supplier Sharjah'],
    picture: 'family/roof-tiles',
  },
  bmiItaly: {
    title: 'BMI clay roof tiles from Italy in the UAE',
    description:
      'BMI clay roof tiles from Italy in the UAE: Portoghese and Marsigliese profiles, four colours each, with ridge tiles, ventilation tiles and accessories.',
    keywords: ['BMI Italy', 'Portoghese roof tile', 'Marsigliese roof tile'],
    picture: 'range/bmi-marsigliese-natural-tile',
  },
  bmiSpain: {
    title: 'BMI Cobert clay roof tiles from Spain, UAE',
    description:
      'BMI Cobert clay roof tiles from Spain in the UAE: Duna, Klinker Meridional, Klinker Virtus and Curva Collado, ten tiles by colour, with accessories.',
    keywords: ['BMI Cobert Spain', 'Duna roof tile', 'Klinker Meridional', 'Klinker Virtus', 'Curva Collado'],
    picture: 'range/cobert-duna-natural-tile',
  },
  bmiPortugal: {
    title: 'LogicaLusa and LogicaPlana roof tiles, UAE',
    description:
      'LogicaLusa and LogicaPlana clay roof tiles by Cobert, Portugal, supplied in the UAE. See colours, drawings and accessories and request samples.',
    keywords: ['Cobert Portugal', 'LogicaLusa', 'LogicaPlana'],
    picture: 'range/cobert-lusa-natural-tile',
  },
  bmiSaudi: {
    title: 'Marsigliese and Portoghese tiles, Saudi Arabia',
    description:
      'Yamama Marsigliese and Portoghese roof tiles from Saudi Arabia, supplied in the UAE: eight products, YRT-FB to YRT-RBB, and accessories.',
    keywords: ['Yamama roof tiles', 'YRT', 'roof tiles Saudi Arabia'],
    picture: 'range/yrt-fb-slope',
  },
  cejatel: {
    title: 'Cejatel Wave roof tiles from Brazil in the UAE',
    description:
      'Cejatel roof tiles from Brazil, supplied in the UAE: the Wave profile in Caramel, Green, Blue and Maroon. See it on a villa and request samples.',
    keywords: ['Cejatel Brazil', 'Wave roof tile', 'coloured roof tiles'],
    picture: 'range/wave-green-tile',
  },
  ceipo: {
    title: 'Ceipo Natural clay roof tiles from Italy, UAE',
    description:
      'Ceipo clay roof tiles from Italy, supplied in the UAE: the Natural range in eight colours, from straw to brown. Compare them and request samples.',
    keywords: ['Ceipo Italy', 'Natural roof tile', 'Italian clay roof tiles'],
    picture: 'range/ceipo-brown-tile',
  },
  gallery: {
    title: 'Roof tile gallery: 112 pictures by colour, UAE',
    description:
      'Filter all our roof tiles in the UAE by colour, manufacturer and profile: natural, antic, red, brown, green, blue, beige, grey, maroon and white.',
    keywords: ['roof tile colours', 'antique roof tiles', 'grey roof tiles', 'red roof tiles'],
    picture: 'category/tile-gallery',
  },
  components: {
    title: 'Roofing components for clay tile roofs, UAE',
    description:
      'Roofing components for clay tile roofs in the UAE: laterals, end ridge, end cap, ridge and wedges, 3 way, valley, chimney and wakaflex.',
    keywords: ['roofing components UAE', 'ridge tile', 'valley', 'wakaflex', 'roof accessories'],
    picture: 'category/roofing-components',
  },
  cobertPortugal: {
    title: 'Cobert clay roof tiles from Portugal in the UAE',
    description:
      'Cobert clay roof tiles from Portugal in the UAE: S-shaped LogicaLusa and flat LogicaPlana, eleven tiles by colour, with drawings and accessories.',
    keywords: ['Cobert Portugal', 'LogicaLusa', 'LogicaPlana', 'Portuguese roof tiles'],
    picture: 'range/cobert-lusa-natural-tile',
  },
  yamamaTiles: {
    title: 'Yamama roof tiles from Saudi Arabia in the UAE',
    description:
      'Yamama roof tiles from Saudi Arabia in the UAE: Marsigliese and Portoghese profiles in eight products, with ridge tiles and accessories.',
    keywords: ['Yamama roof tiles', 'Marsigliese', 'Portoghese', 'YRT', 'roof tiles Saudi Arabia'],
    picture: 'range/yrt-fb-slope',
  },
  dryFixInMenu: {
    title: 'Dry-fix roof tile installation service, UAE',
    description:
      'Dry-fix installation of roof tiles in the UAE: breathable, waterproof and without cement mortar. View the guide and request a free estimate.',
    keywords: ['dry fix roof', 'dry fix installation UAE'],
    picture: 'dry-fix/ridge-roll',
  },
  dryFix: {
    title: 'Roof tiles dry-fix installation in the UAE',
    description:
      'Install roof tiles without cement mortar: the dry-fix system for the UAE, breathable and waterproof, with an eleven-page installation guide.',
    keywords: ['dry fix roof', 'dry fix installation UAE', 'roof tiles without mortar'],
    picture: 'dry-fix/ridge-roll',
  },
  coolroof: {
    title: 'CoolRoof dry-fix system for tile roofs in the UAE',
    description:
      'CoolRoof in the UAE: pest guard, counter battens, breathable dry-fix and a radiant barrier that reflects up to 97% of radiant heat (manufacturer’s figure).',
    keywords: ['CoolRoof', 'radiant barrier', 'dry-fix roof', 'counter battens', 'pest guard'],
    picture: 'dry-fix/radiant-barrier',
  },
  bricks: {
    title: 'Bricks, concrete blocks and pavers in the UAE',
    description:
      'Bricks in the UAE from Yamama in Saudi Arabia, La Paloma in Spain and Isiklar in Turkey: concrete blocks, pavers, facing bricks, brick slabs and slips.',
    keywords: ['bricks UAE', 'facing bricks', 'brick slips', 'paving bricks'],
    picture: 'family/bricks',
  },
  yamamaBricks: {
    title: 'Yamama bricks from Saudi Arabia in the UAE',
    description:
      'Yamama concrete bricks from Saudi Arabia in the UAE: BRICKS200, BRICKS300 and BRICKS400, pavers for floors, front and artistic bricks, 88 products.',
    keywords: ['Yamama bricks', 'BRICKS200', 'BRICKS300', 'BRICKS400', 'artistic bricks'],
    picture: 'banner/yamama-bricks',
  },
  laPaloma: {
    title: 'La Paloma facing bricks from Spain in the UAE',
    description:
      'La Paloma facing bricks from Spain in the UAE in 28 colours, from Alicante and Aragón to Timanfaya Blue and Verde. Compare two side by side.',
    keywords: ['La Paloma bricks', 'Spanish bricks', 'coloured facing bricks'],
    picture: 'la-paloma/rojo-wall',
  },
  isiklar: {
    title: 'Isiklar bricks and facades from Turkey in the UAE',
    description:
      'Isiklar bricks from Turkey in the UAE: facing brick, brick slab and paving brick, with Cotto/Isoclincer, panel and Architon facade systems.',
    keywords: ['Isiklar bricks', 'brick slab', 'Architon facade', 'cotto facade', 'paving brick'],
    picture: 'isiklar/facing-brick',
  },
  solarWater: {
    title: 'Solar water heaters in the UAE: CMG and SIGMA',
    description:
      'Solar water heaters in the UAE by CMG and SIGMA, with natural or forced circulation: five systems compared, with the sizes of the SIGMA models.',
    keywords: ['solar water heaters UAE', 'CMG', 'SIGMA', 'solar hot water Sharjah'],
    picture: 'category/solar-water',
  },
  cmg: {
    title: 'CMG solar water heaters in the UAE',
    description:
      'CMG solar water heaters in the UAE in three systems: natural circulation by condensation, natural circulation and forced circulation. See each one.',
    keywords: ['CMG solar', 'natural circulation', 'forced circulation', 'solar water heater'],
    picture: 'news/solar-target',
  },
  cmgCondensation: {
    title: 'CMG natural circulation by condensation, UAE',
    description:
      'CMG solar water heater with natural circulation by condensation in the UAE: working principle, features and a brochure of six pages to download.',
    keywords: ['CMG solar', 'natural circulation by condensation', 'solar water heater'],
    picture: HEATER_PICTURES.condensation,
  },
  cmgNatural: {
    title: 'CMG natural circulation solar heater, UAE',
    description:
      'CMG solar water heater with natural circulation in the UAE: description, working principle, brochure to download and installation pictures.',
    keywords: ['CMG solar', 'natural circulation', 'thermosiphon', 'solar water heater'],
    picture: HEATER_PICTURES.natural,
  },
  cmgForced: {
    title: 'CMG forced circulation solar heater kit, UAE',
    description:
      'CMG forced circulation solar kit in the UAE: features, components and brochure. Guarantee 5 years on tank and collectors, 2 years on other parts.',
    keywords: ['CMG solar', 'forced circulation kit', 'solar water heater guarantee'],
    picture: HEATER_PICTURES.forced,
  },
  sigma: {
    title: 'SIGMA solar water heaters in the UAE',
    description:
      'SIGMA solar water heaters in the UAE: Natural Circulation System in four models and Forced Circulation Systems in five sizes, with specifications.',
    keywords: ['SIGMA solar', 'natural circulation system', 'forced circulation systems'],
    picture: 'news/solar-water-heaters-join',
  },
  sigmaNatural: {
    title: 'SIGMA Natural Circulation System, UAE',
    description:
      'SIGMA Natural Circulation System in the UAE: Model 120, 150, 200 and 300 with the manufacturer’s figures: pressure, weight, size and insulation.',
    keywords: ['SIGMA solar', 'Model 120', 'Model 150', 'Model 200', 'Model 300', 'natural circulation'],
    picture: MODEL_PICTURES.model200,
  },
  sigmaForced: {
    title: 'SIGMA Forced Circulation Systems in the UAE',
    description:
      'SIGMA Forced Circulation Systems in the UAE: 200/25, 300/3, 500/5, 750/8 and 1000/10 with an indoor tank. Select a system to see its components.',
    keywords: ['SIGMA solar', 'forced circulation systems', 'solar station', 'System 300/3', 'System 500/5'],
    picture: 'solar/install-forced-9',
  },
  solarFeatures: {
    title: 'Solar water heater features in 360°, UAE',
    description:
      'Solar water heater features for the UAE, as stated by the manufacturer: no lifetime maintenance on the solar circuit, works from −60 °C to +180 °C.',
    keywords: ['solar water heater features', 'frontally invisible tank', 'solar circuit'],
    picture: HEATER_PICTURES.features,
  },
  cart: {
    title: 'Enquiry list for roof tiles and components, UAE',
    description:
      'Collect roof tiles and roofing components on your enquiry list and send it to us in the UAE for prices, delivery times or samples of up to 5 products.',
    picture: 'category/tile-gallery',
  },
  search: {
    title: 'Search roof tiles, bricks and heaters',
    description:
      'Search our UAE range by colour, country, manufacturer, profile, size or part: clay roof tiles, roofing components, bricks and solar water heaters.',
    picture: 'category/tile-gallery',
  },
  compare: {
    title: 'Compare roof tiles, bricks and heaters side by side',
    description:
      'Put up to four clay roof tiles, bricks, roofing parts or solar water heaters of our UAE range side by side: pictures, specification, differences.',
    keywords: ['compare roof tiles', 'compare facing bricks', 'compare solar water heaters'],
    picture: 'category/bricks',
  },

  roofSimulator: {
    title: 'Roof tile simulator: see your roof on a villa, UAE',
    description:
      'Try roof tiles on a villa before you order in the UAE: three villa models, 54 roof textures, 25 wall finishes and stone walls. Save the picture.',
    keywords: ['roof tile simulator', 'roof simulator', 'house simulator'],
    picture: 'hero/simulator',
  },
  villaModels: {
    title: 'Villa models for the roof tile simulator, UAE',
    description:
      'Turn three villa models with different roofs, choose the one closest to yours and open it in our roof tile simulator for the UAE with your own tile.',
    picture: 'turntable/model-1-00',
  },
  hotWater: {
    title: 'Solar water heater calculator in litres, UAE',
    description:
      'Calculate hot water per day for a UAE villa or labour camp: 50 L per full bathroom, 30 L per bathroom without shower and 80 L per kitchen.',
    picture: 'tool/hot-water',
  },
  tileCalculator: {
    title: 'Roof tile calculator: tiles and parts, UAE',
    description:
      'Enter shape, dimensions, pitch and tile of your roof in the UAE and get its area, the tiles and parts it needs, and the working behind each number.',
    keywords: ['roof tile calculator', 'roof area calculator', 'tile quantities'],
    picture: 'category/roof-tiles',
  },
  yourRoof: {
    title: 'Your own roof in our clay roof tiles, UAE',
    description:
      'Open a photo of your house in the UAE, mark its roof and see it in 54 roof tile textures. The photo stays on your device unless you send it.',
    keywords: ['roof colour visualiser', 'roof tiles on my house', 'roof tile preview'],
    picture: 'portfolio/farmhouse-al-ain',
  },
  bricksSimulator: {
    title: 'Bricks simulator and roof photo check, UAE',
    description:
      'Check a photo of your roof in the UAE on your own device: resolution, quality, and whether a roof is found. Trying bricks on a wall is coming soon.',
    picture: 'tool/bricks-simulator',
  },
  bricksSimulatorHero: {
    title: 'Bricks simulator for walls: coming soon, UAE',
    description:
      'A bricks simulator for walls in the UAE is coming soon. View bricks by Yamama, La Paloma and Isiklar now, and ask us for samples in your colour.',
    picture: 'news/bricks-simulator-announced',
  },

  login: {
    title: 'Sign in to your roof tile and solar tools, UAE',
    description:
      'Sign in to use the roof tile simulator and the solar water heater calculator of our UAE site. Stay signed in for up to 30 days on this device if you like.',
    picture: 'hero/roof-tiles',
  },
  register: {
    title: 'Create an account for our roofing tools, UAE',
    description:
      'Create an account to use the roof tile simulator and the solar water heater calculator for the UAE. You need a username, an email and a password.',
    picture: 'hero/roof-tiles',
  },
  logout: {
    title: 'Sign out of your roof tile tools account, UAE',
    description:
      'Sign out of your account for the roof tile simulator and the hot water calculator of our UAE site on this device. Other devices stay signed in.',
    picture: 'hero/roof-tiles',
  },
  forgotPassword: {
    title: 'Forgot password: roof tile tools account, UAE',
    description:
      'Forgot the password of your account for our UAE roof tile and solar tools? Enter your email address and we will send you a 4-digit code to reset it.',
    picture: 'hero/roof-tiles',
  },
  otp: {
    title: 'Enter your code: roof tile tools account, UAE',
    description:
      'Enter the 4-digit code from our email to reset the password of your account for the UAE roof tile and solar tools. The code is valid for 10 minutes.',
    picture: 'hero/roof-tiles',
  },
  resetPassword: {
    title: 'New password: roof tile tools account, UAE',
    description:
      'Choose a new password of 8 or more characters for your account for the UAE roof tile and solar tools. All signed-in devices will be signed out.',
    picture: 'hero/roof-tiles',
  },
  profile: {
    title: 'Your profile for roof tile and solar tools, UAE',
    description:
      'View and edit the username and email address of your account for the UAE roof tile and solar tools, change your password or sign out everywhere.',
    picture: 'hero/roof-tiles',
  },
  addressLink: {
    title: 'Email address: roof tile tools account, UAE',
    description:
      'Confirm a new email address for your account for the UAE roof tile and solar tools, or undo a change of address, with the link from our email.',
    picture: 'hero/roof-tiles',
  },
} as const satisfies Record<RouteKey, Meta>;
