import { withLateScripts } from './late-scripts';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const built = page(
  '<link rel="preload" as="script" fetchPriority="low" href="/main.js"/><script src="/a.js" async=""></script>',
  '<main>text</main><script src="/main.js" id="_R_" async=""></script>',
);

test('names every script of the framework, in order, each once, for later', () => {
  expect(withLateScripts(built)).toContain('<script data-starts="/a.js /main.js">');
  expect(withLateScripts(built)).not.toMatch(/<script[^>]*\ssrc=/);
  expect(withLateScripts(built)).not.toMatch(/<link[^>]*preload/);
});

test('asks for the runtime last, wherever the page names it', () => {
  const early = built.replace('/a.js', '/chunks/turbopack-a.js');
  expect(withLateScripts(early)).toContain('<script data-starts="/main.js /chunks/turbopack-a.js">');
});

test('listens from the head on, before the first style sheet', () => {
  const styled = withLateScripts(
    built.replace('<head>', '<head><meta charSet="utf-8"/><link rel="stylesheet"/>'),
  );
  expect(styled).toMatch(
    /<head><meta charSet="utf-8"\/><script>[^<]*pageRecord[^<]*<\/script><script>[^<]*addEventListener\("click"[^<]*<\/script><script>[^<]*data-opens[^<]*<\/script><link/,
  );
});

test('ends the page with the script that starts them', () => {
  expect(withLateScripts(built)).toMatch(/first-contentful-paint[\s\S]*<\/script><\/body><\/html>$/);
});

test('leaves scripts for old browsers, data and pages without scripts alone', () => {
  const old = page(
    '<script src="/old.js" noModule=""></script><script type="application/ld+json">{}</script>',
  );
  expect(withLateScripts(old)).toBe(old);
});

test('adds ASCII alone, in every language: pages are written byte by byte', () => {
  for (const lang of ['en', 'ar'])
    expect(withLateScripts(built.replace('<html', `<html lang="${lang}"`))).toMatch(/^[\0-\x7f]*$/);
});

test('a second run changes nothing', () => {
  const once = withLateScripts(built);
  expect(withLateScripts(once)).toBe(once);
});

test.each([
  [
    'keeps an early script',
    page('<script async="" src="/a.js"></script><script src="/b.js" async=""></script>'),
  ],
  ['keeps an early script', page('<script src="/a.js" defer=""></script>')],
  [
    'names a script twice',
    page('<script src="/a.js" async=""></script><script src="/a.js" async=""></script>'),
  ],
  [
    'fetches a script ahead',
    page('<link href="/a.js" rel="preload" as="script"/><script src="/a.js" async=""></script>'),
  ],
  ['has no end', '<html><script src="/a.js" async=""></script></html>'],
])('a page that %s ends the build', (what, html) => expect(() => withLateScripts(html)).toThrow(what));
