import { globSync, readFileSync } from 'node:fs';

/** Figures of a manufacturer that are never said without saying whose they are (docs/claims.md). */
const CLAIMS = [/\b97%/, /\b760\b.*(?:kWh|كيلوواط)/, /[−-]60\b.*180/];
const MARKED = /manufacturer|المصن/;
/** A line of words, not of a comment. */
const isProse = (line: string) => /['`‘“]/.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line);

/** Of the company it is known where it was founded and since when it trades, not when it was founded. */
const FOUNDED_WHEN =
  /founded in [^.:;,]*,[^.:;]*\bin \$\{since|\bfounded (?:in )?(?:\$\{since|March)|تأسست[^،.:]* في \$\{(?:month|since|started)/;

test('no sentence says when the company was founded', () => {
  const files = globSync('content/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  expect(files.filter((file) => FOUNDED_WHEN.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  'company founded in ${foundedIn}, UAE, in ${since.month} ${since.year}',
  'شركة لمواد البناء تأسست في ${foundedIn} بدولة الإمارات في ${month} ${since.year}',
])('it would be seen: %s', (text) => expect(text).toMatch(FOUNDED_WHEN));

test('a figure of a manufacturer is marked in the sentence that tells it, in every language', () => {
  const files = globSync('content/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => isProse(line) && CLAIMS.some((claim) => claim.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => !MARKED.test(line))).toEqual([]);
});
