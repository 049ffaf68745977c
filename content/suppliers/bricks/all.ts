import { BRICKS } from '@/content/catalogue/bricks';
import { ISIKLAR_GROUP_IDS } from '@/content/catalogue/isiklar';
import { LA_PALOMA_COLOURS } from '@/content/catalogue/la-paloma';
import { words } from '@/content/words';
import type { BrickSupplier } from './brick-supplier';

/** Suppliers of bricks with a page, in the order of their cards. */
export const BRICK_SUPPLIERS: readonly BrickSupplier[] = [
  {
    supplier: 'yamama',
    page: 'yamamaBricks',
    shown: BRICKS.length,
    words: words({
      material: 'Concrete',
      range: {
        cell: 'Blocks, pavers, facing blocks, screen blocks and lintel pieces',
        phrase: 'concrete blocks, pavers, facing blocks, screen blocks and lintel pieces',
      },
      shown: 'items',
      order: 'by kind and size',
    }),
  },
  {
    supplier: 'la-paloma',
    page: 'laPaloma',
    shown: LA_PALOMA_COLOURS.length,
    words: words({
      material: 'Fired clay',
      range: { cell: 'Facing brick', phrase: 'facing brick of fired clay' },
      shown: 'colours',
      order: 'by colour',
    }),
  },
  {
    supplier: 'isiklar',
    page: 'isiklar',
    shown: ISIKLAR_GROUP_IDS.length,
    words: words({
      material: 'Fired clay',
      range: {
        cell: 'Facing brick, brick slab, paving brick and three facade systems',
        phrase: 'facing brick, brick slab, paving brick and three facade systems',
      },
      shown: 'product groups',
      order: 'by group and drawing',
    }),
  },
];
