import { LA_PALOMA, LA_PALOMA_COLOURS } from '@/content/catalogue/la-paloma';
import { LA_PALOMA_SHOTS } from './bricks';

const walls = LA_PALOMA_COLOURS.map((colour) => {
  const { scene, params } = LA_PALOMA_SHOTS.find(({ id }) => id === `la-paloma/${colour}-wall`)!;
  return { colour, scene, kind: String(params.kind) };
});

test('each wall seen close is drawn in its own colours, not coloured from one picture', () => {
  expect(walls.filter(({ scene }) => scene !== 'relief')).toEqual([]);
});

test('faces are glazed where a colour is said to shine, and there only', () => {
  const glazed = walls.filter(({ kind }) => kind === 'glazed').map(({ colour }) => colour);
  expect(glazed).toEqual(LA_PALOMA_COLOURS.filter((colour) => LA_PALOMA[colour].surface === 'gloss'));
});

test('matt walls are of four kinds of clay', () => {
  expect(new Set(walls.map(({ kind }) => kind)).size).toBe(5);
});
