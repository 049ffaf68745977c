import type { Shot } from './shot';

/** Pictures of the company's trade: factory, warehouse, yard and showroom. No people, no real place. */
export const ABOUT = [
  {
    id: 'about/warehouse-aisle',
    kind: 'about',
    scene: 'warehouse',
    params: { view: 'aisle' },
  },
  {
    id: 'about/warehouse-stacks',
    kind: 'about',
    scene: 'warehouse',
    params: { view: 'stacks' },
  },
  {
    id: 'about/warehouse-gate',
    kind: 'about',
    scene: 'warehouse',
    params: { view: 'door' },
  },
  {
    id: 'about/loading',
    kind: 'about',
    scene: 'yard',
    params: { view: 'loading' },
  },
  {
    id: 'about/showroom',
    kind: 'lead',
    scene: 'showroom',
    params: { view: 'panels' },
  },
  {
    id: 'about/showroom-table',
    kind: 'about',
    scene: 'showroom',
    params: { view: 'table' },
  },
  {
    id: 'about/factory-kiln',
    kind: 'about',
    scene: 'factory',
    params: { view: 'kiln' },
  },
  {
    id: 'about/factory-drying',
    kind: 'about',
    scene: 'factory',
    params: { view: 'drying', exposure: 0.3 },
  },
  {
    id: 'about/export',
    kind: 'about',
    scene: 'yard',
    params: { view: 'export' },
  },
] as const satisfies readonly Shot[];
