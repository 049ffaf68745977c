import { BRICKS } from '@/content/catalogue/bricks';
import { ISIKLAR_GROUP_IDS } from '@/content/catalogue/isiklar';
import { LA_PALOMA_COLOURS } from '@/content/catalogue/la-paloma';
import type { BrickSupplier } from './brick-supplier';

/** Suppliers of bricks with a page, in the order of their cards. */
export const BRICK_SUPPLIERS: readonly BrickSupplier[] = [
  {
    supplier: 'yamama',
    page: 'yamamaBricks',
    material: 'Concrete',
    range: {
      cell: 'Blocks, pavers, facing blocks, screen blocks and lintel pieces',
      phrase: 'concrete blocks, pavers, facing blocks, screen blocks and lintel pieces',
    },
    shown: { count: BRICKS.length, of: 'items' },
    order: 'by kind and size',
  },
  {
    supplier: 'la-paloma',
    page: 'laPaloma',
    material: 'Fired clay',
    range: { cell: 'Facing brick', phrase: 'facing brick of fired clay' },
    shown: { count: LA_PALOMA_COLOURS.length, of: 'colours' },
    order: 'by colour',
  },
  {
    supplier: 'isiklar',
    page: 'isiklar',
    material: 'Fired clay',
    range: {
      cell: 'Facing brick, brick slab, paving brick and three facade systems',
      phrase: 'facing brick, brick slab, paving brick and three facade systems',
    },
    shown: { count: ISIKLAR_GROUP_IDS.length, of: 'product groups' },
    order: 'by group and drawing',
  },
];
