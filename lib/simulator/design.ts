import type { RangeId, Texture } from '@/content/catalogue/textures';
import type { FinishId, StoneWallId } from '@/content/simulator/finishes';
import type { ModelId } from '@/content/simulator/options';

/* The state of the roof tile simulator: what is chosen, and what a choice changes beside itself. No React, no window. */

export type OptionId = Texture['id'];

/** One house: five choices. */
export interface Design {
  model: ModelId;
  supplier: RangeId;
  option: OptionId;
  wall: FinishId;
  stone: StoneWallId;
}

/** What one model offers: only what has pictures. */
export interface OfferedModel {
  id: ModelId;
  /** In the order of the list, none of them empty. */
  suppliers: readonly { id: RangeId; options: readonly OptionId[] }[];
  walls: readonly FinishId[];
  stones: readonly StoneWallId[];
}

export interface Catalogue {
  /** Never empty; the first is the one the simulator opens with. */
  models: readonly [OfferedModel, ...OfferedModel[]];
  defaultWall: FinishId;
}

export type Step = keyof Design;

/** The five choices in the order they are offered. */
export const STEPS: readonly Step[] = ['model', 'supplier', 'option', 'wall', 'stone'];

/** One press of a visitor. */
export type Choice = { [S in Step]: { step: S; id: Design[S] } }[Step];

export const modelOf = (catalogue: Catalogue, id: ModelId): OfferedModel | undefined =>
  catalogue.models.find((model) => model.id === id);

/** Suppliers a design may choose from. */
export const suppliersOf = (catalogue: Catalogue, { model }: Pick<Design, 'model'>) =>
  modelOf(catalogue, model)?.suppliers ?? [];

/** How a model opens: its first supplier's first tile, the default wall, no stone. */
export function openingOf(catalogue: Catalogue, id?: ModelId): Design {
  const model = catalogue.models.find((one) => one.id === id) ?? catalogue.models[0];
  const [supplier] = model.suppliers;
  if (!supplier?.options[0]) throw new Error(`${model.id} offers no tile`);
  const { defaultWall } = catalogue;
  return {
    model: model.id,
    supplier: supplier.id,
    option: supplier.options[0],
    wall: model.walls.includes(defaultWall) ? defaultWall : model.walls[0]!,
    stone: 'none',
  };
}

/** The supplier of a tile on this model, if the model takes it. */
export const supplierOfOption = (catalogue: Catalogue, model: ModelId, option: OptionId) =>
  suppliersOf(catalogue, { model }).find(({ options }) => options.includes(option));

const isSame = (a: Design, b: Design) => (Object.keys(a) as Step[]).every((step) => a[step] === b[step]);

/** What a choice makes of a design; the same object where it changes nothing or is not offered. */
export function choose(catalogue: Catalogue, design: Design, choice: Choice): Design {
  const next = { ...design, ...consequences(catalogue, design, choice) };
  return isSame(design, next) ? design : next;
}

function consequences(catalogue: Catalogue, design: Design, { step, id }: Choice): Partial<Design> {
  const model = modelOf(catalogue, design.model);
  switch (step) {
    case 'model': {
      const other = modelOf(catalogue, id);
      if (!other || id === design.model) return {};
      // The stone stays: only texture, wall and suppliers are said to begin anew.
      const stone = other.stones.includes(design.stone) ? design.stone : 'none';
      return { ...openingOf(catalogue, id), stone };
    }
    case 'supplier': {
      const supplier = model?.suppliers.find((one) => one.id === id);
      return supplier && id !== design.supplier ? { supplier: id, option: supplier.options[0]! } : {};
    }
    case 'option': {
      const supplier = supplierOfOption(catalogue, design.model, id);
      return supplier ? { supplier: supplier.id, option: id } : {};
    }
    case 'wall':
      return model?.walls.includes(id) ? { wall: id } : {};
    case 'stone':
      return model?.stones.includes(id) ? { stone: id } : {};
  }
}
