import { company } from '@/content/company';
import { words } from '@/content/words';

const { brand, legalName } = company;

/** The words of the dry-fix installation guide, page by page. Printed by `npm run documents`. */
export const dryFixWords = words({
  title: `${brand} dry-fix installation guide`,
  footer: 'Dry-fix installation',
  cover: {
    heading: 'Dry-fix installation',
    lead: 'How to install a clay tile roof without cement mortar.',
    picture: 'tool/dry-fix',
    ends: [brand, 'Installation guide'],
  },
  /** In order. `numbered`: the points are read one after the other. */
  pages: {
    why: {
      heading: 'Why dry-fix',
      picture: 'villa/cobert-spain',
      points: [
        'No mortar to mix on the roof, and no drying time.',
        'Ridges and hips are fixed with clips and screws and can be opened again.',
        'Air passes under the tiles from the eaves to the ridge.',
      ],
    },
    layers: {
      heading: 'The build-up',
      lead: 'From top to bottom: tiles, battens and counter battens, radiant barrier, deck.',
      picture: 'section',
      numbered: true,
    },
    before: {
      heading: 'Before you begin',
      lead: 'Check the roof before you start.',
      picture: 'portfolio/villa-roofscape-sharjah',
      points: [
        'Check that the deck is dry, sound and flat.',
        'Measure both diagonals of every slope, and correct a slope that is out of square in the battens.',
        'Ask for the minimum pitch and the gauge of your tile: both are the manufacturer’s figures and differ by profile.',
        'Work only with fall protection, and never on wet foil.',
      ],
    },
    barrier: {
      heading: 'Radiant barrier',
      lead: 'The radiant barrier goes on first. It reflects up to 97% of radiant heat (manufacturer’s figure).',
      picture: 'dry-fix/radiant-barrier',
      points: [
        'Start at the eaves and roll the foil out, with the bright side up.',
        'Lap each length over the one below, so that water runs off.',
        'Continue it over ridges and hips, and up the sides of chimneys and walls.',
      ],
      numbered: true,
    },
    'counter-battens': {
      heading: 'Counter battens',
      lead: 'Fixed over the radiant barrier: they hold it down and make room for ventilation.',
      picture: 'news/coolroof-laid-dry',
      points: [
        'Fix them from eaves to ridge, over the rafters.',
        'Leave the space between them open at the eaves and the ridge.',
        'Stop them short of the channel in a valley.',
      ],
      numbered: true,
    },
    eaves: {
      heading: 'Eaves and pest guard',
      lead: 'The first batten sets the line of the eaves.',
      picture: 'dry-fix/pest-guard',
      points: [
        'Set the eaves batten higher by the thickness of a tile, so that the first course lies at the same pitch as the others.',
        'Fix the pest guard along it: it keeps birds out and lets the air in.',
        'Let the first course overhang the gutter.',
      ],
      numbered: true,
    },
    tiles: {
      heading: 'Battens and tiles',
      lead: 'Divide the slope evenly from eaves to ridge.',
      picture: 'range/cobert-virtus-grey-slope',
      points: [
        'Mark the gauge on both sides from eaves to ridge and snap the lines.',
        'Lay the courses from the eaves up, and mix tiles from several packs for an even blend.',
        'Fix verge tiles and laterals mechanically.',
      ],
      numbered: true,
    },
    ridge: {
      heading: 'Ridge and hip',
      lead: 'The ridge roll replaces cement mortar.',
      picture: 'dry-fix/ridge-roll',
      points: [
        'Set the ridge batten straight on its holders, at the height of the caps.',
        'Unroll the ridge roll over it and press its pleated edges onto the tiles.',
        'Lay the caps from the sheltered end, each over the last, and screw them to the batten.',
        'Close the ends with an end ridge or an end cap. Use the three-way piece where a ridge meets two hips.',
      ],
      numbered: true,
    },
    water: {
      heading: 'Valleys and chimneys',
      lead: 'Three details that need extra care.',
      picture: 'diagram/roof-components',
    },
    ask: {
      heading: 'Contact us',
      lead: 'Send us the roof plan or a photograph, and we will reply with parts and quantities.',
      picture: 'villa/yamama',
      note: `${legalName}. All pictures are computer renderings. Always follow the manufacturer’s instructions for the tile and the system you have bought.`,
    },
  },
});

export type GuidePageId = keyof (typeof dryFixWords)['en']['pages'];
