/** What Isiklar sends, in the specification's order and names. Colours are nominal, ours, for our pictures. */

interface IsiklarEntry {
  name: string;
  hex: readonly [string, string, string, string];
}

export const ISIKLAR_GROUPS = {
  'facing-brick': { name: 'Facing brick', hex: ['#a9573d', '#98492f', '#b9674a', '#853f2c'] },
  'brick-slab': { name: 'Brick slab', hex: ['#c58d62', '#b67d53', '#d29d74', '#a36d46'] },
  'paving-brick': { name: 'Paving brick', hex: ['#8a4a39', '#7a3f31', '#9a5745', '#68362b'] },
  'cotto-facade': {
    name: 'Cotto/Isoclincer facade system',
    hex: ['#c7764f', '#bd6c46', '#d0835c', '#b2633f'],
  },
  panel: { name: 'Panel system', hex: ['#b5aaa0', '#a69b91', '#c3b9b0', '#948a81'] },
  'architon-facade': { name: 'Architon facade system', hex: ['#d8cfc2', '#cfc5b7', '#e0d9ce', '#c4baac'] },
} as const satisfies Record<string, IsiklarEntry>;

export type IsiklarGroup = keyof typeof ISIKLAR_GROUPS;

export const ISIKLAR_GROUP_IDS = Object.keys(ISIKLAR_GROUPS) as IsiklarGroup[];

/** The two items the page features, each of one of the groups. */
export const ISIKLAR_ITEMS = {
  'anatolian-brick-slab-rustic': {
    name: 'Anatolian Brick Slab Rustic',
    hex: ['#b86f4a', '#9c583a', '#ca855e', '#7d4632'],
  },
  'aegean-brick-slip': { name: 'Aegean Brick Slip', hex: ['#d9c7aa', '#cdb996', '#e3d4bb', '#bda681'] },
} as const satisfies Record<string, IsiklarEntry>;

export type IsiklarItem = keyof typeof ISIKLAR_ITEMS;

export const ISIKLAR_ITEM_IDS = Object.keys(ISIKLAR_ITEMS) as IsiklarItem[];
