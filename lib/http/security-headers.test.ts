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
  expect(line(text, 'connect-src')).toBe("connect-src 'self'");
});
