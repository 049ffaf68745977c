import { enquiryWords } from '../../../content/forms/enquiry-words';
import { enquiryListWords } from '../../../content/forms/enquiry-list';
import { productPageOf, productPath } from '../../../content/products/addresses';
import { productWords } from '../../../content/products/page-words';
import { spaceWords } from '../../../content/products/space-words';
import { expect } from '../../helpers/browser/test';
import { inEachEngine, open, press, seen, soon, test, TEXT } from './engine-walk';

const page = productPath(productPageOf('bmi-portoghese-natural')!, 'en');
const SPACE = 'section[aria-labelledby=space]';
/** By itself, not by what the page made of it. */
const DRAWS = `return Boolean(document.createElement('canvas').getContext('webgl2'))`;

inEachEngine((window) => {
  test(
    'a product is put on the list and asked for as a sample, on a page that is no wider than the telephone',
    { tag: '@slow' },
    async ({ url }) => {
      const site = window();
      await site.resize(390, 844);
      await open(site, `${url}${page}`);
      expect(
        await site.read<number>('return document.documentElement.scrollWidth - innerWidth'),
      ).toBeLessThanOrEqual(0);
      await press(site, enquiryWords.en.add.add, 'main');
      await soon(() => seen(site, 'main a[data-listed]')).toBe(true);
      await press(site, productWords.en.sample.ask, 'main');
      await soon(() => site.read<string>('return location.pathname')).toBe('/cart');
      await soon(() =>
        site.read<string>(
          `return document.querySelector('[name=kind]:checked')?.parentElement.textContent ?? ''`,
        ),
      ).toBe(enquiryListWords.en.wants.sample);
    },
  );

  test(
    'a model is opened, or said not to be shown where nothing is drawn',
    { tag: '@slow' },
    async ({ url }) => {
      const site = window();
      await open(site, `${url}${page}`);
      const { ready, failed } = spaceWords.en;
      const draws = await site.read<boolean>(DRAWS);
      await press(site, spaceWords.en.open, SPACE);
      await expect
        .poll(() => site.read<string>(TEXT, `${SPACE} p[role=status]`), { timeout: 90_000 })
        .toBe(draws ? ready : failed);
      if (!draws) expect(await seen(site, `${SPACE} img`)).toBe(true);
      expect(site.faults()).toEqual([]);
    },
  );
});
