import { words } from '@/content/words';

/** Of factory, warehouse, yard and showroom. */
export const companyAlts = words({
  'about/warehouse-aisle':
    'Aisle of a warehouse between pallets of clay tiles and packs of bricks, an open gate at its end',
  'about/warehouse-stacks': 'Pallets of upright clay tiles in several colours, strapped in two layers',
  'about/warehouse-gate': 'Warehouse gate open to the bright yard, pallets of tiles on both sides',
  'about/loading': 'Strapped pallets of clay tiles with labels in front of a warehouse',
  'about/showroom': 'Showroom with six framed panels of laid tiles along a wall and a long table of samples',
  'about/showroom-table':
    'Six clay tiles of different profiles on a wooden table, panels of laid tiles behind it',
  'about/factory-kiln': 'Kiln cars loaded with upright tiles in front of the glowing mouth of a tunnel kiln',
  'about/factory-drying': 'Aisle between tall steel racks on which raw tiles dry',
  'about/export': 'Pallets of tiles in and before an open green shipping container',
});

/** Of the events and milestones. */
export const newsAlts = words({
  'news/bricks-simulator-announced': 'Wall of grey facing bricks with a window under an upright brick course',
  'news/roof-tiles-simulator': 'Villa with an arched portico, peach walls and a dark green tile roof',
  'news/hot-water-calculator':
    'Solar water heater with two dark collectors under a white tank, on a grey ground',
  'news/coolroof-laid-dry':
    'Red tiles laid on battens over foil and underlay, a ridge roll under the ridge caps',
  'news/solar-target': 'Solar collectors and their tank on a sand-coloured tile roof, seen close',
  'news/solar-water-heaters-join': 'Solar water heater on the grey tile roof of a villa',
  'news/trading-begins': 'Rows of strapped pallets with tiles in several colours in the yard of a warehouse',
  'milestone/first-roofs': 'Half-round and flat clay tiles on a grey ground, like samples of the first years',
  'milestone/solar-since-2005':
    'Solar water heater with one collector, its white tank above, on a grey ground',
  'milestone/tiles-a-year': 'Pallets of tiles and packs of bricks standing close in a warehouse yard',
});

/** Of the dry-fix steps, the roof of the parts, and the app. */
export const roofAlts = words({
  'dry-fix/counter-battens':
    'Roof slope under grey underlay with counter battens running from eaves to ridge',
  'dry-fix/radiant-barrier': 'Silver foil being rolled out over a roof slope, counter battens fixed on it',
  'dry-fix/ridge-roll':
    'Ridge roll half unrolled on its batten, its pleated skirt pressed on the tiles, ridge caps with clips beside it',
  'dry-fix/pest-guard':
    'Black comb under the first course of tiles at the eaves, which keeps birds and pests out',
  'diagram/roof-components':
    'House from above: a terracotta roof with gable and hip ends, a wing with valleys and a chimney',
  'promo/app': 'Phone leaning on a clay tile, a villa with a dark tile roof on its screen',
});
