import { inOneLine } from '@/content/format-list';
import type { Lang } from '@/content/lang';
import { path, type PageHref } from '@/content/routes';
import { words } from '@/content/words';
import type { TileCategory } from './colours';
import { PROFILE_NAMES, TEXTURES, type ProfileId, type Texture } from './textures';

/** What the studio lays on an illustrated building. */
export interface Roof {
  profile: ProfileId;
  blend: Blend;
}

const roofWords = words(
  {
    /** Blends of the studio, as a sentence calls them. */
    blends: {
      red: 'red',
      terracotta: 'terracotta',
      antique: 'antic',
      brown: 'brown',
      anthracite: 'anthracite',
      sand: 'sand',
      grey: 'grey',
      'blood-red': 'blood red',
    },
    /** Stands before a profile and its colour. */
    tile: 'Tile:',
    /** Before a profile that the range has in other colours only, and behind it: the pictured one cannot be ordered. */
    profile: 'Profile:',
    otherColours: '{profile}, colour for illustration',
    under: 'under {blend} {profile} tiles',
    /** In a colour that the range does not have in this profile. */
    underProfile: 'under {profile} tiles',
  },
  {
    ar: {
      blends: {
        red: 'أحمر',
        terracotta: 'تيراكوتا',
        antique: 'معتّق',
        brown: 'بني',
        anthracite: 'رمادي فحمي',
        sand: 'رملي',
        grey: 'رمادي',
        'blood-red': 'أحمر قانٍ',
      },
      tile: 'القرميد:',
      profile: 'الشكل:',
      otherColours: '{profile}، واللون للتوضيح',
      under: 'بقرميد {profile} {blend}',
      underProfile: 'بقرميد {profile}',
    },
  },
);

type Blend = keyof (typeof roofWords)['en']['blends'];

/** The colour families of the range that a blend of the studio is, and those that only come near, the nearest first. */
const FAMILIES = {
  red: { is: ['red', 'blood-red'], near: [] },
  terracotta: { is: ['natural'], near: [] },
  antique: { is: ['antic'], near: ['special'] },
  brown: { is: ['brown'], near: ['antic'] },
  anthracite: { is: ['dark-grey'], near: ['grey'] },
  sand: { is: ['beige'], near: ['natural'] },
  grey: { is: ['grey'], near: ['dark-grey'] },
  'blood-red': { is: ['blood-red', 'red'], near: [] },
} as const satisfies Record<Blend, Record<'is' | 'near', readonly TileCategory[]>>;

const firstOf = (profile: ProfileId, families: readonly TileCategory[]): Texture | undefined =>
  families
    .map((family) => TEXTURES.find((texture) => texture.profile === profile && texture.category === family))
    .find((texture) => texture !== undefined);

/** The tile of the range that a roof shows; none where its profile does not come in its colour. */
export const ownTextureOfRoof = ({ profile, blend }: Roof): Texture | undefined =>
  firstOf(profile, FAMILIES[blend].is);

/** Ends the title of an illustrated building: `under blood red Marsigliese tiles`. */
export function underRoof(roof: Roof, lang: Lang): string {
  const { under, underProfile, blends } = roofWords[lang];
  return (ownTextureOfRoof(roof) ? under : underProfile)
    .replace('{blend}', blends[roof.blend])
    .replace('{profile}', PROFILE_NAMES[roof.profile]);
}

/** What an illustrated building is called: `Courtyard villa under red Roman tiles`. */
export const roofTitle = (name: string, roof: Roof, lang: Lang): string => `${name} ${underRoof(roof, lang)}`;

/** The tile of a roof, or its profile alone, and where it is shown: the gallery, with its profile chosen. */
export function tileOfRoof(roof: Roof, lang: Lang): { label: string; text: string; href: PageHref } {
  const { tile, profile, otherColours, blends } = roofWords[lang];
  const name = PROFILE_NAMES[roof.profile];
  const href: PageHref = `${path('gallery', lang)}?profile=${roof.profile}`;
  return ownTextureOfRoof(roof)
    ? { label: tile, text: inOneLine([name, blends[roof.blend]], lang), href }
    : { label: profile, text: otherColours.replace('{profile}', name), href };
}

/** The tile of the range that comes nearest to a roof: its profile, in its colour where the profile has it. */
export function textureOfRoof(roof: Roof): Texture {
  const key = `${roof.profile} ${roof.blend}`;
  const texture = laid.get(key) ?? nearestTexture(roof);
  laid.set(key, texture);
  return texture;
}

const laid = new Map<string, Texture>();

function nearestTexture({ profile, blend }: Roof): Texture {
  const { is, near } = FAMILIES[blend];
  return firstOf(profile, [...is, ...near]) ?? TEXTURES.find((texture) => texture.profile === profile)!;
}
