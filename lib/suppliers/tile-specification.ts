import { profileFigures } from '@/content/catalogue/profile-figures';
import { PROFILE_NAMES, type ProfileId } from '@/content/catalogue/textures';
import { supplierPage } from '@/content/pages/catalogue/supplier';
import { countryName, supplierName } from '@/content/suppliers/names';
import type { Lang } from '@/content/lang';
import type { TileSupplier } from '@/content/suppliers/tiles/tile-supplier';
import { fill } from '@/lib/site/fill';
import { numberIn } from '@/lib/site/format';

/** What is said of a manufacturer and its range, label by label. */
export function specificationOf(of: TileSupplier, lang: Lang): readonly (readonly [string, string])[] {
  const { manufacturer, country } = supplierPage[lang].factory;
  return [
    [manufacturer, supplierName(of.supplier)],
    [country, countryName(of.supplier, lang)],
    ...of.words[lang].facts,
  ];
}

interface ProfileSizes {
  id: string;
  name: string;
  overall: string;
  cover: string;
  pieces: string;
  /** Who published the pieces; ours are indicative. */
  source?: string;
}

/** What a specifier asks of each profile: the sizes of our drawings, and pieces as published or as drawn. */
export function sizesOf(of: TileSupplier, lang: Lang): readonly ProfileSizes[] {
  const { sizes } = supplierPage[lang].factory;
  const { perSquareMetre: published } = of;
  return of.tabs.flatMap(({ id, profile, words }) => {
    if (!profile) return [];
    const { overall, length, cover, gauge } = profileFigures(profile);
    const size = (across: number, along: number) => fill(sizes.size, { across, along });
    const isPublished = published?.profile === profile;
    return {
      id,
      name: words[lang].name,
      overall: size(overall, length),
      cover: size(cover, gauge),
      pieces: isPublished ? String(published.value) : piecesDrawn(profile, lang),
      ...(isPublished && { source: `${PROFILE_NAMES[profile]}: ${published.source}.` }),
    };
  });
}

/** Pieces of a profile on a square metre by our drawing: `about 13.5`; of a barrel roof covers and pans. */
export function piecesDrawn(profile: ProfileId, lang: Lang): string {
  const { sizes } = supplierPage[lang].factory;
  const { pieces, aStep } = profileFigures(profile);
  return fill(aStep > 1 ? sizes.pans : sizes.pieces, { count: numberIn(lang, pieces) });
}
