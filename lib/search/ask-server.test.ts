import { LANGS } from '@/content/lang';
import { buildIndex } from './build-index';
import { searchEntries } from './entries';
import { loadSearch } from './load-search';
import { offersFor } from './offers';
import { createSearch } from './search';
import { answerSearch, sentIndex } from './sent-index';
import { siteIndex } from './site-index';
import { searchSite } from './site-search';

const file = siteIndex('en');

/** The index of a range of so many things, whose words all differ. */
function indexOf(count: number) {
  const real = searchEntries('en');
  const entries = Array.from({ length: count }, (_, at) => {
    const of = real[at % real.length]!;
    return { ...of, id: `${of.id}-${at}`, title: `${of.title} ${(at * 7919).toString(36)}` };
  });
  return buildIndex(entries, file);
}

const ask = (query: string) =>
  answerSearch(
    new Request(`https://here.example/search-results.json?${new URLSearchParams({ q: query })}`),
    'en',
  );

// Above the bound what is typed goes to the server: then the page about privacy (content/pages/company/privacy.ts) has
// to stop saying that suggestions answer on the device.
test.each(LANGS)(
  'the index of today is sent whole (%s), so that what is typed stays on the device',
  (lang) => {
    const today = siteIndex(lang);
    expect(sentIndex(today, lang)).toBe(today);
  },
);

test('the index of a range many times as large is not sent, and says whom to ask', () => {
  expect(sentIndex(indexOf(6_000), 'ar')).toEqual({ ask: '/ar/search-results.json' });
});

test.each(['blue tiles from Italy', 'hollow block', 'how long is the delivery', 'marsiliese', 'zzzz', ''])(
  'the server answers “%s” as the browser would',
  async (query) => {
    const { hits, ...found } = await searchSite(query, 'en');
    expect(await (await ask(query)).json()).toEqual(
      JSON.parse(JSON.stringify({ hits: hits.slice(0, 24), ...found })),
    );
  },
);

test('a search in the browser asks the server once it is told to: each query once, after a pause, and says when it knows', async () => {
  jest.useFakeTimers();
  const many = createSearch(indexOf(6_000));
  const asked: string[] = [];
  let isDown = false;
  globalThis.fetch = async (address) => {
    if (address === '/search-index.json') return Response.json({ ask: '/search-results.json' });
    asked.push(new URL(String(address), 'https://here.example').searchParams.get('q')!);
    return isDown ? new Response('', { status: 503 }) : Response.json(many(asked.at(-1)!));
  };
  const search = await loadSearch('en');
  const told = jest.fn();
  search.follow!(told);
  const offer = (typed: string) => offersFor({ typed, search, recent: [], tries: [] });
  const settle = () => jest.advanceTimersByTimeAsync(200);

  isDown = true;
  expect(offer('blue')).toEqual({ groups: [], isWhole: true });
  await settle();
  expect(told).not.toHaveBeenCalled();

  isDown = false;
  for (const typed of ['blu', 'blue', 'blue t', 'blue tiles']) offer(typed);
  await settle();
  expect(asked).toEqual(['blue', 'blue tiles']);
  expect(told).toHaveBeenCalledTimes(1);
  expect(offer('blue tiles').found).toBe(many('blue tiles').hits.length);
  await settle();
  expect(asked).toHaveLength(2);

  // The assistant waits for what it answers with.
  await expect(search.ahead!('hollow block')).resolves.toMatchObject({ isWhole: true });
  expect(search('hollow block')).toBeDefined();
  jest.useRealTimers();
});
