import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { securityHeaders } from './security-headers';

const policy = (env: Record<string, string>) =>
  securityHeaders(env, [])[0]!.headers.find(({ key }) => key === 'Content-Security-Policy')!.value;
const line = (text: string, name: string) => text.split('; ').find((part) => part.startsWith(`${name} `));

const MEDIA = 'https://media.example';

test('a second origin for media may send pictures and films, and be asked whether a file is there', () => {
  const text = policy({ NEXT_PUBLIC_MEDIA_BASE_URL: MEDIA });
  for (const name of ['img-src', 'media-src', 'connect-src']) expect(line(text, name)).toContain(MEDIA);
  for (const name of ['default-src', 'script-src', 'style-src', 'font-src', 'frame-src'])
    expect(line(text, name)).not.toContain(MEDIA);
});

test('without one the site alone may', () => {
  const text = policy({});
  expect(line(text, 'img-src')).toBe("img-src 'self' data: blob:");
  expect(line(text, 'media-src')).toBe("media-src 'self'");
  // The pictures of a model are read out of its file.
  expect(line(text, 'connect-src')).toBe("connect-src 'self' blob:");
});

test('of styles inside a document only that of the model viewer counts', () => {
  const template = readFileSync('node_modules/@google/model-viewer/lib/template.js', 'utf8');
  const [, style] = /<style>(.*?)<\/style>/s.exec(template)!;
  const hash = createHash('sha256').update(style!).digest('base64');
  expect(line(policy({}), 'style-src')).toBe(`style-src 'self' 'sha256-${hash}'`);
});

test.each(['/img/:path*', '/icon.svg', '/favicon.ico'])('%s is kept for a day', (source) => {
  const rule = securityHeaders({}, []).find((other) => other.source === source);
  expect(rule!.headers[0]!.value).toMatch(/max-age=86400, stale-while-revalidate/);
});
