import type { Shot } from './shot';

/** Pictures of the company's trade: factory, warehouse, yard and showroom. No people, no real place. */
export const ABOUT = [
  {
    id: 'about/warehouse-aisle',
    alt: 'Aisle of a warehouse between pallets of clay tiles and packs of bricks, an open gate at its end',
    kind: 'about',
    scene: 'warehouse',
    params: { view: 'aisle' },
  },
  {
    id: 'about/warehouse-stacks',
    alt: 'Pallets of upright clay tiles in several colours, strapped in two layers',
    kind: 'about',
    scene: 'warehouse',
    params: { view: 'stacks' },
  },
  {
    id: 'about/warehouse-gate',
    alt: 'Warehouse gate open to the bright yard, pallets of tiles on both sides',
    kind: 'about',
    scene: 'warehouse',
    params: { view: 'door' },
  },
  {
    id: 'about/loading',
    alt: 'Forklift lifting a pallet of red tiles onto a flatbed truck in front of a warehouse',
    kind: 'about',
    scene: 'yard',
    params: { view: 'loading' },
  },
  {
    id: 'about/showroom',
    alt: 'Showroom with six framed panels of laid tiles along a wall and a long table of samples',
    kind: 'about',
    scene: 'showroom',
    params: { view: 'panels' },
  },
  {
    id: 'about/showroom-table',
    alt: 'Six clay tiles of different profiles on a wooden table, panels of laid tiles behind it',
    kind: 'about',
    scene: 'showroom',
    params: { view: 'table' },
  },
  {
    id: 'about/factory-kiln',
    alt: 'Kiln cars loaded with upright tiles in front of the glowing mouth of a tunnel kiln',
    kind: 'about',
    scene: 'factory',
    params: { view: 'kiln' },
  },
  {
    id: 'about/factory-drying',
    alt: 'Aisle between tall steel racks on which raw tiles dry',
    kind: 'about',
    scene: 'factory',
    params: { view: 'drying' },
  },
  {
    id: 'about/export',
    alt: 'Forklift with a pallet of tiles before an open green shipping container half loaded with tiles',
    kind: 'about',
    scene: 'yard',
    params: { view: 'export' },
  },
] as const satisfies readonly Shot[];
