import {
  PROFILE_NAMES,
  RANGE_IDS,
  rangeCountries,
  TEXTURES,
  textureTitle,
  TILE_RANGES,
} from '@/content/catalogue/textures';
import type { Lang } from '@/content/lang';
import { simulatorPage } from '@/content/pages/tools/simulator';
import { FINISH_IDS, finishNames, hexOf } from '@/content/simulator/finishes';
import { fill } from '@/lib/site/fill';
import type { DesignNames } from './design-labels';

/* On the server: a browser is handed the names of its language. */

const byId = (entries: readonly (readonly [string, string])[]) => Object.fromEntries(entries);

/** A tile in full: its profile too, where its range is told apart by colour alone. */
function fullTitle(texture: (typeof TEXTURES)[number], lang: Lang): string {
  const title = textureTitle(texture, lang);
  const profile = PROFILE_NAMES[texture.profile];
  return title.startsWith(profile) ? title : `${profile} ${title}`;
}

/** What everything is called, in one language. */
export function designNames(lang: Lang): DesignNames {
  const { models, supplier } = simulatorPage[lang];
  const { walls, stoneWalls } = finishNames[lang];
  const wallName = (id: (typeof FINISH_IDS)[number]) =>
    hexOf(id) ? `${walls[id]} ${id.toLocaleUpperCase('en')}` : walls[id];
  return {
    model: byId(Object.entries(models).map(([id, { name }]) => [id, name])),
    supplier: byId(
      RANGE_IDS.map((id) => [
        id,
        fill(supplier, { manufacturer: TILE_RANGES[id].manufacturer, country: rangeCountries[lang][id] }),
      ]),
    ),
    option: byId(TEXTURES.map((texture) => [texture.id, fullTitle(texture, lang)])),
    wall: byId(FINISH_IDS.map((id) => [id, wallName(id)])),
    stone: stoneWalls,
  };
}
