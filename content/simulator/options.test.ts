import { TEXTURES } from '@/content/catalogue/textures';
import { DEFAULT_FINISH, FINISH_IDS, finishNames, hexOf, STONE_WALLS, WALL_COLOURS } from './finishes';
import { MODEL_IDS, MODELS, optionsOf } from './options';

it('offers 50, 50 and 4 of the 54 tiles', () => {
  expect(TEXTURES).toHaveLength(54);
  expect(MODEL_IDS.map((model) => optionsOf(model).length)).toEqual([50, 50, 4]);
  expect(MODEL_IDS.flatMap((model) => optionsOf(model).map(({ id }) => id)).length).toBe(104);
  expect(MODELS.model_3.ranges).toEqual(['supp_8']);
});

it('offers 25 finishes: 21 colours and four stones, each by a name of its own', () => {
  expect(FINISH_IDS).toHaveLength(25);
  expect(WALL_COLOURS).toHaveLength(21);
  expect(FINISH_IDS.filter((id) => hexOf(id) === undefined)).toHaveLength(4);
  expect(new Set(Object.values(finishNames.en.walls)).size).toBe(25);
  expect(hexOf(DEFAULT_FINISH)).toBe('#e6c795');
  expect(STONE_WALLS[0]).toBe('none');
});
