import { company } from '@/content/company';
import { illustrationWords } from '@/content/media/illustrations';
import { formatList } from '@/content/format-list';
import type { PictureId } from '@/content/pictures/library';
import type { RouteKey } from '@/content/routes';

interface Action {
  text: string;
  to: RouteKey;
}

export interface HeroSlide {
  id: string;
  /** Follows the name of the company in the slide's title. */
  title: string;
  text: string;
  picture: PictureId;
  tall: PictureId;
  actions: readonly [Action] | readonly [Action, Action];
  /** Word between the two buttons. */
  connector: string;
}

export interface ToolCard {
  title: string;
  text: string;
  button: string;
  to: RouteKey;
  face:
    | { kind: 'picture'; picture: PictureId }
    | {
        kind: 'sum';
        note: string;
        total: string;
        unit: string;
        rows: readonly (readonly [string, string])[];
      };
  soon?: boolean;
}

const { figures, since, foundedIn } = company;
const whole = (value: number) => value.toLocaleString('en');

export const heroInEnglish = {
  label: `${company.brand}, four slides`,
  /** Every slide's title begins with it. */
  company: company.brand as string,
  words: {
    /** What the whole and a part of it are, as they are read out. */
    roles: { whole: 'carousel', part: 'slide' },
    nth: '{nth} of {total}',
    /** Of the arrow, and read out after the figures of the button that shows which slide it is. */
    next: 'Next slide',
    previous: 'Previous slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
  },
  slides: [
    {
      id: 'roof-tiles',
      title: 'clay roof tiles',
      text: `Clay roof tiles and the complete roofing system beneath them, from a ${foundedIn} company trading since ${since.month}\u00a0${since.year}.`,
      picture: 'hero/roof-tiles',
      tall: 'hero/roof-tiles-tall',
      actions: [
        { text: 'View roof tiles', to: 'roofTiles' },
        { text: 'The roofing system', to: 'components' },
      ],
      connector: 'And',
    },
    {
      id: 'solar-water',
      title: 'solar water heaters',
      text: `Hot water from the sun, installed by us since\u00a0${figures.solarSince}. Enter your bathrooms and the calculator gives you the litres per day.`,
      picture: 'hero/solar-water',
      tall: 'hero/solar-water-tall',
      actions: [
        { text: 'Solar water heater', to: 'solarWater' },
        { text: 'Hot water calculator', to: 'hotWater' },
      ],
      connector: 'Or',
    },
    {
      id: 'simulator',
      title: 'roof tile simulator',
      text: 'See your roof on a villa before you order: choose the tile and the wall, and the picture follows.',
      picture: 'hero/simulator',
      tall: 'hero/simulator-tall',
      actions: [{ text: 'Try it now', to: 'roofSimulator' }],
      connector: '',
    },
    {
      id: 'bricks',
      title: 'facing bricks',
      text: 'Facing bricks, paving bricks and brick slips from Saudi Arabia, Spain and Turkey.',
      picture: 'hero/bricks',
      tall: 'hero/bricks-tall',
      actions: [
        { text: 'View bricks', to: 'bricks' },
        { text: 'Request samples', to: 'cart' },
      ],
      connector: 'Or',
    },
  ] as const satisfies readonly HeroSlide[],
} as const;

export const stripInEnglish = {
  title: 'UAE’s Most Trusted Roofing Company',
  lead: `We supply roofs across the UAE and export to ${formatList(figures.exportRegions)}. See how a roof comes together:`,
  /** What the headline rests on. */
  figures: [
    { value: String(since.year), text: `the year trading began, in ${foundedIn}`, about: false },
    { value: whole(figures.tilesPerYear), text: 'roof tiles supplied per year', about: true },
    {
      value: whole(figures.warehouseSquareFeet),
      text: `sq ft of warehousing across ${figures.emirates}\u00a0Emirates`,
      about: true,
    },
    {
      value: whole(figures.solarUnitsPerYear),
      text: `solar units installed per year; installed since\u00a0${figures.solarSince}`,
      about: true,
    },
  ],

  cards: [
    { title: 'Every tile by colour', to: 'gallery', picture: 'category/tile-gallery' },
    { title: 'Ridges, valleys and fittings', to: 'components', picture: 'category/roofing-components' },
    { title: 'Dry-fix installation', to: 'dryFix', picture: 'tool/dry-fix' },
    { title: '24 roofs, illustrated', to: 'projects', picture: 'project/grove-house-al-ain' },
    { title: 'Get your free estimate', to: 'installers', picture: 'villa/bmi-italy' },
  ] as const satisfies readonly { title: string; to: RouteKey; picture: PictureId }[],
} as const;

