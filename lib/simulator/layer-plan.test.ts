import { wholeCatalogue, wholeSheet, wholeSheets } from '@/tests/helpers/pictures/simulator-sheet';
import { openingOf, type Design } from './design';
import { layerPath, planOf } from './layer-plan';

const design: Design = {
  model: 'model_2',
  supplier: 'supp_4',
  option: 'opt_27',
  wall: 'stone-ashlar',
  stone: 'slate',
};
const filesOf = (of: Design, sheets = wholeSheets) => planOf(of, sheets).map(({ file }) => file);

it('lays the pictures of a design bottom up', () =>
  expect(filesOf(design)).toEqual([
    'm2/plate',
    'm2/wall-stone-ashlar',
    'm2/stonewall-slate',
    'm2/roof-opt_27',
  ]));

it('lays no stone where none is chosen, and nothing that has no picture', () => {
  expect(filesOf({ ...design, stone: 'none' })).not.toContain('m2/stonewall-none');
  const { 'stonewall-slate': slate, ...layers } = wholeSheet('model_2').layers;
  expect(slate).toBeDefined();
  expect(filesOf(design, { model_2: { size: [1920, 1080], layers } })).not.toContain('m2/stonewall-slate');
  expect(filesOf(design, {})).toEqual([]);
});

it('shows the design a villa opens with by its plate alone, and lays wall and roof over any other', () => {
  for (const { id } of wholeCatalogue.models)
    expect(filesOf(openingOf(wholeCatalogue, id))).toEqual([`m${id.slice(-1)}/plate`]);
  expect(filesOf({ ...openingOf(wholeCatalogue), wall: 'f4efe4' })).toEqual([
    'm1/plate',
    'm1/wall-f4efe4',
    'm1/roof-opt_1',
  ]);
});

it('places a picture in percent of the whole', () => {
  expect(planOf(design, wholeSheets)[1]).toEqual({
    file: 'm2/wall-stone-ashlar',
    left: 5,
    top: 5,
    width: 50,
    height: 25,
  });
  expect(planOf(design, wholeSheets)[0]).toMatchObject({ left: 0, top: 0, width: 100, height: 100 });
});

it('names the file of a layer', () =>
  expect(layerPath('m2/plate', '960.webp')).toBe('/simulator/m2/plate-960.webp'));

it('has a narrow plate for a telephone of few dots, and nothing else as narrow', () =>
  expect(['m1/plate', 'm1/roof-opt_1'].map((file) => layerPath(file, '750.avif'))).toEqual([
    '/simulator/m1/plate-750.avif',
    '/simulator/m1/roof-opt_1-960.avif',
  ]));
