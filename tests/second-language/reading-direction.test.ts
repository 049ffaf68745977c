import { filesBelow, matches, sources, textOf } from '../helpers/source/tree';

/*
 * Whatever depends on the way a page is read is said by start and end. Left and right remain where a picture or a
 * device has them whichever way one reads; each such place is named here.
 */

/** Classes of Tailwind that name a side. */
const CLASS =
  /(?<![\w-])-?(?:(?:m[lr]|p[lr]|left|right|inset-[lr]|border-[lr]|rounded-(?:[lr]|[tb][lr])|scroll-[mp][lr])-[\w[(.%/]|(?:text|float|clear|bg|object)-(?:left|right)(?![\w-])|(?:border|rounded)-[lr](?![\w-]))/;
/** Declarations of a style sheet that do. */
const DECLARATION =
  /(?:^|[;{\s])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|(?:left|right)\s*:(?!\s*['"a-z]*;?\s*$)|(?:text-align|float|clear)\s*:\s*(?:left|right))/;
/** A class that moves or turns something sideways and says nothing of the other direction. */
const MOVED = /(?<![\w-])-?translate-x-(?!0)[\w[(]/;

const styled = sources().filter((file) => /^(app|components)\/.*\.tsx?$/.test(file));
const sheets = ['app', 'scripts/documents'].flatMap(filesBelow).filter((file) => file.endsWith('.css'));

test('no class and no style sheet names a side', () => {
  expect(styled.length).toBeGreaterThan(300);
  expect(matches(styled, CLASS)).toEqual([]);
  expect(matches(sheets, DECLARATION)).toEqual([]);
});

test('what moves sideways moves the other way in the other direction', () => {
  const moved = styled.filter((file) => MOVED.test(textOf(file)));
  expect(moved.filter((file) => !/rtl:[^\s'"`]*translate-x-/.test(textOf(file)))).toEqual([]);
});

test.each([
  'ml-4',
  '-mr-2',
  'md:pl-6',
  'hover:left-0',
  'text-left',
  'rounded-tl-lg',
  'border-r',
  'border-l-2',
])('a class that names a side is seen: %s', (name) =>
  expect(`className="${name}"`.match(CLASS)).not.toBeNull(),
);

test.each(['ms-4', 'pe-2', 'start-0', 'text-start', 'border-e', 'rounded-ss', 'max-lg:pb-2', 'from-left'])(
  'a class that names none is not: %s',
  (name) => expect(`className="${name}"`.match(CLASS)).toBeNull(),
);
