import { path, type SitePath } from '@/content/routes';
import { PROFILE_NAMES, type ProfileId } from './textures';

/** What the studio lays on an illustrated building. */
export interface Roof {
  profile: ProfileId;
  blend: Blend;
}

/** Blends of the studio, as a sentence calls them. */
const BLENDS = {
  red: 'red',
  terracotta: 'terracotta',
  antique: 'antic',
  brown: 'brown',
  anthracite: 'anthracite',
  sand: 'sand',
  grey: 'grey',
  'blood-red': 'blood red',
} as const;

type Blend = keyof typeof BLENDS;

/** Ends the title of an illustrated building: `under blood red Marsigliese tiles`. */
export const underRoof = ({ profile, blend }: Roof): string =>
  `under ${BLENDS[blend]} ${PROFILE_NAMES[profile]} tiles`;

/** The tile of a roof and where it is shown: the gallery, with its profile chosen. */
export const tileOfRoof = ({
  profile,
  blend,
}: Roof): { text: string; href: `${SitePath}?profile=${string}` } => ({
  text: `${PROFILE_NAMES[profile]}, ${BLENDS[blend]}`,
  href: `${path('gallery')}?profile=${profile}`,
});
