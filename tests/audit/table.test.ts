import { auditPage, type Row } from './table';

const row: Row = {
  path: '/news',
  day: '2026-05-01',
  title: 44,
  description: 130,
  card: 102_400,
  html: 20_480,
  w3c: null,
  scripts: 150_000,
  axe: [],
  opened: 3,
  overflow: 0,
  said: [],
};

test('a line for each page, with what was not asked called so', () => {
  const page = auditPage([row, { ...row, path: '/cart', w3c: 0 }], { all: 9, empty: 100_000 });
  expect(page).toContain('2 of 9 pages');
  expect(page).toContain(
    '| /news | 2026-05-01 | 44 | 130 | 100.0 | 20.0 | 146.5 (1.50 ×) | 0 | 3 | not asked | 0 | 0 |',
  );
  expect(page).toMatch(/\| \/cart \|.*\| 0 \| 0 \| 0 \|/);
  expect(page).toMatch(/## Faults\n\nNone\.\n$/);
});

test('what is wrong is said below the table', () => {
  const page = auditPage([{ ...row, axe: ['label: <input>'], said: ['Oh'] }], { all: 9, empty: 100_000 });
  expect(page).toMatch(/## Faults\n\n- \/news: label: <input>\n- \/news: Oh\n$/);
});

test('a figure out of its bounds is a fault', () => {
  const wrong = { ...row, title: 61, description: 100, card: 400_000, html: 31_000, w3c: 2, overflow: 4 };
  const page = auditPage([wrong], { all: 9, empty: 100_000 });
  expect(page.split('## Faults')[1]!.match(/- \/news: /g)).toHaveLength(6);
  expect(page).toContain('- /news: 30.3 KB of HTML\n');
});
