import { filesBelow, matches, sources, textOf } from './helpers/source/tree';

/* What holds for styles everywhere: rules that the linter does not know. */

const sheets = (): string[] => filesBelow('app').filter((file) => file.endsWith('.css'));

test('what a finger moves sideways two fingers still enlarge', () => {
  const alone = /touch-pan-[xy](?![^"'`]*touch-pinch-zoom)|touch-action: pan-[xy](?![^;]*pinch-zoom)/;
  for (const text of ['className="flex touch-pan-y"', 'touch-action: pan-y;']) expect(text).toMatch(alone);
  expect('className="flex touch-pan-y touch-pinch-zoom"').not.toMatch(alone);
  expect(matches([...sources(), ...sheets()], alone)).toEqual([]);
});

test('what changes at html is no property that the whole page takes over, and what lies under the bar knows its height', () => {
  const restyles = /html\[[^\]]*\]\s*\{[^{}]*--[\w-]+:/;
  expect('html[data-scrolled] {\n  --bar: var(--hd-small);\n}').toMatch(restyles);
  expect('html[data-scrolled] & {\n  --bar: var(--hd-small);\n}').not.toMatch(restyles);
  expect(sheets().length).toBeGreaterThan(10);
  expect(sheets().filter((file) => restyles.test(textOf(file)))).toEqual([]);
  const blind = /(?<!under-bar )\btop-\(--bar\)/;
  expect('className="sticky top-(--bar)"').toMatch(blind);
  expect('className="sticky under-bar top-(--bar)"').not.toMatch(blind);
  expect(matches(sources(), blind)).toEqual([]);
});

test('what is told has its place before it is told: an empty one is kept from the eye alone', () => {
  const gone = /<\w+(?=[^<>]*(?:role="(?:status|alert|log)"|aria-live="))[^<>]*\bempty:hidden/;
  for (const tag of [
    '<p role="status" className="empty:hidden">',
    '<p className="empty:hidden" aria-live="polite">',
  ])
    expect(tag).toMatch(gone);
  expect('<p role="status" className="empty:sr-only">').not.toMatch(gone);
  const files = sources().filter((file) => !file.includes('.test.'));
  expect(matches(files, gone)).toEqual([]);
});

test('what is kept from the eye on narrow screens shows itself while it has the focus', () => {
  const blind = /<(?:div|nav|section|ul|ol)\b[^<>]*\bmax-\w+:sr-only/;
  expect('<div className="flex max-lg:sr-only">').toMatch(blind);
  expect('<div className="flex max-lg:not-focus-within:sr-only">').not.toMatch(blind);
  expect(matches(sources(), blind).filter((one) => !one.includes('.test.'))).toEqual([]);
});

test('a sheet of styles has one purpose', () => {
  const long = sheets().filter((file) => textOf(file).split('\n').length > 250);
  expect(long).toEqual([]);
});
