import { globSync, readFileSync } from 'node:fs';

/** Figures of a manufacturer that are never said without saying whose they are (docs/claims.md). */
const CLAIMS = [/\b97%/, /\b760\b.*(?:kWh|كيلوواط)/, /[−-]60\b.*180/];
const MARKED = /manufacturer|المصن/;
/** A line of words, not of a comment. */
const isProse = (line: string) => /['`‘“]/.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line);

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
