import type { Locator } from '@playwright/test';
import { expect, returning as test } from '../../helpers/browser/test';
import { LANGS, type Lang } from '../../../content/lang';
import { ACCOUNT_KEYS, path, type RouteKey } from '../../../content/routes';
import { setLetters, TWICE } from '../../helpers/browser/letters';
import { ONE_OF_EACH_TEMPLATE } from '../../helpers/browser/templates';

/** Short screens, which say what to do and hold a form for it; the picture beside it is for wide screens. */
const FORMS: readonly RouteKey[] = ACCOUNT_KEYS;

/** The narrowest telephone. */
const NARROW = { width: 320, height: 800 };

const wordsOf = async (part: Locator) => (await part.innerText()).split(/\s+/).length;

test.use({ javaScriptEnabled: false, isMobile: true, viewport: NARROW });

/** Words of a form's screen, below which it says too little: Arabic writes its articles and prepositions in one with the word. */
const SHORTEST = { en: 12, ar: 11 } as const satisfies Record<Lang, number>;

const WAYS = { en: 'Contact Us', ar: 'تواصل معنا' } as const satisfies Record<Lang, string>;

/** Every third template in each run, and one whose gallery has an odd number of pictures: all are made of the same parts. */
const SOME = ONE_OF_EACH_TEMPLATE.filter((key, at) => at % 3 === 0 || key === 'cmgNatural');

for (const [lang, which, keys, tag] of [
  ['en', 'a page of every third template', SOME, '@quick'],
  ...LANGS.map((lang) => [lang, 'a page of each template', ONE_OF_EACH_TEMPLATE, '@slow'] as const),
] as const)
  // Of every page the words are counted in routes.spec.ts.
  test(
    `without JavaScript, with letters of twice the size, ${which} can be read and used: ${lang}`,
    { tag },
    async ({ page }) => {
      await setLetters(page, TWICE);
      for (const key of keys) {
        const at = path(key, lang);
        const isForm = FORMS.includes(key);
        await test.step(at, async () => {
          await page.goto(at);
          const main = page.getByRole('main');
          expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(NARROW.width);
          await expect.soft(page.getByRole('heading', { level: 1 }), at).toBeVisible();
          expect.soft(await wordsOf(main), at).toBeGreaterThan(isForm ? SHORTEST[lang] : 40);
          const ways = page.getByRole('link', { name: WAYS[lang], exact: true });
          expect.soft(await ways.count(), at).toBeGreaterThan(0);
          // A page of rules is read, not looked at: docs/decisions/365-pages-of-rules-have-no-picture.md.
          if (key === 'privacy') expect.soft(await main.locator('img').count(), at).toBe(0);
          else if (!isForm) await expect.soft(main.locator('img:visible').first(), at).toBeVisible();
          else if (key !== 'profile')
            await expect.soft(main.locator('form [type=submit]').first(), at).toBeVisible();
        });
      }
    },
  );
