import { companyWords } from '../../../content/company-words';
import { DIR, LANGS } from '../../../content/lang';
import { localPath } from '../../../content/local-path';
import { notFoundWords } from '../../../content/shell/screens';
import { expect, test } from '../../helpers/browser/test';
import { ask } from './ask';

/** Nobody has such a page, a cut one and a made-up one of a shared design, and what no address can be called. */
const UNKNOWN = ['/nothing', '/design/1-3-f4efe4', '/design/nothing', '/%ff'] as const;

for (const lang of LANGS)
  test(
    `what is not there is answered in words, without scripts too: ${lang}`,
    { tag: '@slow' },
    async ({ baseURL }) => {
      const words = notFoundWords[lang];
      for (const address of UNKNOWN) {
        const path = localPath(address, lang);
        const { status, headers, body } = await ask(baseURL!, path);
        const html = body.toString();
        expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store']);
        expect([path, /<html lang="(\w+)" dir="(\w+)"/.exec(html)?.slice(1)]).toEqual([
          path,
          [lang, DIR[lang]],
        ]);
        expect([path, /<title>([^<]*)/.exec(html)?.[1]]).toEqual([
          path,
          `${words.title} | ${companyWords[lang].brand}`,
        ]);
        expect([path, /<h1[^>]*>([^<]*)/.exec(html)?.[1]]).toEqual([path, words.heading]);
        expect([path, html.includes('name="robots" content="noindex')]).toEqual([path, true]);
      }
    },
  );

test(
  'a tag that an unknown address was answered with does not make it unchanged',
  { tag: '@slow' },
  async ({ baseURL }) => {
    for (const path of LANGS.map((lang) => localPath('/nothing', lang))) {
      const { etag = '*' } = (await ask(baseURL!, path)).headers;
      const again = await ask(baseURL!, path, { headers: { 'if-none-match': etag } });
      expect([path, again.status]).toEqual([path, 404]);
    }
  },
);

test(
  'the address of a design in capitals is one hop from the one it has',
  { tag: '@slow' },
  async ({ baseURL }) => {
    for (const lang of LANGS) {
      const { status, headers } = await ask(baseURL!, localPath('/design/1-4-F4EFE4-0', lang));
      const meant = localPath('/design/1-4-f4efe4-0', lang);
      expect([status, headers.location]).toEqual([308, meant]);
      expect((await ask(baseURL!, meant)).status).toBe(200);
    }
  },
);
