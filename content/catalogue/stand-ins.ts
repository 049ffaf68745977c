import type { PictureId } from '@/content/pictures/library';
import { isRendered } from '@/content/pictures/rendered';
import type { ProfileName, TextureKey } from './textures';

/** What is on show for something: its own pictures, or others until those are rendered. */
export interface Shown {
  pictures: readonly [PictureId, ...PictureId[]];
  /** Another colour or piece than the name says; the page says so. */
  isAnother: boolean;
}

/** Pictures of the first set that show this very texture. */
const OF_TEXTURE: Partial<Record<TextureKey, Shown['pictures']>> = {
  'bmi-portoghese-natural': ['product/portoghese', 'category/roof-tiles'],
  'bmi-portoghese-antic': ['view/antique-blend-laid', 'view/antique-hip'],
  'bmi-portoghese-brown': ['product/natural-brown'],
  'bmi-marsigliese-natural': ['product/marsigliese-natural', 'family/roof-tiles'],
  'bmi-marsigliese-blood-red': ['product/marsigliese'],
  'cobert-duna-natural': ['product/duna'],
  'cobert-meridional-natural': ['product/klinker-meridional'],
  'cobert-virtus-dark-grey': ['product/klinker-virtus'],
  'cobert-collado-natural': ['product/curva'],
  'cobert-lusa-red': ['product/lusa'],
  'cobert-plana-dark-grey': ['product/plana'],
  'braas-romana-red': ['product/roman'],
  'wave-caramel': ['product/wave-caramel'],
  'wave-green': ['product/wave-green'],
  'wave-blue': ['product/wave-blue'],
  'wave-maroon': ['product/wave-maroon'],
  'ceipo-brown': ['product/natural-brown'],
  'ceipo-antic': ['view/antique-blend-laid', 'view/antique-hip'],
};

/** Pictures of a profile in one of its colours. */
const OF_PROFILE: Record<ProfileName, Shown['pictures']> = {
  Portoghese: ['product/portoghese', 'category/roof-tiles'],
  Marsigliese: ['product/marsigliese-natural', 'family/roof-tiles'],
  Duna: ['product/duna'],
  'Klinker Meridional': ['product/klinker-meridional'],
  'Klinker Virtus': ['product/klinker-virtus'],
  'Curva Collado': ['product/curva'],
  LogicaLusa: ['product/lusa'],
  LogicaPlana: ['product/plana'],
  'Doppia Romana': ['product/roman'],
  Wave: ['product/wave-caramel'],
};

const OF_FITTINGS: Shown['pictures'] = ['category/roofing-components', 'view/antique-hip'];

const own = (pictures: readonly PictureId[]): Shown | undefined => {
  const [first, ...rest] = pictures.filter(isRendered);
  return first && { pictures: [first, ...rest], isAnother: false };
};

/** Other pictures of the same texture: laid first, unless a single tile is what is asked for. */
function ofTexture(key: TextureKey, single: boolean): readonly PictureId[] {
  const laid = `gallery/${key}-laid` as const;
  const known = OF_TEXTURE[key] ?? [];
  return single ? [...known, laid] : [laid, ...known];
}

/** Pictures of a texture: those rendered for it, else others of the same texture, else of its profile. */
export function shownOfTexture(
  wanted: readonly PictureId[],
  texture: { key: TextureKey; profile: ProfileName },
): Shown {
  const single = wanted.some((id) => id.endsWith('-single'));
  return (
    own(wanted) ??
    own(ofTexture(texture.key, single)) ?? { pictures: OF_PROFILE[texture.profile], isAnother: true }
  );
}

/** Pictures of a fitting, else of fittings together. */
export const shownOfFitting = (wanted: readonly PictureId[]): Shown =>
  own(wanted) ?? { pictures: OF_FITTINGS, isAnother: true };