export const familiesInEnglish = {
  label: 'Product families',
  cards: [
    {
      title: 'Roof tiles',
      text: 'Clay roof tiles from Italy, Spain, Portugal, Saudi Arabia and Brazil, from S-shaped Portoghese to flat LogicaPlana.',
      linkText: 'View Products',
      to: 'roofTiles',
      picture: 'family/roof-tiles',
    },
    {
      title: 'Bricks',
      text: 'Facing bricks, concrete blocks, slips and paving by Yamama (Saudi Arabia), La Paloma (Spain) and Isiklar (Turkey).',
      linkText: 'View Products',
      to: 'bricks',
      picture: 'family/bricks',
    },
    {
      title: 'Solar water',
      text: 'Natural and forced circulation systems by CMG and SIGMA, approved by the Dubai central laboratory according to the manufacturers.',
      linkText: 'View Products',
      to: 'solarWater',
      picture: 'family/solar-water',
    },
  ] as const satisfies readonly {
    title: string;
    text: string;
    linkText: string;
    to: RouteKey;
    picture: PictureId;
  }[],
} as const;

export const toolsInEnglish = {
  title: 'Plan before you order',
  /** Over the tools that ask for no account. */
  open: 'Without signing in',
  cards: [
    {
      title: 'Roof Tiles Simulator',
      text: 'Choose a villa, a manufacturer, a tile and a wall colour, and see the result at once.',
      button: 'Get Started',
      to: 'roofSimulator',
      face: { kind: 'picture', picture: 'tool/roof-simulator' },
    },
    {
      title: 'Hot Water Calculator',
      text: 'Enter bathrooms and kitchens, or the number of labourers, and get the hot water you need per day.',
      button: 'Let’s Calculate',
      to: 'hotWater',
      face: {
        kind: 'sum',
        note: 'Example',
        total: '390',
        unit: 'L per day',
        rows: [
          ['5 full bathrooms', '250\u00a0L'],
          ['2 without shower', '60\u00a0L'],
          ['1 kitchen', '80\u00a0L'],
        ],
      },
    },
    {
      title: 'Bricks Simulator',
      text: 'Try bricks on a wall before you order. Until it opens, ask us for samples.',
      button: 'Coming Soon',
      to: 'bricksSimulator',
      face: { kind: 'picture', picture: 'tool/bricks-simulator' },
      soon: true,
    },
  ] as const satisfies readonly ToolCard[],
} as const;

export const coolRoofInEnglish = {
  title: 'CoolRoof dry-fix system',
  text: 'CoolRoof is a breathable, waterproof dry-fix system. It replaces cement mortar, keeps the tiles clear of the deck and reflects radiant heat.',
  layers: [
    'Clay tiles on battens, with a pest guard at the eaves',
    'Breathable, waterproof dry-fix at ridges and hips, in place of cement mortar',
    'Counter battens',
    'Radiant barrier, reflecting up to 97% (manufacturer’s figure)',
    'Roof deck',
  ],
  drawing: {
    alt: 'Section through the CoolRoof build-up from eaves to ridge: clay tiles on battens, dry-fix under the ridge cap, counter battens, radiant barrier, deck',
    note: 'Section from the pest guard at the eaves to the dry-fix at the ridge. Hips are closed like the ridge.',
  },
  button: { text: 'Learn more', about: 'about CoolRoof', to: 'components' },
} as const;

export const estimateInEnglish = {
  title: 'A free estimate for your roof',
  text: 'Leave your name, email and phone number and we will arrange an appointment.',
  button: 'Get your free estimate',
} as const;

export const portfolioInEnglish = {
  title: 'Our Project Portfolio',
  note: illustrationWords.en.lead,
  all: { text: 'View all 18', to: 'portfolio' } as const,
  words: {
    previous: 'Previous projects',
    next: 'Next projects',
    nth: '{nth} of {total}',
  },
} as const;
