import { answers, finding } from '../../../content/assistant/answers';
import { chat } from '../../../content/assistant/words';
import { contactForm } from '../../../content/forms/contact';
import { DIR, OWN_NAME } from '../../../content/lang';
import { galleryTiles } from '../../../content/pages/catalogue/gallery';
import { path, pathsOf, ROUTE_KEYS, ROUTES } from '../../../content/routes';
import { searchWords } from '../../../content/search/words';
import { shell } from '../../../content/shell/shell';
import { fill } from '../../../lib/site/fill';
import { expect } from '../../helpers/browser/test';
import { inEachEngine, open, press, seen, soon, started, test, TEXT } from './engine-walk';

/** Its sentence is longer than a line of a telephone. */
const ROOF = 'shape=l&length=14.5&width=9&pitch=25&wingLength=5.5&wingWidth=6&pieces=12';

inEachEngine((window, engine) => {
  const onlyIn = (name: string) => (engine.name === name ? [] : ['@slow']);

  test(
    'every page stands, starts, and is as wide as the screen, in every language',
    { tag: '@slow' },
    async ({ url }) => {
      const site = window();
      const filled = pathsOf('tileCalculator').map((at) => `${at}?${ROOF}`);
      for (const at of [...ROUTE_KEYS.flatMap(pathsOf), ...filled]) {
        await site.resize(at.includes(ROOF) ? 390 : 500, 900);
        await open(site, url + at);
        const page = await site.read<{ title: string; wide: number; broken: boolean }>(
          `return {
            title: document.querySelector('h1')?.textContent ?? '',
            wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            broken: document.body.textContent.includes('Unexpected Application Error'),
          }`,
        );
        expect({
          at,
          title: page.title !== '',
          wide: page.wide,
          broken: page.broken,
          thrown: site.faults(),
        }).toEqual({ at, title: true, wide: 0, broken: false, thrown: [] });
      }
    },
  );

  // One engine with each in every run, both with both in the slow lane.
  test(
    'the menu of a phone and the menu of a desk open and lead on',
    { tag: onlyIn('WebKit') },
    async ({ url }) => {
      const site = window();
      await site.resize(500, 900);
      await open(site, url);
      await press(site, shell.en.menu.open);
      await press(site, 'About Us', 'dialog, [popover]');
      await soon(() => site.read<string>('return location.pathname')).toBe(ROUTES.about.path);
      await site.resize(1440, 900);
      await open(site, url);
      await press(site, fill(shell.en.menu.submenu, { name: 'Product' }));
      await press(site, 'Bricks', 'header nav');
      await soon(() => site.read<string>('return location.pathname')).toBe(ROUTES.bricks.path);
    },
  );

  test(
    'the other language is reached from the header and left again, with query and place',
    { tag: '@slow' },
    async ({ url }) => {
      const site = window();
      const along = '?category=Red#main';
      const here = () => site.read<string>('return location.href.slice(location.origin.length)');
      await site.resize(1440, 900);
      await open(site, url + path('gallery', 'en') + along);
      for (const lang of ['ar', 'en'] as const) {
        await press(site, OWN_NAME[lang], 'header');
        await soon(here).toBe(path('gallery', lang) + along);
        await soon(() => site.read<string>('return document.dir')).toBe(DIR[lang]);
        await started(site);
      }
    },
  );

  test(
    'the filter of the gallery leaves its tiles, and a picture opens large',
    { tag: '@slow' },
    async ({ url }) => {
      const site = window();
      const reds = galleryTiles('en').filter(({ category }) => category === 'Red').length;
      const shown = `return [...document.querySelectorAll('.shelves li')]
        .filter((tile) => tile.getBoundingClientRect().width > 0).length`;
      await open(site, `${url}${ROUTES.gallery.path}`);
      await press(site, 'Red', 'main nav');
      await soon(() => site.read<number>(shown)).toBe(reds);
      await press(site, '', '.shelves li');
      await soon(() => seen(site, 'dialog[open] img')).toBe(true);
      await site.escape();
      await soon(() => seen(site, 'dialog[open]')).toBe(false);
    },
  );

  test('a search leads to what it found', { tag: '@slow' }, async ({ url }) => {
    const site = window();
    await open(site, url);
    await press(site, searchWords.en.open, 'header');
    await soon(() => seen(site, '#site-search-field')).toBe(true);
    await site.type('#site-search-field', 'duna beige');
    await soon(() => site.read<string>(TEXT, '#site-search [role=option]')).toContain('Duna Beige');
    await press(site, 'Duna Beige', '[role=listbox]');
    await soon(() => site.read<string>('return location.pathname')).toBe(
      `${ROUTES.bmiSpain.path}/cobert-duna-beige`,
    );
  });

  test('the assistant answers keys and presses, and finds tiles', { tag: '@slow' }, async ({ url }) => {
    const site = window();
    const said = () => site.read<string>(TEXT, '[role=log]');
    const FIELD = 'section:has([role=log]) form input';
    await open(site, `${url}${ROUTES.services.path}`);
    await press(site, chat.en.open);
    await soon(() => seen(site, FIELD)).toBe(true);
    await site.type(FIELD, 'which brands do you have?\n');
    await soon(said).toContain(answers.en.brands.text);
    await press(site, 'Samples', '[role=log]');
    await soon(said).toContain(answers.en.samples.text);
    await site.type(FIELD, 'blue tiles from Italy\n');
    const found = new RegExp(`${finding.en.whole}|${finding.en.near}`);
    await soon(said).toMatch(found);
    await site.escape();
    await soon(() => seen(site, FIELD)).toBe(false);
  });

  test('a form says what is missing and takes what is right', { tag: onlyIn('Firefox') }, async ({ url }) => {
    const site = window();
    await open(site, `${url}${ROUTES.contact.path}`);
    await press(site, contactForm.en.submit);
    await soon(() => seen(site, '#connect [aria-invalid="true"]')).toBe(true);
    await site.type('#connect [name=name]', 'Mariam Saeed');
    await site.type('#connect [name=email]', 'mariam@villa.example');
    await site.type('#connect [name=message]', `${engine.name} ${Date.now()}`);
    await press(site, contactForm.en.submit);
    await soon(() => site.read<string>(TEXT, '#connect')).toContain(contactForm.en.done.title);
  });
});
