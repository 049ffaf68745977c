import list from './scenes.json';

/** Training learns, validation chooses the bounds, test is only ever measured. */
export type Split = 'train' | 'validation' | 'test';

/** Pictures that show the same thing: all of them are in one split, so that none is known from another. */
export interface Scene {
  scene: string;
  isRoof: boolean;
  split: Split;
  pictures: readonly string[];
}

export const SCENES = list as readonly Scene[];
