import { figureSaid, MODEL_SHEETS, notesOf, sheetWords, SYSTEM_SHEETS } from './sheets';

const rowsOf = (sheet: (typeof SYSTEM_SHEETS)[number] | (typeof MODEL_SHEETS)[number]) =>
  sheet.figures.map(({ value, unit = '' }) => `${value} ${unit}`.trim());

test.each([
  ['model120', ['120 L', '10 bar', '4.0 L', '48 kg', '520 × 1290 mm', '2.5 mm', '50 mm']],
  ['model150', ['150 L', '10 bar', '4.6 L', '57 kg', '520 × 1290 mm', '2.5 mm', '50 mm']],
  ['model200', ['200 L', '10 bar', '4.9 L', '65 kg', '580 × 1290 mm', '2.5 mm', '50 mm']],
  ['model300', ['300 L', '10 bar', '5.8 L', '90 kg', '520 × 1690 mm', '2.5 mm', '50 mm']],
])('%s has the stated rows, with units', (id, rows) => {
  expect(rowsOf(MODEL_SHEETS.find((sheet) => sheet.id === id)!)).toEqual(rows);
});

test.each([
  ['system200', '200/25', ['500 L', '2', '5 m²', '6 kW']],
  ['system300', '300/3', ['300 L', '2', '3 m²', '4 kW']],
  ['system500', '500/5', ['500 L', '2', '5 m²', '6 kW']],
  ['system750', '750/8', ['750 L', '4', '8 m²', '6 kW']],
  ['system1000', '1000/10', ['1000 L', '4', '10 m²', '9 kW']],
])('%s keeps its stated rows', (id, label, rows) => {
  const sheet = SYSTEM_SHEETS.find((one) => one.id === id)!;
  expect([sheet.label, rowsOf(sheet)]).toEqual([label, rows]);
});

test('models and systems stand in the stated order', () => {
  expect(MODEL_SHEETS.map(({ model }) => model)).toEqual([120, 150, 200, 300]);
  expect(SYSTEM_SHEETS.map(({ id }) => id)).toEqual([
    'system200',
    'system300',
    'system500',
    'system750',
    'system1000',
  ]);
});

test('one line stands below each table, and a note of its own where figures contradict a name or say too little', () => {
  const notes = [...MODEL_SHEETS, ...SYSTEM_SHEETS].map(({ id, figures }) => [id, notesOf(figures)] as const);
  expect(notes.filter(([, of]) => of.length > 0)).toEqual([
    ['model120', ['volume']],
    ['model300', ['volume']],
    ['system200', ['label', 'power']],
    ...SYSTEM_SHEETS.slice(1).map(({ id }) => [id, ['power']]),
  ]);
  expect(sheetWords.en.source).toBe('Figures as supplied by the manufacturer; confirm before ordering.');
});

test('all rows of system 200/25 carry its note', () => {
  const [first] = SYSTEM_SHEETS;
  expect(first!.figures.every(({ notes }) => notes.includes('label'))).toBe(true);
  expect(sheetWords.en.notes.label).toMatch(/System 500\/5.*200 L and 2\.5 m².*confirm/);
});

test('every row has a name', () => {
  const names: Readonly<Record<string, string>> = sheetWords.en.rows;
  const figures = [...MODEL_SHEETS, ...SYSTEM_SHEETS].flatMap((sheet) => sheet.figures);
  expect(figures.filter(({ id }) => !names[id])).toEqual([]);
});

test('an Arabic size keeps its order, and may break before a number', () => {
  const sizes = MODEL_SHEETS.flatMap(({ figures }) => figures).filter(({ value }) => value.includes('×'));
  expect(sizes.map((size) => figureSaid(size, 'ar'))).toContain('\u2066520 × 1290\u2069');
});
