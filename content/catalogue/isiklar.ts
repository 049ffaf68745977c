import { words } from '@/content/words';

/** What Isiklar sends, in the specification's order. Colours are nominal, ours, for our pictures. */
type Tones = readonly [string, string, string, string];

const ISIKLAR_GROUPS = {
  'facing-brick': ['#a9573d', '#98492f', '#b9674a', '#853f2c'],
  'brick-slab': ['#c58d62', '#b67d53', '#d29d74', '#a36d46'],
  'paving-brick': ['#8a4a39', '#7a3f31', '#9a5745', '#68362b'],
  'cotto-facade': ['#c7764f', '#bd6c46', '#d0835c', '#b2633f'],
  panel: ['#b5aaa0', '#a69b91', '#c3b9b0', '#948a81'],
  'architon-facade': ['#d8cfc2', '#cfc5b7', '#e0d9ce', '#c4baac'],
} as const satisfies Record<string, Tones>;

export type IsiklarGroup = keyof typeof ISIKLAR_GROUPS;

export const ISIKLAR_GROUP_IDS = Object.keys(ISIKLAR_GROUPS) as IsiklarGroup[];

/** The two items the page features, each of one of the groups. */
const ISIKLAR_ITEMS = {
  'anatolian-brick-slab-rustic': ['#b86f4a', '#9c583a', '#ca855e', '#7d4632'],
  'aegean-brick-slip': ['#d9c7aa', '#cdb996', '#e3d4bb', '#bda681'],
} as const satisfies Record<string, Tones>;

export type IsiklarItem = keyof typeof ISIKLAR_ITEMS;

export const ISIKLAR_ITEM_IDS = Object.keys(ISIKLAR_ITEMS) as IsiklarItem[];

export type IsiklarId = IsiklarGroup | IsiklarItem;

/** Their nominal colours. */
export const ISIKLAR_TONES: Readonly<Record<IsiklarId, Tones>> = { ...ISIKLAR_GROUPS, ...ISIKLAR_ITEMS };

/** What they are called, in the specification's words. */
export const isiklarNames = words(
  {
    'facing-brick': 'Facing brick',
    'brick-slab': 'Brick slab',
    'paving-brick': 'Paving brick',
    'cotto-facade': 'Cotto/Isoclincer facade system',
    panel: 'Panel system',
    'architon-facade': 'Architon facade system',
    'anatolian-brick-slab-rustic': 'Anatolian Brick Slab Rustic',
    'aegean-brick-slip': 'Aegean Brick Slip',
  } satisfies Record<IsiklarId, string>,
  {
    ar: {
      'facing-brick': 'طوب واجهات',
      'brick-slab': 'بلاط طوب',
      'paving-brick': 'طوب أرضيات',
      'cotto-facade': 'نظام واجهات Cotto/Isoclincer',
      panel: 'نظام الألواح',
      'architon-facade': 'نظام واجهات Architon',
      'anatolian-brick-slab-rustic': 'Anatolian Brick Slab Rustic',
      'aegean-brick-slip': 'Aegean Brick Slip',
    },
  },
);
