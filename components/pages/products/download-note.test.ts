import { productPageOf } from '@/content/products/addresses';
import { downloadNote } from './download-note';

const noteOf = (id: string, kind: 'texture' | 'model', lang: 'en' | 'ar' = 'en') =>
  downloadNote(productPageOf(id)!, kind, lang).replaceAll('\u00a0', ' ');

test('a texture is told by its millimetres and its pixels, both ways', () => {
  expect(noteOf('plana-natural', 'texture')).toMatch(/^1560 × 2048 px that repeat every 1645 × 2160 mm /);
  expect(noteOf('braas-romana-red', 'texture')).toMatch(/^2048 × 1963 px that repeat every 1800 × 1725 mm /);
  expect(noteOf('la-paloma-rojo', 'texture')).toContain('2048 × 1365 px that repeat every 1575 × 1050 mm ');
  // From left to right in a line that runs the other way.
  expect(noteOf('plana-natural', 'texture', 'ar')).toContain('\u20661560 × 2048\u2069 بكسل');
});

test('the size of a tile is said to be indicative wherever its model is; that of a piece of concrete is nominal', () => {
  expect(noteOf('plana-natural', 'model')).toMatch(/indicative/);
  expect(noteOf('plana-natural', 'model', 'ar')).toMatch(/الإرشادي/);
  expect(noteOf('yamama-1', 'model')).toBe('In metres and true to scale, with its colour.');
});
