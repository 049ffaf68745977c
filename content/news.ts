import { company } from './company';
import { listed } from './listed';
import type { PictureId } from './pictures/library';
import type { RouteKey } from './routes';

const { figures, foundedIn, since } = company;
const count = (value: number) => value.toLocaleString('en-GB');

/** One event. Only March 1976 and 2005 are known dates; the others say where the matter stands today. */
interface Event {
  /** Stands behind # in its address: never change one that was published. */
  id: string;
  title: string;
  /** May be empty. */
  description: string;
  /** As visitors read it. */
  date: string;
  /** The page to go on to. */
  on?: { text: string; to: RouteKey };
}

const EVENTS = [
  {
    id: 'bricks-simulator-announced',
    title: 'Bricks simulator announced',
    description:
      'A third tool joins the roof tile simulator and the hot water calculator: bond, joint and colour, tried on a whole wall before it is laid. It is announced and not open yet. Until then, ask us for a panel.',
    date: 'Coming soon',
    on: { text: 'Bricks', to: 'bricks' },
  },
  {
    id: 'roof-tiles-simulator',
    title: 'Fifty-four textures on three villas',
    description:
      'The Roof Tiles Simulator knows three villas, fifty-four roof textures of our suppliers and twenty-five wall finishes, four of them stone. Choose, and see the house change before anything is on the truck.',
    date: 'In our tools',
    on: { text: 'Roof Tiles Simulator', to: 'roofSimulator' },
  },
  {
    id: 'hot-water-calculator',
    title: 'Hot water, counted in litres',
    description:
      'Count full bathrooms, bathrooms without shower and kitchens, or the labourers of a camp: the Solar Water Heater Calculator adds up the litres a day that the building asks for.',
    date: 'In our tools',
    on: { text: 'Solar Water Heater Calculator', to: 'hotWater' },
  },
  {
    id: 'coolroof-laid-dry',
    title: 'CoolRoof takes the place of cement mortar',
    description:
      'Cement mortar cracks, and it holds heat. CoolRoof is a dry-fix system, breathable and waterproof, with pest guard, counter battens and a radiant barrier that reflects up to 97 % (manufacturer’s figure).',
    date: 'In our range',
    on: { text: 'CoolRoof', to: 'coolroof' },
  },
  {
    id: 'solar-target',
    title: `The target: ${count(figures.solarUnitsTarget)} solar units a year`,
    description: `About ${count(figures.solarUnitsPerYear)} solar water heaters a year go up on roofs today. The target is ${count(figures.solarUnitsTarget)}. All products are approved by the Dubai central laboratory.`,
    date: 'Under way',
    on: { text: 'Solar water heaters', to: 'solarWater' },
  },
  {
    id: 'solar-water-heaters-join',
    title: 'Solar water heaters join the roof tiles',
    description: `Since ${figures.solarSince} we install solar water heaters too: natural and forced circulation, by CMG and SIGMA, on the roofs we had been covering for years.`,
    date: String(figures.solarSince),
    on: { text: 'Solar water heaters', to: 'solarWater' },
  },
  {
    id: 'trading-begins',
    title: `Trading begins in ${foundedIn}`,
    description: `The company is founded in ${foundedIn}. Today about ${count(figures.tilesPerYear)} roof tiles a year pass through about ${count(figures.warehouseSquareFeet)} sq ft of warehouses across ${figures.emirates} Emirates, to sites here and for export to ${listed(figures.exportRegions)}.`,
    date: `${since.month} ${since.year}`,
    on: { text: 'About us', to: 'about' },
  },
] as const satisfies readonly Event[];

export type NewsId = (typeof EVENTS)[number]['id'];

export interface NewsEvent extends Event {
  id: NewsId;
  picture: PictureId;
}

/** The seven events, the latest first. */
export const NEWS: readonly NewsEvent[] = EVENTS.map((event) => ({
  ...event,
  picture: `news/${event.id}`,
}));
