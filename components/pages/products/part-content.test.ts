import { HOTSPOTS } from '@/content/catalogue/diagram';
import { GALLERY, galleryTitle, partOf } from '@/content/catalogue/gallery';
import { ROOF_FIGURES } from '@/content/roof-quantities/figures';
import { roofResultWords } from '@/content/roof-quantities/result-words';
import { optionsOf } from '@/lib/roof-quantities/entries/options';
import type { Roof } from '@/lib/roof-quantities/geometry/roof';
import type { PartId } from '@/lib/roof-quantities/parts/part';
import { takeOff } from '@/lib/roof-quantities/parts/take-off';
import { partContent } from './part-content';

/** What the calculator calls a part that has a page. */
const CALCULATED: Partial<Record<(typeof HOTSPOTS)[number]['id'], PartId>> = {
  laterals: 'lateralsLeft',
  'end-ridge': 'endRidge',
  'ridge-and-wedges': 'caps',
  'three-way': 'threeWay',
  valley: 'valley',
};

const BLOCK = { length: 14, width: 8, pitch: 25 };
const ROOFS: readonly Roof[] = [
  { shape: 'gable', ...BLOCK },
  { shape: 'hip', ...BLOCK, ends: [25, 25] },
  { shape: 't', ...BLOCK, wing: { length: 5, width: 6 } },
];
const LINES = ROOFS.flatMap((roof) => [
  ...takeOff(roof, optionsOf({}, { roof, tile: null, figures: ROOF_FIGURES }), ROOF_FIGURES).lines,
]);

const counted = (id: (typeof HOTSPOTS)[number]['id'], lang: 'en' | 'ar') =>
  partContent(id, lang).questions.find(({ ask }) => /How many|كم أحتاج/.test(ask))?.answer;

test.each(HOTSPOTS.map(({ id }) => id))('%s: its page says what the calculator does with it', (id) => {
  const leads = partContent(id, 'en').ways.some(({ href }) => href === '/tile-calculator');
  const part = CALCULATED[id];
  expect(leads).toBe(part !== undefined);
  const said = counted(id, 'en');
  if (!part) return expect(said ?? '').not.toMatch(/it lists/);
  const { unit } = LINES.find((line) => line.part === part)!;
  expect(said).toContain(`in the roof tile calculator: it lists`);
  expect(said).toContain(unit);
  expect(counted(id, 'ar')).toMatch(unit === 'metres' ? /متر/ : /عدد/);
});

test('whoever follows the pages of end ridge and end cap orders one of them for each end', () => {
  expect(counted('end-cap', 'en')).toContain('open end of a ridge that has no end ridge tile');
  expect(counted('end-cap', 'ar')).toContain('قطعة نهاية القمة');
});

test('a valley is laid with what its page shows, by the same name', () => {
  const [piece] = GALLERY.filter(({ profile }) => partOf(profile) === 'valley');
  expect(galleryTitle(piece!, 'en')).toContain('Valley tile');
  expect(roofResultWords.en.parts.valley).toBe('Valley tiles');
  expect(galleryTitle(piece!, 'ar')).toContain(roofResultWords.ar.parts.valley);
});
