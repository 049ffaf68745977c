import { enquiryListWords } from '@/content/forms/enquiry-list';
import { ROOF_FIGURES } from '@/content/roof-quantities/figures';
import { roofResultWords } from '@/content/roof-quantities/result-words';
import { roofTiles } from '@/content/roof-quantities/tiles';
import { unitWords } from '@/content/units';
import { readLines } from '@/lib/enquiry-list/read-line';
import { namingIn } from '@/lib/enquiry-list/naming';
import { shownLine } from '@/lib/enquiry-list/shown-line';
import { randomly, randomRoof } from '@/tests/helpers/data/random-roof';
import { drawRoof } from './drawing';
import { queryOf } from '@/lib/roof-quantities/entries/entries';
import { entriesOf } from '@/lib/roof-quantities/entries/entries-schema';
import { measure } from '@/lib/roof-quantities/geometry/geometry';
import { measuredSteps } from '@/lib/roof-quantities/geometry/measured';
import { notCounted, pitchAdvice } from '@/lib/roof-quantities/parts/not-counted';
import { enquiryLines, quantitiesChat, quantitiesCsv, type Report } from './outputs';
import { readEntries } from '@/lib/roof-quantities/entries/read-entries';
import { edgeName, roofSaid, rowsOf, stepSaid, type LocalisedQuantities } from './format-quantities';
import { takeOff } from '@/lib/roof-quantities/parts/take-off';

const localised: LocalisedQuantities = { lang: 'en', words: roofResultWords.en, units: unitWords.en };
const tiles = roofTiles('en');

function report(search: string): Report {
  const entries = entriesOf(Object.fromEntries(new URLSearchParams(search)));
  const { roof, options } = readEntries(entries, { figures: ROOF_FIGURES, tiles }).job!;
  const { tile } = options;
  const made = takeOff(roof, options, ROOF_FIGURES);
  return { made, tile, path: '/tile-calculator', query: queryOf(entries), version: ROOF_FIGURES.version };
}

const HIP = 'shape=hip&tile=cobert-portugal-lusa&length=12&width=8&pitch=25&ends=35';
const hip = report(HIP);
const unknown = report('length=10&width=6&pitch=35');
const planes = report('shape=planes&area1=32.5&area2=32.5&eaves3=5&slope3=3.6&pieces=14.6&waste=10');
const ALL = [hip, unknown, planes, report('shape=pyramid&length=9&width=9&pitch=30&cover=240&gauge=340')];

test('only what a manufacturer publishes is said to be published', () => {
  const published = tiles.filter(({ pieces }) => pieces.mark === 'published');
  expect(published.map(({ id, pieces }) => [id, pieces])).toEqual([
    ['cobert-portugal-lusa', { mark: 'published', value: 12, source: 'BMI Portugal, bmigroup.com/pt' }],
  ]);
  // All others are counted by our drawing, and say so (indicative.test.ts).
  expect(tiles.filter(({ pieces }) => pieces.mark === 'trade')).toHaveLength(tiles.length - 1);
  expect(tiles.map(({ id }) => id)).toHaveLength(new Set(tiles.map(({ id }) => id)).size);
  expect(tiles.map(({ name, by }) => `${name}, ${by}`)).toContain('Portoghese, Ceipo, Italy');
});

test('the table says how many, and where each number is from', () => {
  const rows = rowsOf(localised, hip.made.lines, hip.tile);
  expect(rows.slice(0, 3)).toEqual([
    [
      'LogicaLusa roof tiles',
      '108.43 m²',
      '1,432',
      'pieces',
      'BMI Portugal, bmigroup.com/pt (manufacturer’s figure)',
    ],
    [
      'Ridge and hip tiles',
      '27.29 m',
      'about 69',
      'pieces',
      'usual for clay ridge tiles: 2.5 per metre; confirm with the manufacturer',
    ],
    ['Three-way ridge tiles', '', '2', 'pieces', 'from your dimensions'],
  ]);
  expect(rowsOf(localised, unknown.made.lines, unknown.tile)[0]).toEqual([
    'Roof tiles',
    '73.25 m²',
    'on request',
    '',
    'Choose a tile, enter the tiles per m² of the manufacturer’s data sheet, or ask us.',
  ]);
});

test('a roof in a few words', () => {
  const said = ({ made }: Report) => roofSaid(localised, made.roof, made.geometry);
  expect(said(hip)).toBe('hip roof 12 × 8 m, 25°, ends 35° and 35°');
  expect(said(planes)).toBe('roof of 3 slopes, 83 m²');
  expect(said(report('in=percent&length=10,5&width=6&pitch=47'))).toBe('gable roof 10.5 × 6 m, 25.2°');
  expect(said(report('shape=t&length=14&width=8&pitch=30&wingLength=5&wingWidth=6'))).toBe(
    'T roof 14 × 8 m with a wing of 5 × 6 m, 30°',
  );
});

