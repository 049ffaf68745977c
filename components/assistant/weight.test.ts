import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** What every page has already. */
const ON_EVERY_PAGE = ['react', 'react/jsx-runtime', 'lucide-react'];
const FIRST_OPENED = ['./assistant-panel'];

test('the button of the assistant costs less than 2 KB until it is pressed', async () => {
  const { outputFiles } = await build({
    entryPoints: ['components/assistant/assistant.tsx'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    external: [...ON_EVERY_PAGE, ...FIRST_OPENED],
  });
  const { contents, text } = outputFiles[0]!;
  expect(text).toContain('aria-expanded');
  expect(gzipSync(contents).length).toBeLessThan(2048);
});
