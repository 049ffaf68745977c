import { expect, test } from '../../helpers/browser/test';
import { company } from '../../../content/company';
import { DIR, LANGS, OWN_NAME, type Lang } from '../../../content/lang';
import { localPath, withoutLang } from '../../../content/local-path';
import { canonicalKey, isIndexable, path, ROUTE_KEYS, type RouteKey } from '../../../content/routes';
import { htmlFaults } from '../../helpers/browser/html-faults';
import { ONE_OF_EACH_TEMPLATE } from '../../helpers/browser/templates';
import { LATIN_CODES, LATIN_WORDS } from '../../helpers/data/latin-words';
import { LATIN_NAMES, longestFirst } from '../../helpers/source/latin-names';
import { withoutLanguages } from '../../helpers/source/leaving';
import { englishIn, seenIn } from '../../helpers/source/second-language';
import { ask } from '../http-server/ask';

/** Pages that are sent to whoever is not signed in. */
const KEYS = ROUTE_KEYS.filter((key) => !['roofSimulator', 'hotWater'].includes(key));

interface Sent {
  key: RouteKey;
  html: string;
  language: unknown;
}

async function fetchAll(site: string, lang: Lang): Promise<Sent[]> {
  const all: Sent[] = [];
  for (const key of KEYS) {
    const { status, body, headers } = await ask(site, path(key, lang));
    expect([path(key, lang), status]).toEqual([path(key, lang), 200]);
    all.push({ key, html: body.toString(), language: headers['content-language'] });
  }
  return all;
}

const fetched = new Map<Lang, Promise<Sent[]>>();
const pagesIn = (lang: Lang, site: string): Promise<Sent[]> => {
  const known = fetched.get(lang) ?? fetchAll(site, lang);
  fetched.set(lang, known);
  return known;
};

/** Everything that is read of a page: what is seen and spoken, its title, and what search engines are told. */
function readOf(html: string): string {
  const head = /<head>([^]*?)<\/head>/.exec(html)?.[1] ?? '';
  const told = [...head.matchAll(/<title>([^<]*)|name="(?:description|keywords)" content="([^"]*)"/g)];
  return [seenIn(withoutLanguages(html)), ...told.map(([, title, said]) => title ?? said)].join('\n');
}

const NAMES = longestFirst([company.legalName, ...LATIN_NAMES, ...LATIN_WORDS]);

for (const lang of LANGS) {
  test(`every page says that it is in its language, and where it is in the others: ${lang}`, async ({
    baseURL,
  }) => {
    for (const { key, html, language } of await pagesIn(lang, baseURL!)) {
      const at = path(key, lang);
      expect([at, html.includes(`<html lang="${lang}" dir="${DIR[lang]}"`)]).toEqual([at, true]);
      expect([at, language]).toEqual([at, lang]);
      const pairs = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
        ([, of, href]) => [of, new URL(href!).pathname],
      );
      const kept = canonicalKey(key);
      const twins = [...LANGS.map((one) => [one, path(kept, one)]), ['x-default', path(kept, LANGS[0])]];
      if (pairs.length > 0 || isIndexable(key)) expect([at, pairs]).toEqual([at, twins]);
      const others = LANGS.filter((one) => one !== lang);
      for (const other of others)
        expect([at, html.includes(`href="${path(key, other)}" lang="${other}" hrefLang="${other}"`)]).toEqual(
          [at, true],
        );
    }
  });
}

for (const [which, keys, tag] of [
  ['a page of every other template', ONE_OF_EACH_TEMPLATE.filter((_, at) => at % 2 === 1), '@quick'],
  ['every page', ROUTE_KEYS, '@slow'],
] as const)
  test(`Arabic pages are valid HTML: ${which}`, { tag }, async ({ baseURL }) => {
    for (const { key, html } of await pagesIn('ar', baseURL!))
      if (keys.includes(key)) expect([key, await htmlFaults(html)]).toEqual([key, []]);
  });

test('nothing is left in English on Arabic pages but names, codes and units', async ({ baseURL }) => {
  const left = (await pagesIn('ar', baseURL!)).flatMap(({ key, html }) =>
    englishIn(readOf(html).replace(LATIN_CODES, ' '), NAMES).map((word) => `${key}: ${word}`),
  );
  expect(left).toEqual([]);
});

/**
 * A size or a range that is not kept in its order, an "and" that may end its line before a name, a stop of Latin before
 * an Arabic word.
 */
const TURNED =
  /(?<!\u2066[^\u2069]{0,30})\d\u00a0?[×–]\u00a0?\d|(?<= )و [A-Z0-9]|[,;?](?=\s*[\u0621-\u064a])/gu;

test('sizes and ranges on Arabic pages keep their order, and a waw its name', async ({ baseURL }) => {
  const left = (await pagesIn('ar', baseURL!)).flatMap(({ key, html }) =>
    [...seenIn(withoutLanguages(html)).matchAll(TURNED)].map(({ index, input }) => [
      key,
      input.slice(Math.max(0, index - 20), index + 20),
    ]),
  );
  expect(left).toEqual([]);
});

test('nothing is in Arabic on English pages but the link to those that are', async ({ baseURL }) => {
  const found = (await pagesIn('en', baseURL!)).flatMap(({ key, html }) =>
    (html.replaceAll(OWN_NAME.ar, '').match(/[\u0600-\u06ff]+/g) ?? []).map((word) => `${key}: ${word}`),
  );
  expect(found).toEqual([]);
});

test('what is not there is answered in the language of its address, and leads home in the other', async ({
  baseURL,
}) => {
  const nowhere = [
    ...LANGS.map((lang) => [lang, localPath('/no-such-page/at/all', lang) as string] as const),
    ['en', '/404'] as const,
  ];
  for (const [lang, missing] of nowhere) {
    const { status, body } = await ask(baseURL!, missing);
    expect([missing, status]).toEqual([missing, 404]);
    const html = body.toString();
    expect(html).toContain(`<html lang="${lang}" dir="${DIR[lang]}"`);
    for (const other of LANGS.filter((one) => one !== lang))
      expect(html).toContain(`href="${path('home', other)}" lang="${other}"`);
  }
});

test('the sitemap pairs every page with itself in the other language', async ({ baseURL }) => {
  const xml = (await ask(baseURL!, '/sitemap.xml')).body.toString();
  for (const [entry] of xml.matchAll(/<url>.*?<\/url>/gs)) {
    const at = new URL(/<loc>([^<]+)/.exec(entry)![1]!).pathname;
    const address = withoutLang(at) as `/${string}`;
    const pairs = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, of, href]) => [
      of,
      new URL(href!).pathname,
    ]);
    expect([at, pairs]).toEqual([
      at,
      [...LANGS.map((one) => [one, localPath(address, one)]), ['x-default', localPath(address, LANGS[0])]],
    ]);
  }
});
