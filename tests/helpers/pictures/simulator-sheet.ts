import { FINISH_IDS, STONE_WALLS } from '@/content/simulator/finishes';
import { MODEL_IDS, optionsOf, type ModelId } from '@/content/simulator/options';
import type { Catalogue } from '@/lib/simulator/design';
import type { LayerSheet, Sheets } from '@/lib/simulator/layer-plan';
import { offerOf } from '@/lib/simulator/offered';

const box = [96, 54, 960, 270] as const;

/** A sheet with every picture a model can have. */
export function wholeSheet(model: ModelId): LayerSheet {
  const names = [
    'plate',
    ...optionsOf(model).map(({ id }) => `roof-${id}`),
    ...FINISH_IDS.map((id) => `wall-${id}`),
    ...STONE_WALLS.slice(1).map((id) => `stonewall-${id}`),
  ];
  const layers = Object.fromEntries(names.map((name) => [name, { box }]));
  return { size: [1920, 1080], layers: { ...layers, plate: { box: [0, 0, 1920, 1080] } } };
}

export const wholeSheets: Sheets = Object.fromEntries(MODEL_IDS.map((id) => [id, wholeSheet(id)]));

/** Everything the simulator can offer. */
export const wholeCatalogue: Catalogue = {
  models: MODEL_IDS.flatMap((id) => offerOf(id, wholeSheet(id))) as unknown as Catalogue['models'],
  defaultWall: 'e6c795',
};
