import type { Design, OptionId } from './design';

/** What the parts of a design are called, by their ids. */
export interface DesignNames {
  model: Readonly<Record<string, string>>;
  supplier: Readonly<Record<string, string>>;
  option: Readonly<Partial<Record<OptionId, string>>>;
  wall: Readonly<Record<string, string>>;
  stone: Readonly<Record<string, string>>;
}

/** The words of a design, to be put into sentences. */
export const designLabels = (design: Design, names: DesignNames): Record<keyof Design, string> => ({
  model: names.model[design.model] ?? '',
  supplier: names.supplier[design.supplier] ?? '',
  option: names.option[design.option] ?? '',
  wall: names.wall[design.wall] ?? '',
  stone: names.stone[design.stone] ?? '',
});
