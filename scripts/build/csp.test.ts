import { createHash } from 'node:crypto';
import { cutPolicy, hasPolicy, inlineScriptHashes, withPolicy } from './csp';

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

test('a page read as bytes gets the hashes that a browser finds, whatever letters its scripts hold', () => {
  const html = page('<title>قرميد × 2</title>', '<script>say("قرميد × 2")</script>');
  const asBytes = Buffer.from(html).toString('latin1');
  const written = Buffer.from(withPolicy(asBytes, 'latin1')!, 'latin1').toString();
  expect(written).toBe(withPolicy(html));
  expect(written).toContain(hash('say("قرميد × 2")'));
});

test('the policy is cut out of the bytes of a page, and what it named is told', () => {
  const html = page('<title>قرميد</title>', '<script>a()</script><script>b()</script>');
  const cut = cutPolicy(Buffer.from(withPolicy(html)!));
  expect(cut?.bare.toString()).toBe(html);
  expect(cut?.scripts).toEqual([hash('a()'), hash('b()')]);
  const bare = page('', '');
  expect(cutPolicy(Buffer.from(withPolicy(bare)!))).toEqual({ bare: Buffer.from(bare), scripts: [] });
});

test('a page that was given no policy is told from one that names no script', () => {
  expect(cutPolicy(Buffer.from(page('', '<script>a()</script>')))).toBeNull();
});
