import type { Texture } from '@/content/catalogue/textures';
import type { Lang } from '@/content/lang';
import { path } from '@/content/routes';

/** Opens the simulator with a tile. The third villa is the one for flat tiles of the last range. */
export const tryAddress = ({ id, range }: Pick<Texture, 'id' | 'range'>, lang: Lang) =>
  `${path('roofSimulator', lang)}?v=1&m=${range === 'supp_8' ? 3 : 1}&s=${range.slice(5)}&o=${id.slice(4)}` as const;
