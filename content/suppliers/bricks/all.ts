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
    words: words(
      {
        material: 'Concrete',
        range: {
          cell: 'Blocks, pavers, facing blocks, screen blocks and lintel pieces',
          phrase: 'concrete blocks, pavers, facing blocks, screen blocks and lintel pieces',
        },
        shown: 'items',
        order: 'by kind and size',
      },
      {
        ar: {
          material: 'خرسانة',
          range: {
            cell: 'بلوك جدران، إنترلوك، بلوك واجهات، بلوك زخرفي مفرّغ، قطع أعتاب',
            phrase: 'بلوك خرساني للجدران والواجهات، وبلوك زخرفي مفرّغ، وإنترلوك، وقطع أعتاب',
          },
          shown: 'منتجًا',
          order: 'حسب النوع والمقاس',
        },
      },
    ),
  },
  {
    supplier: 'la-paloma',
    page: 'laPaloma',
    shown: LA_PALOMA_COLOURS.length,
    words: words(
      {
        material: 'Fired clay',
        range: { cell: 'Facing brick', phrase: 'facing brick of fired clay' },
        shown: 'colours',
        order: 'by colour',
      },
      {
        ar: {
          material: 'طين محروق',
          range: { cell: 'طوب واجهات', phrase: 'طوب واجهات من الطين المحروق' },
          shown: 'لونًا',
          order: 'حسب اللون',
        },
      },
    ),
  },
  {
    supplier: 'isiklar',
    page: 'isiklar',
    shown: ISIKLAR_GROUP_IDS.length,
    words: words(
      {
        material: 'Fired clay; facade systems on request',
        range: {
          cell: 'Facing brick, brick slab, paving brick and three facade systems',
          phrase: 'facing brick, brick slab, paving brick and three facade systems',
        },
        shown: 'product groups',
        order: 'by group and drawing',
      },
      {
        ar: {
          material: 'طين محروق',
          range: {
            cell: 'طوب واجهات، بلاط طوب، طوب أرضيات، ثلاثة أنظمة واجهات',
            phrase: 'طوب واجهات وبلاط طوب وطوب أرضيات وثلاثة أنظمة واجهات',
          },
          shown: 'مجموعات منتجات',
          order: 'حسب المجموعة والمخطط',
        },
      },
    ),
  },
];
