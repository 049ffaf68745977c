import { enquiryWords } from '../../../content/forms/enquiry-words';
import { enquiryListWords } from '../../../content/forms/enquiry-list';
import { LANGS } from '../../../content/lang';
import { productPageOf, productPath } from '../../../content/products/addresses';
import { productWords } from '../../../content/products/page-words';
import { spaceWords } from '../../../content/products/space-words';
import { path } from '../../../content/routes';
import { expect } from '../../helpers/browser/test';
import { inEachEngine, open, press, seen, soon, test, TEXT } from './engine-walk';

const product = productPageOf('bmi-portoghese-natural')!;
const SPACE = 'section[aria-labelledby=space]';
/** By itself, not by what the page made of it. */
const DRAWS = `return Boolean(document.createElement('canvas').getContext('webgl2'))`;

inEachEngine((window) => {
  for (const lang of LANGS)
    test(
      `a product is put on the list and asked for as a sample, on pages no wider than the telephone: ${lang}`,
      { tag: '@slow' },
      async ({ url }) => {
        const site = window();
        const { wants, form } = enquiryListWords[lang];
        const overflow = () => site.read<number>('return document.documentElement.scrollWidth - innerWidth');
        await site.resize(390, 844);
        await open(site, url + productPath(product, lang));
        expect(await overflow()).toBeLessThanOrEqual(0);
        await press(site, enquiryWords[lang].add.add, 'main');
        await soon(() => seen(site, 'main a[data-listed]')).toBe(true);
        await press(site, productWords[lang].sample.ask, 'main');
        await soon(() => site.read<string>('return location.pathname')).toBe(path('cart', lang));
        await soon(() =>
          site.read<string>(
            `return document.querySelector('[name=kind]:checked')?.parentElement.textContent ?? ''`,
          ),
        ).toBe(wants.sample);
        await site.type('main form [name=name]', 'مريم');
        await site.type('main form [name=email]', 'mariam@villa.example');
        await site.type('main form [name=phone]', '٠٥٠ ١٢٣ ٤٥٦٧');
        await site.type('main form [name=address]', '7, الشارقة');
        expect(await overflow()).toBeLessThanOrEqual(0);
        await press(site, form.submit.sample, 'main');
        await soon(() => site.read<string>(TEXT, 'main')).toContain(form.done.title);
        expect(site.faults()).toEqual([]);
      },
    );

  test(
    'a model is opened, or said not to be shown where nothing is drawn',
    { tag: '@slow' },
    async ({ url }) => {
      const site = window();
      await open(site, url + productPath(product, 'en'));
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
