import { words } from '@/content/words';

/* The 25 wall finishes and the stone of boundary, plinth and tower. Colours are nominal, as on a colour card. */

/** 21 wall colours by hex, from the lightest cream over terracotta and sand to greys; the default stands first. */
export const WALL_COLOURS = [
  'e6c795',
  'f4efe4',
  'ede3d0',
  'e2d2b5',
  'dcc3a0',
  'd6b48a',
  'cfa67c',
  'e8b996',
  'dda27e',
  'cc8b66',
  'b97455',
  'a65f45',
  'c9b9a6',
  'b7a791',
  'a39681',
  'c8cbc4',
  'aeb5ae',
  '8f9a93',
  'd9d4cb',
  '9c9a96',
  '6f6d6a',
] as const;

type WallColour = (typeof WALL_COLOURS)[number];

/** Four claddings of natural stone, by the names of their shapes in the studio. */
export const WALL_STONES = ['stone-ashlar', 'stone-ledge', 'stone-rubble', 'stone-slate'] as const;

type WallStone = (typeof WALL_STONES)[number];
export type FinishId = WallColour | WallStone;

/** All 25, in the order they are offered. */
export const FINISH_IDS: readonly FinishId[] = [...WALL_COLOURS, ...WALL_STONES];

export const DEFAULT_FINISH: FinishId = 'e6c795';

/** Hex of a colour, or nothing for a stone. */
export const hexOf = (finish: FinishId): `#${WallColour}` | undefined =>
  isColour(finish) ? `#${finish}` : undefined;

const isColour = (finish: FinishId): finish is WallColour => !finish.startsWith('stone-');

/** Stone of the boundary wall, the plinth and the tower, in the order of their numbers in an address. */
export const STONE_WALLS = ['none', 'ashlar', 'ledge', 'slate'] as const;

export type StoneWallId = (typeof STONE_WALLS)[number];

/** The finishes as visitors read them. */
export const finishNames = words(
  {
    walls: {
      e6c795: 'Desert sand',
      f4efe4: 'Limewash',
      ede3d0: 'Ivory',
      e2d2b5: 'Light sand',
      dcc3a0: 'Wheat',
      d6b48a: 'Dune',
      cfa67c: 'Honey',
      e8b996: 'Peach',
      dda27e: 'Apricot',
      cc8b66: 'Light terracotta',
      b97455: 'Terracotta',
      a65f45: 'Burnt clay',
      c9b9a6: 'Oat',
      b7a791: 'Taupe',
      a39681: 'Dark taupe',
      c8cbc4: 'Silver sage',
      aeb5ae: 'Sage',
      '8f9a93': 'Dark sage',
      d9d4cb: 'Pearl grey',
      '9c9a96': 'Stone grey',
      '6f6d6a': 'Slate grey',
      'stone-ashlar': 'Cut limestone',
      'stone-ledge': 'Ledge stone',
      'stone-rubble': 'Rough limestone',
      'stone-slate': 'Split slate',
    },
    stoneWalls: {
      none: 'No stone',
      ashlar: 'Cut limestone',
      ledge: 'Ledge stone',
      slate: 'Split slate',
    },
  } satisfies { walls: Record<FinishId, string>; stoneWalls: Record<StoneWallId, string> },
  {
    ar: {
      walls: {
        e6c795: 'رمل الصحراء',
        f4efe4: 'أبيض جيري',
        ede3d0: 'عاجي',
        e2d2b5: 'رملي فاتح',
        dcc3a0: 'قمحي',
        d6b48a: 'رملي ذهبي',
        cfa67c: 'عسلي',
        e8b996: 'خوخي',
        dda27e: 'مشمشي',
        cc8b66: 'تيراكوتا فاتح',
        b97455: 'تيراكوتا',
        a65f45: 'طين محروق',
        c9b9a6: 'شوفاني',
        b7a791: 'بيج رمادي',
        a39681: 'بيج رمادي غامق',
        c8cbc4: 'أخضر فضي',
        aeb5ae: 'أخضر مريمي',
        '8f9a93': 'أخضر مريمي غامق',
        d9d4cb: 'رمادي لؤلؤي',
        '9c9a96': 'رمادي حجري',
        '6f6d6a': 'رمادي أردوازي',
        'stone-ashlar': 'حجر جيري منحوت',
        'stone-ledge': 'حجر شرائح',
        'stone-rubble': 'حجر جيري خشن',
        'stone-slate': 'أردواز مشقوق',
      },
      stoneWalls: {
        none: 'بدون حجر',
        ashlar: 'حجر جيري منحوت',
        ledge: 'حجر شرائح',
        slate: 'أردواز مشقوق',
      },
    },
  },
);
