import { filesUsed } from './files-used';

test('every program that makes a page counts: imported, read beside another, or run', () => {
  expect(filesUsed('scripts/build.ts')).toEqual(
    expect.arrayContaining([
      'scripts/build.ts',
      'scripts/compile-hints.ts',
      'scripts/csp.ts',
      'scripts/documents/documents.tsx',
      'scripts/generate-client.mjs',
      'scripts/late-scripts.ts',
      'scripts/next-sitemap.config.mjs',
      'scripts/page-starter.js',
    ]),
  );
});

test('what only serves does not ask for a new build', () => {
  const used = filesUsed('scripts/build.ts');
  for (const name of ['start', 'embedded-db', 'folder-lock', 'lifetime', 'prepare-db'])
    expect(used).not.toContain(`scripts/${name}.ts`);
});
