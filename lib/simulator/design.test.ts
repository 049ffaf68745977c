import { wholeCatalogue as catalogue, wholeSheet } from '@/tests/helpers/pictures/simulator-sheet';
import { choose, openingOf, suppliersOf, type Choice, type Design } from './design';
import { beginWith, goTo, MAX_STEPS, redo, undo } from '@/lib/browser/steps-back';
import { offerOf } from './offered';

const opening: Design = {
  model: 'model_1',
  supplier: 'supp_1',
  option: 'opt_1',
  wall: 'e6c795',
  stone: 'none',
};
const far: Design = { ...opening, supplier: 'supp_3', option: 'opt_20', wall: 'stone-slate', stone: 'ledge' };
const plana: Design = { ...opening, model: 'model_3', supplier: 'supp_8', option: 'opt_51' };

it('opens with model_1, supp_1, opt_1 and E6C795', () => expect(openingOf(catalogue)).toEqual(opening));

it.each<[string, Design, Choice, Design]>([
  [
    'a supplier begins with its first tile',
    opening,
    { step: 'supplier', id: 'supp_3' },
    { ...opening, supplier: 'supp_3', option: 'opt_19' },
  ],
  [
    'a tile brings its supplier',
    opening,
    { step: 'option', id: 'opt_42' },
    { ...opening, supplier: 'supp_6', option: 'opt_42' },
  ],
  ['a wall is a wall', far, { step: 'wall', id: 'f4efe4' }, { ...far, wall: 'f4efe4' }],
  ['a stone is a stone', far, { step: 'stone', id: 'none' }, { ...far, stone: 'none' }],
  [
    'a model resets tile, wall and suppliers',
    far,
    { step: 'model', id: 'model_2' },
    { ...opening, model: 'model_2', stone: 'ledge' },
  ],
  ['model_3 takes COBERT PLANA alone', opening, { step: 'model', id: 'model_3' }, plana],
  ['and leaves it again', plana, { step: 'model', id: 'model_1' }, opening],
])('%s', (...[, before, choice, after]) => expect(choose(catalogue, before, choice)).toEqual(after));

it.each<[string, Design, Choice]>([
  ['the same model', far, { step: 'model', id: 'model_1' }],
  ['the same supplier keeps its tile', far, { step: 'supplier', id: 'supp_3' }],
  ['a tile that model_3 does not take', plana, { step: 'option', id: 'opt_1' }],
  ['a supplier that model_1 does not take', opening, { step: 'supplier', id: 'supp_8' }],
  ['a flat tile on a villa for round ones', opening, { step: 'option', id: 'opt_51' }],
  ['a model nobody has', opening, { step: 'model', id: 'model_9' as never }],
])('changes nothing: %s', (_, design, choice) => expect(choose(catalogue, design, choice)).toBe(design));

it('lists suppliers by model: seven, seven and one', () => {
  const count = (model: Design['model']) => suppliersOf(catalogue, { model }).length;
  expect([count('model_1'), count('model_2'), count('model_3')]).toEqual([7, 7, 1]);
});

it('offers only what has a picture', () => {
  const sheet = wholeSheet('model_1');
  const layers = Object.fromEntries(
    Object.entries(sheet.layers).filter(([name]) => !/roof-opt_([1-8]|10)$|stonewall-slate/.test(name)),
  );
  const [model] = offerOf('model_1', { ...sheet, layers });
  expect(model!.suppliers[0]!.id).toBe('supp_2');
  expect(model!.suppliers[0]!.options).not.toContain('opt_10');
  expect(model!.stones).toEqual(['none', 'ashlar', 'ledge']);
  expect(offerOf('model_2', undefined)).toEqual([]);
});

it('goes back and forward, and forgets what was taken back once something else is chosen', () => {
  const second = { ...opening, wall: 'f4efe4' } as const;
  let history = goTo(goTo(beginWith(opening), second), far);
  history = undo(undo(undo(history)));
  expect(history.now).toBe(opening);
  history = redo(history);
  expect(history.now).toBe(second);
  expect(redo(redo(history)).now).toBe(far);
  expect(goTo(history, history.now)).toBe(history);
  expect(goTo(history, plana).future).toEqual([]);
  for (let step = 0; step < MAX_STEPS + 5; step++) history = goTo(history, { ...opening });
  expect(history.past).toHaveLength(MAX_STEPS);
});
