import { DEFAULT_FINISH, FINISH_IDS, STONE_WALLS } from '@/content/simulator/finishes';
import layers from '@/content/simulator/layers.json';
import { MODEL_IDS, optionsOf, rangesOf, type ModelId } from '@/content/simulator/options';
import type { Catalogue, OfferedModel } from './design';
import { folderOf, type LayerSheet, type Sheets } from './layer-plan';

/* What the simulator offers: a choice without a picture is none. For the server: pages hand it to the browser. */

const written = layers as Readonly<Record<string, LayerSheet | undefined>>;

/** The boxes of each model's layers, for models with a plate. */
export const sheets: Sheets = Object.fromEntries(
  MODEL_IDS.flatMap((id) => {
    const sheet = written[folderOf(id)];
    return sheet?.layers.plate ? [[id, withoutWeights(sheet)]] : [];
  }),
);

/** Boxes alone: the browser has no use for bytes. */
function withoutWeights({ size, layers: all }: LayerSheet): LayerSheet {
  return {
    size,
    layers: Object.fromEntries(Object.entries(all).map(([name, { box }]) => [name, { box }])),
  };
}

/** What of a model has pictures; nothing of one that has no roof or wall at all. */
export function offerOf(id: ModelId, sheet: LayerSheet | undefined): OfferedModel[] {
  const has = (name: string) => sheet?.layers[name] !== undefined;
  const suppliers = rangesOf(id).flatMap((range) => {
    const options = optionsOf(id)
      .filter((option) => option.range === range && has(`roof-${option.id}`))
      .map((option) => option.id);
    return options.length > 0 ? [{ id: range, options }] : [];
  });
  const walls = FINISH_IDS.filter((finish) => has(`wall-${finish}`));
  const stones = STONE_WALLS.filter((stone) => stone === 'none' || has(`stonewall-${stone}`));
  return suppliers.length > 0 && walls.length > 0 ? [{ id, suppliers, walls, stones }] : [];
}

const [first, ...others] = MODEL_IDS.flatMap((id) => offerOf(id, sheets[id]));

/** The simulator's catalogue; none before there are pictures. */
export const catalogue: Catalogue | null = first
  ? { models: [first, ...others], defaultWall: DEFAULT_FINISH }
  : null;
