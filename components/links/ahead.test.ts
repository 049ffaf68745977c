/** @jest-environment jsdom */
type Seen = (entries: { target: Element; isIntersecting: boolean }[]) => void;

let [see, watched]: [Seen, Set<Element>] = [() => undefined, new Set()];

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  watched = new Set();
  document.body.innerHTML = `
    <script type="speculationrules" data-ahead="/a /b /c /d"></script>
    <main>
      <a data-routed href="/a"></a><a data-routed href="/b"></a><a data-routed href="/a"></a>
      <a data-routed href="/login"></a><a href="/d"></a>
      <nav><a data-routed href="/c"></a></nav>
    </main>
    <footer><a data-routed href="/c"></a></footer>`;
  Element.prototype.checkVisibility = () => true;
  window.IntersectionObserver = class {
    constructor(seen: Seen) {
      see = (entries) => seen(entries.filter(({ target }) => watched.has(target)));
    }
    observe = (link: Element) => void watched.add(link);
    disconnect = () => watched.clear();
  } as never;
});

afterEach(() => jest.useRealTimers());

/** The links of the page, whose pages are noted when they are fetched. */
async function page({ connection }: { connection?: object } = {}) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const { fetchAhead } = await import('./ahead');
  const fetched: string[] = [];
  const end = fetchAhead((href) => void fetched.push(href));
  const show = (isIntersecting: boolean, ms: number) => {
    see([...document.querySelectorAll('a')].map((target) => ({ target, isIntersecting })));
    jest.advanceTimersByTime(ms);
  };
  return { fetched, show, end };
}

const move = () => window.dispatchEvent(new Event('pointermove'));

test('fetches public pages whose link stays in view, each once', async () => {
  const { fetched, show } = await page();
  move();
  show(true, 1000);
  expect(fetched).toEqual(['/a', '/b']);
  show(true, 1000);
  expect(fetched).toEqual(['/a', '/b']);
});

test('fetches nothing before anything is done on the page', async () => {
  const { fetched, show } = await page();
  show(true, 1000);
  expect(fetched).toEqual([]);
});

test.each([
  { was: 'scrolled', of: window, name: 'scrollY', value: 8 },
  { was: 'touched', of: navigator, name: 'userActivation', value: { hasBeenActive: true } },
])('begins at once on a page that was $was before its scripts ran', async ({ of, name, value }) => {
  Object.defineProperty(of, name, { value, configurable: true });
  const { fetched, show } = await page();
  show(true, 1000);
  expect(fetched).toEqual(['/a', '/b']);
  Reflect.deleteProperty(of, name);
});

test('fetches the pages of links that come later, as those of a dialog', async () => {
  const { fetched, show } = await page();
  move();
  show(true, 1000);
  document.body.insertAdjacentHTML('beforeend', '<dialog open><a data-routed href="/c"></a></dialog>');
  await jest.advanceTimersByTimeAsync(0);
  show(true, 1000);
  expect(fetched).toEqual(['/a', '/b', '/c']);
});

test('fetches nothing for what is passed by, hidden or gone', async () => {
  const { fetched, show, end } = await page();
  move();
  show(true, 100);
  show(false, 1000);
  expect(fetched).toEqual([]);
  Element.prototype.checkVisibility = () => false;
  show(true, 1000);
  expect(fetched).toEqual([]);
  Element.prototype.checkVisibility = () => true;
  end();
  show(true, 1000);
  expect(fetched).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'fetches nothing where data is dear: %j',
  async (connection) => {
    const { fetched, show } = await page({ connection });
    move();
    show(true, 1000);
    expect(fetched).toEqual([]);
  },
);

test('fetches four pages at most for each page that is read', async () => {
  const many = Array.from({ length: 14 }, (_, at) => `/p${at}`);
  const links = many.map((href) => `<a data-routed href="${href}"></a>`).join('');
  document.body.innerHTML = `<script data-ahead="${many.join(' ')}"></script><main>${links}</main>`;
  const { fetched, show } = await page();
  move();
  show(true, 1000);
  expect(fetched).toHaveLength(4);
});

test('fetches the pages of the menu beyond those four, each once', async () => {
  const many = Array.from({ length: 5 }, (_, at) => `/p${at}`);
  const links = many.map((href) => `<a data-routed href="${href}"></a>`).join('');
  const menu = '<header><nav><a data-routed href="/menu"></a></nav></header>';
  document.body.innerHTML = `<script data-ahead="${many.join(' ')} /menu"></script><main>${links}</main>${menu}`;
  const { fetched, show } = await page();
  move();
  show(true, 1000);
  show(true, 1000);
  expect(fetched).toEqual(['/p0', '/p1', '/p2', '/p3', '/menu']);
});
