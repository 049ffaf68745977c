import { createHash } from 'node:crypto';
import { hasPolicy, inlineScriptHashes, withPolicy } from './csp';

const hash = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

test('hashes the scripts that run from the page itself, each once', () => {
  const html = page('<script>a()</script>', '<script>a()</script><script type="module">b()</script>');
  expect(inlineScriptHashes(html)).toEqual([hash('a()'), hash('b()')]);
});

test('leaves files and data alone', () => {
  const html = page('<script src="/x.js" async></script><script type="application/ld+json">{}</script>');
  expect(inlineScriptHashes(html)).toEqual([]);
});

test('puts the policy first into the head', () => {
  const out = withPolicy(page('<meta charSet="utf-8"/>', '<script>a()</script>'));
  const policy = `script-src 'self' ${hash('a()')}`;
  expect(out).toContain(
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/><meta charSet="utf-8"/>`,
  );
  expect(hasPolicy(out!)).toBe(true);
});

test('a second run changes nothing', () => {
  const once = withPolicy(page('', '<script>a()</script>'))!;
  expect(withPolicy(once)).toBe(once);
});

test('a page without a head is refused', () => {
  expect(withPolicy('<p>no page</p>')).toBeNull();
});
