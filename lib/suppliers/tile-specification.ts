import { PROFILE_NAMES, type ProfileId } from '@/content/catalogue/textures';
import { supplierPage } from '@/content/pages/catalogue/supplier';
import { countryName, supplierName } from '@/content/suppliers/names';
import type { Lang } from '@/content/lang';
import type { TileSupplier } from '@/content/suppliers/tiles/tile-supplier';
import { fill } from '@/lib/site/fill';
import { numberIn } from '@/lib/site/format';
import { profileFigures } from './profile-drawings';

/** A label with its value, or with one value for each profile. */
type SheetRow = readonly [label: string, value: string | readonly string[]];

/** Pieces on a square metre: the manufacturer's figure where it published one, else ours, marked as indicative. */
function piecesOf(profile: ProfileId, published: TileSupplier['perSquareMetre'], lang: Lang): string {
  const { factory } = supplierPage[lang];
  if (published?.profile === profile)
    return fill(factory.published, { count: published.value, source: published.source });
  const { pieces, aStep } = profileFigures(profile);
  return fill(aStep > 1 ? factory.pans : factory.pieces, { count: numberIn(lang, pieces) });
}

/** What a specifier asks of a tile, as far as there is something to say; sizes are those of our drawings. */
export function specificationOf(of: TileSupplier, lang: Lang): readonly SheetRow[] {
  const { factory } = supplierPage[lang];
  const { manufacturer, country, rows } = factory;
  const profiles = of.tabs.flatMap(({ profile }) => profile ?? []);
  const each = (say: (profile: ProfileId) => string) =>
    profiles.map((profile) => {
      const value = say(profile);
      return profiles.length > 1 ? fill(factory.of, { profile: PROFILE_NAMES[profile], value }) : value;
    });
  const size = (across: number, along: number) => fill(factory.size, { across, along });
  return [
    [manufacturer, supplierName(of.supplier)],
    [country, countryName(of.supplier, lang)],
    ...of.words[lang].facts,
    [rows.overall, each((profile) => size(profileFigures(profile).overall, profileFigures(profile).length))],
    [rows.cover, each((profile) => size(profileFigures(profile).cover, profileFigures(profile).gauge))],
    [rows.pieces, each((profile) => piecesOf(profile, of.perSquareMetre, lang))],
  ];
}