test('the working is whole sentences, every number of it in its place', () => {
  const said = ALL.map(({ made }) =>
    [...measuredSteps(made.geometry), ...made.lines.flatMap(({ steps }) => steps)].map((step) =>
      stepSaid(localised, step, made.geometry),
    ),
  );
  expect(said.flat().filter((line) => /[{]\w+[}]|NaN|undefined|∞|null/.test(line))).toEqual([]);
  expect(said[0]).toEqual(
    expect.arrayContaining([
      'Slope factor at 25°: 1 ÷ cos 25° = 1.1034',
      'Slope A: 37.34 m² on plan × 1.1034 = 41.21 m²',
      'All slopes: 108.43 m²',
      'Edge 5, ridge: 6.67 m',
      'Edge 6, hip: √(2.66² + 4² + 1.87²) = 5.16 m',
      '108.43 m² × 12 per m² + 10% = 1,431.22, rounded up to 1,432',
      'Edge 5: 6.67 m × 2.5 per metre = 16.68, rounded up to 17',
      'All edges: 69',
    ]),
  );
  expect(said[1]).toContain('Edge 3, verge: √(3² + 2.1²) = 3.66 m');
});

const shownLines = (of: Report) => enquiryLines(of).map((line) => shownLine(line, namingIn('en'), 'en'));

test('every part is a line that the enquiry list takes, with its roof', () => {
  for (const one of ALL) {
    const lines = enquiryLines(one);
    expect(readLines(lines)).toEqual(lines);
    expect(lines).toHaveLength(one.made.lines.length);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  }
  const [first, caps] = shownLines(hip);
  expect(first).toMatchObject({
    name: 'LogicaLusa roof tiles',
    variant: 'Cobert, Portugal',
    quantity: 1432,
    unit: 'pieces',
    note: 'Calculated: hip roof 12 × 8 m, 25°, ends 35° and 35°, v1.2',
    url: `/tile-calculator?${HIP}`,
  });
  expect(caps).toMatchObject({ variant: 'for LogicaLusa, Cobert, Portugal', quantity: 69 });
  expect(caps!.note).toMatch(/^Calculated with usual figures: /);
  expect(enquiryLines(unknown)[0]).toMatchObject({ quantity: 73.25, unit: 'm²' });
});

test('a calculation too long for the list leads to the calculator', () => {
  const rows = Array.from({ length: 12 }, (_, at) => `area${at + 1}=123.4567`).join('&');
  expect(shownLines(report(`shape=planes&${rows}`))[0]!.url).toBe('/tile-calculator');
});

test('the file for spreadsheets has the roof, the version, the link, and a row for each part', () => {
  const rows = quantitiesCsv(localised, hip, 'https://site.example').split('\r\n');
  expect(rows[0]).toBe('\ufeff"Roof","hip roof 12 × 8 m, 25°, ends 35° and 35°"');
  expect(rows[1]).toBe('"Version of the calculation","1.2"');
  expect(rows[2]).toBe(`"Link","https://site.example/tile-calculator?${HIP}"`);
  expect(rows[3]).toBe('"Part","Length or area","Unit","Quantity","Unit","Source"');
  expect(rows[4]).toBe(
    '"LogicaLusa roof tiles","108.43","m²","1432","pieces","BMI Portugal, bmigroup.com/pt (manufacturer’s figure)"',
  );
  expect(rows).toHaveLength(4 + hip.made.lines.length + 1);
  const units = (lang: 'en' | 'ar') =>
    quantitiesCsv({ lang, words: roofResultWords[lang], units: unitWords[lang] }, hip, '')
      .split('\r\n')
      .slice(4, 6)
      .map((row) => row.split('","')[2]);
  expect(units('en')).toEqual(['m²', 'metres']);
  expect(units('ar')).toEqual(['م²', 'متر']);
});

test('a chat says which roof, where it is, and how much of each', () => {
  const { line } = enquiryListWords.en;
  const address = quantitiesChat(localised, hip, {
    number: '971500000000',
    origin: 'https://site.example',
    line,
  });
  const text = new URL(address).searchParams.get('text')!.split('\n');
  expect(text[0]).toBe(
    `Hello, please quote for this roof: hip roof 12 × 8 m, 25°, ends 35° and 35°. https://site.example/tile-calculator?${HIP}`,
  );
  expect(text[1]).toBe('1,432 pieces: LogicaLusa roof tiles, Cobert, Portugal');
  expect(text[2]).toBe(
    '69 pieces: Ridge and hip tiles, for LogicaLusa, Cobert, Portugal (with usual figures)',
  );
});

test('slopes are called as their rows are, whichever rows are empty', () => {
  const { geometry } = report('shape=planes&area2=40&eaves4=5&slope4=3').made;
  expect(geometry.planes.map(({ name }) => name)).toEqual(['B', 'D']);
  expect(measuredSteps(geometry).map((step) => stepSaid(localised, step, geometry))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Slope B/), expect.stringMatching(/^Slope D/)]),
  );
});

