import { company } from '@/content/company';
import { HOTSPOTS } from '@/content/catalogue/diagram';
import { coolRoof } from '@/content/pages/home';
import type { PictureId } from '@/content/pictures/library';

const { brand, legalName, locations, email, phone } = company;

const part = (id: (typeof HOTSPOTS)[number]['id']) => HOTSPOTS.find((spot) => spot.id === id)!.text;

export type GuidePageId =
  'why' | 'layers' | 'before' | 'barrier' | 'counter-battens' | 'eaves' | 'tiles' | 'ridge' | 'water' | 'ask';

export interface GuidePage {
  id: GuidePageId;
  heading: string;
  lead: string;
  /** The section through the build-up takes the place of a picture. */
  picture: PictureId | 'section';
  /** Read from the top; numbered where the order matters. */
  points: readonly string[];
  numbered?: true;
  /** Set small at the foot of the page. */
  note?: string;
}

/** The words of the dry-fix installation guide, page by page. Printed by `npm run documents`. */
export const dryFixGuide = {
  title: `${brand} dry-fix installation guide`,
  language: 'en',
  footer: 'Dry-fix installation',
  of: 'of',
  cover: {
    heading: 'Laid dry',
    lead: 'Installing a clay tile roof without cement mortar, in eleven pages.',
    picture: 'tool/dry-fix' as PictureId,
    ends: [brand, 'Installation guide'],
  },
  pages: [
    {
      id: 'why',
      heading: 'Why dry',
      lead: coolRoof.en.text,
      picture: 'view/antique-hip',
      points: [
        'Nothing to mix on the roof, and nothing that has to set before the next course.',
        'Ridge and hip are fixed by clips and screws: they move with the roof and can be opened again.',
        'Air passes from the eaves to the ridge behind the tiles.',
      ],
    },
    {
      id: 'layers',
      heading: 'What lies where',
      lead: 'The build-up, counted from the top: tiles, air, foil, deck.',
      picture: 'section',
      points: coolRoof.en.layers,
      numbered: true,
    },
    {
      id: 'before',
      heading: 'Before you begin',
      lead: 'A dry roof is only as straight as what lies under it.',
      picture: 'portfolio/villa-roofscape-sharjah',
      points: [
        'Check that the deck is dry, sound, and flat along a straight edge.',
        'Measure both diagonals of every slope: a slope that is out of square is corrected in the battens, not in the tiles.',
        'Ask for the least pitch and the gauge of your tile: both are the maker’s figures and differ from profile to profile.',
        'Work on a roof only with fall protection, and never on wet foil.',
      ],
    },
    {
      id: 'barrier',
      heading: 'Radiant barrier',
      lead: 'The foil goes on first: it reflects up to 97 % of radiant heat (manufacturer’s figure).',
      picture: 'dry-fix/radiant-barrier',
      points: [
        'Begin at the eaves and roll out along them, the bright side to the sky.',
        'Lap the next course over the one below, so that water runs off.',
        'Carry it over ridge and hip, and up the sides of whatever passes through the roof.',
      ],
      numbered: true,
    },
    {
      id: 'counter-battens',
      heading: 'Counter battens',
      lead: 'They hold what lies below them, underlay or foil, and make the room for the air.',
      picture: 'dry-fix/counter-battens',
      points: [
        'Fix them from eaves to ridge, over the rafters.',
        'Leave the space between them open at the eaves and at the ridge.',
        'In a valley end them short of its channel.',
      ],
      numbered: true,
    },
    {
      id: 'eaves',
      heading: 'Eaves and pest guard',
      lead: 'The first batten decides the line that everybody sees.',
      picture: 'dry-fix/pest-guard',
      points: [
        'Set the eaves batten higher by the thickness of a tile, so that the first course lies at the pitch of the others.',
        'Fix the pest guard along it: it keeps birds out and lets the air in.',
        'Let the first course reach over the gutter.',
      ],
      numbered: true,
    },
    {
      id: 'tiles',
      heading: 'Battens and tiles',
      lead: 'Divide the slope evenly; no course shall have to be stretched.',
      picture: 'view/grey-blend-laid',
      points: [
        'Mark the gauge from the eaves to the ridge on both sides, and snap the lines.',
        'Lay the courses from the eaves up, and mix tiles from several packs as you go: colours then run into each other.',
        'Fix verge tiles and laterals mechanically.',
      ],
      numbered: true,
    },
    {
      id: 'ridge',
      heading: 'Ridge and hip',
      lead: 'Here the mortar used to be.',
      picture: 'dry-fix/ridge-roll',
      points: [
        'Set the ridge batten on its holders, straight, and high enough for the caps.',
        'Unroll the ridge roll over it and press its pleated edges down into the waves of the tiles.',
        'Lay the caps from the end away from the weather, each over the last, and screw them to the batten.',
        'Close the ends with an end ridge or an end cap; where a ridge meets two hips, set the three-way piece.',
      ],
      numbered: true,
    },
    {
      id: 'water',
      heading: 'Where water gathers',
      lead: 'Three places that deserve an hour more.',
      picture: 'diagram/roof-components',
      points: [`Valley. ${part('valley')}`, `Chimney. ${part('chimney')}`, `Wakaflex. ${part('wakaflex')}`],
    },
    {
      id: 'ask',
      heading: 'Ask us',
      lead: 'Send the roof plan or a photograph: we name the parts and count them.',
      picture: 'view/courtyard-villa-wing',
      points: [
        ...locations.map(
          ({ title, street, city, phone: number }) => `${title}: ${street}, ${city}. ${number}`,
        ),
        `${phone}, ${email}`,
      ],
      note: `${legalName}. Pictures are computer renderings. This guide shows the way of working; the maker’s instructions for the tile and the system you have bought go before it.`,
    },
  ] satisfies readonly GuidePage[] as readonly GuidePage[],
} as const;

/** Pages of the guide, the cover counted. */
export const GUIDE_LENGTH = 11;
