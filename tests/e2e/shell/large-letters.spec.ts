import { compareAddress } from '../../../content/products/compare-address';
import { path, ROUTE_KEYS, ROUTES } from '../../../content/routes';
import { shell } from '../../../content/shell/shell';
import { brokenWords, LETTERS, lettersSet, setLetters, TWICE } from '../../helpers/browser/letters';
import { expect, returning as test } from '../../helpers/browser/test';

test(
  'at 320 and 390 px the header holds all it has, whatever the size of letters',
  { tag: '@slow' },
  async ({ page }) => {
    for (const letters of LETTERS) {
      await setLetters(page, letters);
      await page.goto(path('news', 'en'));
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        `${letters}px`,
      );
      for (const width of [320, 390])
        await test.step(`${width} px, letters of ${letters} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          const header = page.getByRole('banner');
          const parts = [
            header.getByRole('link', { name: shell.en.home }),
            header.getByRole('link', { name: /Enquiry list/ }),
            header.getByRole('button', { name: shell.en.menu.open }),
          ];
          let end = 0;
          for (const part of parts) {
            const box = (await part.boundingBox())!;
            expect(box.x).toBeGreaterThanOrEqual(end - 1);
            expect(box.height).toBeGreaterThanOrEqual(44);
            end = box.x + box.width;
          }
          expect(end).toBeLessThanOrEqual(width);
          await parts[2]!.click();
          const close = page.getByRole('button', { name: shell.en.menu.close });
          const box = (await close.boundingBox())!;
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          await close.click();
          await expect(close).toBeHidden();
        });
    }
  },
);

const ROOF = 'shape=l&tile=cobert-portugal-lusa&length=14.5&width=9&pitch=25&wingLength=5.5&wingWidth=6';

test(
  'with letters of twice the size no word and no number is broken in two',
  { tag: '@slow' },
  async ({ page }) => {
    await setLetters(page, TWICE);
    await page.setViewportSize({ width: 390, height: 800 });
    // Cards, the footer of each page, pictures with names, a table of numbers.
    for (const at of [
      path('home', 'ar'),
      path('home', 'en'),
      path('portfolio', 'ar'),
      `${path('tileCalculator', 'ar')}?${ROOF}`,
    ]) {
      await page.goto(at);
      expect.soft(await brokenWords(page), at).toEqual([]);
    }
  },
);

test(
  'at 320 px headings and tables of figures keep their words whole, in letters of any size',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const brokenIn = (parts: string) => brokenWords(page, parts);
    await page.goto(path('sigmaForced', 'en'));
    expect.soft(await brokenIn('.data-columns')).toEqual([]);
    await setLetters(page, TWICE);
    for (const key of ['sigmaForced', 'services', 'projects', 'bmiItaly', 'roofTiles'] as const) {
      await page.goto(path(key, 'en'));
      expect.soft(await brokenIn(':is(h1, h2, h3, .data-columns)'), key).toEqual([]);
    }
    for (const at of [
      path('about', 'en'),
      path('about', 'ar'),
      path('components', 'en'),
      path('yamamaBricks', 'en'),
    ]) {
      await page.goto(at);
      expect.soft(await brokenIn('main'), at).toEqual([]);
    }
    await page.goto(path('solarFeatures', 'en'));
    const signs = page.locator('main .square-button').filter({ visible: true });
    await expect(signs).toHaveCount(3);
    for (const sign of await signs.all())
      expect((await sign.boundingBox())!.width).toBeGreaterThanOrEqual(44);
    // Names and what they name, in lists and in tables.
    for (const key of ['bmiSpain', 'sigmaNatural', 'roofTiles'] as const)
      for (const lang of ['en', 'ar'] as const) {
        await page.goto(path(key, lang));
        expect.soft(await brokenIn(':is(dl, .data-pairs, .data-cards)'), path(key, lang)).toEqual([]);
      }
  },
);

/** Pages with names in cards, addresses, numbers to call, and what was found: all of the page, or a part of it. */
const NAMES = [
  { to: '/product/roof-tiles/bmi-italy/bmi-portoghese-natural' },
  { to: '/product/roof-tiles/bmi-italy/bmi-marsigliese-natural' },
  { to: '/product/roofing-components/bmi-cobert-portugal/cobert-plana-beige' },
  { to: '/product/roofing-components/ridge-and-wedges' },
  { to: ROUTES.contact.path },
  { to: ROUTES.installers.path },
  { to: ROUTES.privacy.path },
  { to: ROUTES.product.path },
  { to: `${ROUTES.search.path}?q=brick` },
  { to: ROUTES.bricksSimulator.path },
  { to: '/product/bricks-yamaha-bricks/1' },
  { to: compareAddress(['bmi-portoghese-natural', 'yamama-1', 'sigma-model300'], 'en') },
] as const;

for (const lang of ['en', 'ar'] as const)
  test(
    `at 320 px in letters of twice the size names, addresses and numbers keep their words whole: ${lang}`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await setLetters(page, TWICE);
      for (const { to } of NAMES) {
        await page.goto(`${lang === 'en' ? '' : `/${lang}`}${to}`);
        await lettersSet(page);
        if (to === ROUTES.product.path) {
          // Fetched when somebody comes near.
          const range = page.locator('section[aria-labelledby=range]');
          await range.scrollIntoViewIfNeeded();
          await expect(range.locator('li img').first()).toBeAttached();
        }
        expect.soft(await brokenWords(page), to).toEqual([]);
        const { scrollWidth } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
        }));
        expect.soft(scrollWidth, to).toBe(320);
      }
    },
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isMobile: true, viewport: { width: 320, height: 800 } });

  // One page of each template, and what can be read there: base/reading.spec.ts.
  test('with letters of twice the size as wide as the narrowest telephone: every page @slow', async ({
    page,
  }) => {
    test.slow();
    await setLetters(page, TWICE);
    const wide: [string, number][] = [];
    for (const key of ROUTE_KEYS) {
      await page.goto(ROUTES[key].path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width !== 320) wide.push([ROUTES[key].path, width]);
    }
    expect(wide).toEqual([]);
  });
});
