import { pictureFiles } from '@/components/pictures/picture-sources';
import type { PictureSources } from '@/components/ui/picture/picture-candidates';
import { CATEGORY_IDS, familyNames, type TileCategory } from '@/content/catalogue/colours';
import {
  PROFILE_NAMES,
  RANGE_IDS,
  rangeCountries,
  supplierOf,
  TEXTURES,
  textureTitle,
  TILE_RANGES,
  type RangeId,
  type TextureKey,
} from '@/content/catalogue/textures';
import type { Lang } from '@/content/lang';
import { simulatorPage } from '@/content/pages/tools/simulator';
import { quantitiesAddress } from '@/content/roof-quantities/tiles';
import { fill } from '@/lib/site/fill';

/** One texture of the catalogue, as the tool offers it. */
export interface TileFact {
  key: TextureKey;
  /** Profile and colour. */
  name: string;
  range: RangeId;
  family: TileCategory;
  /** Nominal colours. */
  hexes: readonly string[];
  thumb: PictureSources;
  quantities: ReturnType<typeof quantitiesAddress>;
}

export interface TileData {
  tiles: readonly TileFact[];
  /** Manufacturer and country of each range. */
  ranges: readonly { value: RangeId; label: string }[];
  families: readonly { value: TileCategory; label: string }[];
}

function nameOf(texture: (typeof TEXTURES)[number], lang: Lang): string {
  const title = textureTitle(texture, lang);
  const profile = PROFILE_NAMES[texture.profile];
  return title.startsWith(profile) ? title : `${profile} ${title}`;
}

/** All textures, for the browser: plain data. */
export const tileData = (lang: Lang): TileData => ({
  tiles: TEXTURES.map((texture) => ({
    key: texture.key,
    name: nameOf(texture, lang),
    range: texture.range,
    family: texture.category,
    hexes: texture.colours,
    // Its name stands beside it.
    thumb: { ...pictureFiles(`thumb/${texture.key}`), alt: '' },
    quantities: quantitiesAddress(supplierOf(texture.range), texture.profile, lang),
  })),
  ranges: RANGE_IDS.map((value) => ({
    value,
    label: fill(simulatorPage[lang].supplier, {
      manufacturer: TILE_RANGES[value].manufacturer,
      country: rangeCountries[lang][value],
    }),
  })),
  families: CATEGORY_IDS.filter((value) => TEXTURES.some(({ category }) => category === value)).map(
    (value) => ({ value, label: familyNames[lang][value].head }),
  ),
});
