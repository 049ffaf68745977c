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
    under: 'under {blend} {profile} tiles',
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
      under: 'بقرميد {profile} {blend}',
    },
  },
);

type Blend = keyof (typeof roofWords)['en']['blends'];

/** Ends the title of an illustrated building: `under blood red Marsigliese tiles`. */
export function underRoof({ profile, blend }: Roof, lang: Lang): string {
  const { under, blends } = roofWords[lang];
  return under.replace('{blend}', blends[blend]).replace('{profile}', PROFILE_NAMES[profile]);
}

/** What an illustrated building is called: `Courtyard villa under red Roman tiles`. */
export const roofTitle = (name: string, roof: Roof, lang: Lang): string => `${name} ${underRoof(roof, lang)}`;

/** The tile of a roof and where it is shown: the gallery, with its profile chosen. */
export const tileOfRoof = ({ profile, blend }: Roof, lang: Lang): { text: string; href: PageHref } => ({
  text: inOneLine([PROFILE_NAMES[profile], roofWords[lang].blends[blend]], lang),
  href: `${path('gallery', lang)}?profile=${profile}`,
});

/** The colour families of the range that come near a blend of the studio, the nearest first. */
const NEAREST = {
  red: ['red', 'blood-red'],
  terracotta: ['natural'],
  antique: ['antic', 'special'],
  brown: ['brown', 'antic'],
  anthracite: ['dark-grey', 'grey'],
  sand: ['beige', 'natural'],
  grey: ['grey', 'dark-grey'],
  'blood-red': ['blood-red', 'red'],
} as const satisfies Record<Blend, readonly TileCategory[]>;

/** The tile of the range that comes nearest to a roof: its profile, in its colour where the profile has it. */
export function textureOfRoof(roof: Roof): Texture {
  const key = `${roof.profile} ${roof.blend}`;
  const texture = laid.get(key) ?? nearestTexture(roof);
  laid.set(key, texture);
  return texture;
}

const laid = new Map<string, Texture>();

function nearestTexture({ profile, blend }: Roof): Texture {
  const those = TEXTURES.filter((texture) => texture.profile === profile);
  const near = NEAREST[blend].map((family) => those.find(({ category }) => category === family));
  return near.find((texture) => texture !== undefined) ?? those[0]!;
}
