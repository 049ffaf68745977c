import { globSync, readFileSync } from 'node:fs';

test('the calculator of tiles is called by the name that menu and page give it', () => {
  // Examples of what visitors type are their words, not ours.
  const files = globSync('content/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts') && !file.includes('/examples/'),
  );
  const wrong = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
      .filter((line) => /quantity calculator|(?<!roof )\btile calculator/i.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});
