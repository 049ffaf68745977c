import { ROOF_FIGURES } from '@/content/roof-quantities/figures';
import { roofTiles } from '@/content/roof-quantities/tiles';
import { randomly } from '@/tests/helpers/data/random-roof';
import { entriesOf } from './entries-schema';
import { MEASURES, OPTION_FIELDS } from './fields';
import { readEntries } from './read-entries';
import { SHAPES } from '@/lib/roof-quantities/geometry/roof';
import { takeOff } from '@/lib/roof-quantities/parts/take-off';

const given = { figures: ROOF_FIGURES, tiles: roofTiles('en') };

test('made-up addresses become something that can be shown', () => {
  expect(
    entriesOf({
      shape: ['hip', 'mono'],
      in: 'toString',
      tile: '../../etc',
      length: ['12', '13'],
      width: { $gt: 1 },
      pitch: `25${' '.repeat(300)}`,
      waste: '\u0000\u202e10\n',
      pieces: '1'.repeat(100),
      area13: '5',
      __proto__: { gauge: '1' },
    }),
  ).toEqual({
    shape: 'hip',
    pitchIn: 'degrees',
    tile: '',
    typed: { length: '12', waste: '10', pieces: '1'.repeat(20) },
    planes: [],
  });
});

const HOSTILE = [
  '',
  '0',
  '-0',
  '1e308',
  '9'.repeat(20),
  '0.0000001',
  '89.9999',
  '90',
  'NaN',
  '٠',
  '½',
  '-',
  '.',
  '12',
];
const FAIR = ['1', '2', '5', '8,5', '12', '30 m', '45', '100'];

test('whatever is typed, no number of any result is none', () => {
  const random = randomly(99);
  const pick = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)]!;
  let made = 0;
  for (let nth = 0; nth < 400; nth++) {
    const text = () => pick(random() < 0.06 ? HOSTILE : FAIR);
    const measures = MEASURES.map((field) => [field, text()]);
    const options = OPTION_FIELDS.map((field) => [field, random() < 0.15 ? text() : '']);
    const rows = [1, 2].flatMap((at) => [
      [`area${at}`, random() < 0.5 ? text() : ''],
      [`eaves${at}`, ''],
    ]);
    const job = readEntries(
      entriesOf({ ...Object.fromEntries([...measures, ...options, ...rows]), shape: pick(SHAPES) }),
      given,
    ).job;
    if (!job) continue;
    made++;
    const told = JSON.stringify(takeOff(job.roof, job.options, ROOF_FIGURES), (_, value: unknown) =>
      typeof value === 'number' && !Number.isFinite(value) ? 'broken' : value,
    );
    expect(told).not.toContain('broken');
  }
  expect(made).toBeGreaterThan(50);
});
