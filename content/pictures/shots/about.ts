import type { Shot } from './shot';

/** Pictures of the company: its warehouse. */
export const ABOUT = [
  {
    id: 'about/warehouse-aisle',
    alt: 'Aisle of a warehouse between pallets of clay tiles and packs of bricks, an open gate at its end',
    kind: 'gallery',
    scene: 'warehouse',
    params: { view: 'aisle' },
  },
  {
    id: 'about/warehouse-stacks',
    alt: 'Pallets of upright clay tiles in several colours, strapped in two layers',
    kind: 'gallery',
    scene: 'warehouse',
    params: { view: 'stacks' },
  },
  {
    id: 'about/warehouse-gate',
    alt: 'Warehouse gate open to the bright yard, pallets of tiles on both sides',
    kind: 'gallery',
    scene: 'warehouse',
    params: { view: 'door' },
  },
] as const satisfies readonly Shot[];
