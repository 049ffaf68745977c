import { words } from '@/content/words';
import { company } from '@/content/company';
import { listed } from '@/content/listed';
import type { PictureId } from '@/content/pictures/library';
import type { RouteKey } from '@/content/routes';

interface Action {
  text: string;
  to: RouteKey;
}

export interface HeroSlide {
  id: string;
  /** Follows the brand in the slide's title. */
  title: string;
  text: string;
  picture: PictureId;
  tall: PictureId;
  actions: readonly [Action] | readonly [Action, Action];
  /** Word between the two buttons. */
  connector: string;
}

const { figures, since, foundedIn } = company;
const whole = (value: number) => value.toLocaleString('en');

export const hero = words({
  label: `${company.brand}, four slides`,
  words: {
    slide: 'Slide',
    of: 'of',
    next: 'Next slide',
    previous: 'Previous slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
  },
  slides: [
    {
      id: 'roof-tiles',
      title: 'clay roof tiles',
      text: `Fired earth, laid in courses, and the whole roofing system beneath it. Supplied from ${foundedIn} since ${since.month} ${since.year}.`,
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
      text: `A tank and a collector on the roof, hot water below it. Count the bathrooms, and the calculator gives the litres. Installed since ${figures.solarSince}.`,
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
      title: 'roof simulator',
      text: 'Three villas, fifty-four roof textures, twenty-five wall finishes. See the roof on the house before it is on the truck.',
      picture: 'hero/simulator',
      tall: 'hero/simulator-tall',
      actions: [{ text: 'Try it now', to: 'roofSimulator' }],
      connector: '',
    },
    {
      id: 'bricks',
      title: 'facing bricks',
      text: 'Facing, paving and slip bricks from Saudi Arabia, Spain and Turkey, in twenty-eight colours from one Spanish kiln alone.',
      picture: 'hero/bricks',
      tall: 'hero/bricks-tall',
      actions: [
        { text: 'View bricks', to: 'bricks' },
        { text: 'Ask for a sample', to: 'contact' },
      ],
      connector: 'Or',
    },
  ] satisfies readonly HeroSlide[],
});

export const strip = words({
  title: 'UAE’s Most Trusted Roofing Company',
  lead: `About ${whole(figures.tilesPerYear)} roof tiles a year, out of ${whole(figures.warehouseSquareFeet)} sq ft of warehouses across ${figures.emirates} Emirates, to sites here, in ${listed(figures.exportRegions)}.`,
  cards: [
    { title: 'Roof tiles', to: 'roofTiles', picture: 'category/roof-tiles' },
    { title: 'Bricks', to: 'bricks', picture: 'category/bricks' },
    { title: 'Roofing components', to: 'components', picture: 'category/roofing-components' },
    { title: 'Solar water heaters', to: 'solarWater', picture: 'category/solar-water' },
    { title: 'Tile gallery', to: 'gallery', picture: 'category/tile-gallery' },
  ] satisfies readonly { title: string; to: RouteKey; picture: PictureId }[],
});

export const families = words({
  label: 'Product families',
  cards: [
    {
      title: 'Roof tiles',
      text: 'Clay from Italy, Spain, Portugal, Saudi Arabia and Brazil, in profiles from the S-curve of the Portoghese to the flat Plana.',
      linkText: 'View Products',
      to: 'roofTiles',
      picture: 'family/roof-tiles',
    },
    {
      title: 'Bricks',
      text: 'Yamama from Saudi Arabia, La Paloma from Spain, Isiklar from Turkey: facing brick, slabs, slips and paving.',
      linkText: 'View Products',
      to: 'bricks',
      picture: 'family/bricks',
    },
    {
      title: 'Solar water',
      text: 'Natural and forced circulation by CMG and SIGMA. All products are approved by the Dubai central laboratory.',
      linkText: 'View Products',
      to: 'solarWater',
      picture: 'family/solar-water',
    },
  ] satisfies readonly { title: string; text: string; linkText: string; to: RouteKey; picture: PictureId }[],
});

export const tools = words({
  title: 'Try it before you lay it',
  cards: [
    {
      title: 'Roof Tiles Simulator',
      text: 'Choose a villa, a supplier, a roof texture and a wall. The picture follows each choice.',
      button: 'Get Started',
      to: 'roofSimulator',
      face: { kind: 'picture', picture: 'tool/roof-simulator' },
    },
    {
      title: 'Hot Water Calculator',
      text: 'Count bathrooms and kitchens, or labourers. Get the litres a day that the house asks for.',
      button: 'Let’s Calculate',
      to: 'hotWater',
      face: {
        kind: 'sum',
        total: '390',
        unit: 'L a day',
        rows: [
          ['5 full bathrooms', '250 L'],
          ['2 without shower', '60 L'],
          ['1 kitchen', '80 L'],
        ],
      },
    },
    {
      title: 'Bricks Simulator',
      text: 'Bond, joint and colour on a whole wall. Not open yet; ask us for a panel meanwhile.',
      button: 'Coming Soon',
      to: 'bricksSimulator',
      face: { kind: 'picture', picture: 'tool/bricks-simulator' },
      soon: true,
    },
  ] satisfies readonly ToolCard[],
});

export interface ToolCard {
  title: string;
  text: string;
  button: string;
  to: RouteKey;
  face:
    | { kind: 'picture'; picture: PictureId }
    | { kind: 'sum'; total: string; unit: string; rows: readonly (readonly [string, string])[] };
  soon?: boolean;
}

export const coolRoof = words({
  title: 'CoolRoof, laid dry',
  text: 'Cement mortar cracks, and it holds heat. CoolRoof is a dry-fix system: breathable and waterproof, it replaces the cement mortar and keeps the tiles clear of the deck.',
  layers: [
    'Clay tile, pest guard at the eaves',
    'Breathable, waterproof dry fix in place of cement mortar',
    'Counter battens',
    'Radiant barrier, reflects up to 97 % (manufacturer’s figure)',
    'Roof deck',
  ],
  drawing: {
    alt: 'Section through the CoolRoof build-up, from the top: clay tile, dry fix, counter battens, radiant barrier, deck',
    note: 'Section, parallel to the eaves',
  },
  button: { text: 'Learn more', about: 'about CoolRoof', to: 'components' },
});

export const portfolio = words({
  title: 'Our Project Portfolio',
  note: 'Pictures are computer renderings that show our roofs as they are built here.',
  all: { text: 'All eighteen on one page', to: 'portfolio' } as const,
  words: {
    previous: 'Previous projects',
    next: 'Next projects',
    of: 'of',
  },
});