test('the largest roof there can be is taken by the list with every part', () => {
  const { length, pieces, waste, gauge, cover, caps, spacing, ridge } = ROOF_FIGURES.limits;
  const rows = Array.from(
    { length: ROOF_FIGURES.maxPlanes },
    (_, at) => `eaves${at + 1}=${length.most}&slope${at + 1}=${length.most}`,
  ).join('&');
  const options = `pieces=${pieces.most}&waste=${waste.most}&gauge=${gauge.least}&caps=${caps.most}&spacing=${spacing.least}`;
  const edges = ['ridge', 'hip', 'valley', 'verge'].map((kind) => `${kind}=${ridge.most}`).join('&');
  for (const more of ['', `&cover=${cover.least}`]) {
    const lines = enquiryLines(report(`shape=planes&${rows}&${options}&${edges}${more}`));
    expect(readLines(lines)).toEqual(lines);
  }
  expect(enquiryLines(report('length=200&width=100&pitch=25&pieces=60'))[0]!.quantity).toBe(1_429_978);
});

test('what is not in the list is said', () => {
  expect(notCounted(hip.made.roof)).toEqual(['fixings', 'vents', 'chimney', 'gutter']);
  expect(notCounted(planes.made.roof).slice(0, 5)).toEqual(['eaves', 'ridge', 'hip', 'valley', 'verge']);
  // Hips that meet in one point leave no ridge to end.
  for (const search of [
    'shape=pyramid&length=8&width=8&pitch=30',
    'shape=hip&length=8&width=8&pitch=30',
    'shape=hip&length=8&width=8&pitch=45&ends=63.434948822922&far=33.690067525979',
  ])
    expect(report(search).made.notCounted).toEqual(['apex', 'fixings', 'vents', 'chimney', 'gutter']);
  expect(report('shape=hip&length=8.1&width=8&pitch=30').made.notCounted).not.toContain('apex');
  for (const { made } of ALL)
    for (const id of made.notCounted) expect(roofResultWords.en.notCounted[id]).toBeTruthy();
});

test('a pitch is judged by the manufacturer’s figure alone', () => {
  const least = { mark: 'published', value: 22.5, source: 'A manufacturer' } as const;
  expect(pitchAdvice(22.5, least)).toBe('enough');
  expect(pitchAdvice(22, least)).toBe('below');
  expect(pitchAdvice(5, { mark: 'unknown' })).toBe('ask');
  expect(pitchAdvice(planes.made.geometry.minPitch, least)).toBe('ask');
});

test('the drawing is to scale, within its sheet, and names every edge', () => {
  const random = randomly(21);
  for (const geometry of Array.from({ length: 40 }, () => measure(randomRoof(random)))) {
    const { width, height, edges, planes: drawn, scale } = drawRoof(geometry)!;
    const perMetre = scale.length / scale.metres;
    const wrong = edges.filter(({ number, from, to, at }) => {
      const [a, b] = geometry.edges[number - 1]!.ends!;
      const off = Math.hypot(to.x - from.x, to.y - from.y) - Math.hypot(b.x - a.x, b.y - a.y) * perMetre;
      const isOn = [from, to, at].every(
        ({ x, y }) => x >= 20 && x <= width - 20 && y >= 20 && y <= height - 20,
      );
      // Places are rounded to tenths.
      return Math.abs(off) > 0.3 || !isOn;
    });
    expect(wrong).toEqual([]);
    expect(drawn.every(({ fall }) => Math.abs(Math.hypot(fall.x, fall.y) - 1) < 1e-6)).toBe(true);
  }
  expect(hip.made.geometry.edges.map((edge) => edgeName(localised, edge))).toEqual([
    'Edge 1: eaves, 12\u00a0m',
    'Edge 2: eaves, 8\u00a0m',
    'Edge 3: eaves, 12\u00a0m',
    'Edge 4: eaves, 8\u00a0m',
    'Edge 5: ridge, 6.67\u00a0m',
    'Edge 6: hip, 5.16\u00a0m',
    'Edge 7: hip, 5.16\u00a0m',
    'Edge 8: hip, 5.16\u00a0m',
    'Edge 9: hip, 5.16\u00a0m',
  ]);
  expect(edgeName(localised, unknown.made.geometry.edges[2]!)).toBe('Edge 3: verge, left, 3.66\u00a0m');
  expect(drawRoof(planes.made.geometry)).toBeNull();
});

test('water runs away from the ridge, and a name stands on its slope', () => {
  const { planes: drawn, edges } = drawRoof(unknown.made.geometry)!;
  const ridge = edges.find(({ kind }) => kind === 'ridge')!;
  const [front, back] = drawn;
  expect(front!.fall.y).toBeCloseTo(1);
  expect(back!.fall.y).toBeCloseTo(-1);
  expect(front!.at.y).toBeGreaterThan(ridge.at.y);
  expect(back!.at.y).toBeLessThan(ridge.at.y);
});
