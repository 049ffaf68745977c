import { existsSync } from 'node:fs';
import { filesUsed } from './files-used';

test('every program that makes a page counts: imported, read beside another, or run', () => {
  expect(filesUsed('scripts/build/build.ts')).toEqual(
    expect.arrayContaining([
      'scripts/build/build.ts',
      'scripts/page-boot/compile-hints.ts',
      'scripts/build/csp.ts',
      'scripts/documents/documents.tsx',
      'scripts/install/generate-client.mjs',
      'scripts/page-boot/late-scripts.ts',
      'scripts/build/next-sitemap.config.mjs',
      'scripts/page-boot/script-loader.js',
    ]),
  );
});

test('what only serves does not ask for a new build', () => {
  const used = filesUsed('scripts/build/build.ts');
  for (const name of ['launch/start', 'database/embedded-db', 'shared/lifetime', 'database/prepare-db']) {
    expect(existsSync(`scripts/${name}.ts`)).toBe(true);
    expect(used).not.toContain(`scripts/${name}.ts`);
  }
});
