import { writeFile } from 'node:fs/promises';
import { expect, plain as base } from '../../helpers/browser/test';
import { answers, finding } from '../../../content/assistant/answers';
import { chat } from '../../../content/assistant/words';
import { TEXTURES, textureTitle } from '../../../content/catalogue/textures';
import { contactForm } from '../../../content/forms/contact';
import { galleryTiles } from '../../../content/pages/catalogue/gallery';
import { hotWaterPage } from '../../../content/pages/tools/hot-water';
import { roofCheckPage } from '../../../content/pages/tools/roof-check';
import { simulatorPage } from '../../../content/pages/tools/simulator';
import { turnOf, villaModelsPage } from '../../../content/pages/tools/villa-models';
import { yourRoofPage } from '../../../content/pages/tools/your-roof';
import { ROUTE_KEYS, ROUTES } from '../../../content/routes';
import { sampleHouse } from '../../../content/media/sample-house';
import { searchWords } from '../../../content/search/words';
import { shell } from '../../../content/shell/shell';
import { fill } from '../../../lib/site/fill';
import { ENGINES, type EngineWindow } from '../../helpers/browser/engines';
import { signedInCookie } from '../../helpers/site/sign-in';
import { fivePhotos } from '../tools/roof-photo';

const STARTED = `const main = document.getElementById('main');
  return !main || Object.keys(main).some((key) => key.startsWith('__reactFiber'))`;
const SEEN = `const box = document.querySelector(a)?.getBoundingClientRect();
  return Boolean(box && box.width > 0 && box.height > 0)`;
const TEXT = `return document.querySelector(a)?.textContent ?? ''`;
/** Marks the shown control with this name, so that a selector finds it. */
const MARK = `for (const old of document.querySelectorAll('[data-chosen]')) old.removeAttribute('data-chosen');
  const found = [...document.querySelectorAll('a, button, summary')].find((element) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().startsWith(a) &&
    element.getBoundingClientRect().width > 0 && getComputedStyle(element).visibility === 'visible' &&
    (!b || element.closest(b)));
  found?.setAttribute('data-chosen', '');
  return Boolean(found)`;

const tileName = (key: string) =>
  textureTitle(
    TEXTURES.find((one) => one.key === key)!,
    'en',
  );

const test = base.extend<{ url: string }>({
  url: async ({ baseURL }, hand) => hand(baseURL!),
});

const OMAR = { fullName: 'Omar Saif', email: 'omar@villa.example', phone: '+971501234567', message: '' };

/** Milliseconds between two looks: the default ones grow to a second, and most of this walk is waiting. */
const SHORT = [20, 50, 100];
const soon = <T>(look: () => Promise<T>) => expect.poll(look, { intervals: SHORT });

const seen = (site: EngineWindow, selector: string) => site.read<boolean>(SEEN, selector);

async function open(site: EngineWindow, url: string) {
  await site.open(url);
  await soon(() => site.read<boolean>(STARTED)).toBe(true);
}

/** Presses the control whose name begins so, as soon as it is shown and can be pressed: what moves cannot. */
async function press(site: EngineWindow, name: string, inside = '') {
  await expect(async () => {
    expect(await site.read<boolean>(MARK, name, inside), name).toBe(true);
    await site.press('[data-chosen]');
  }).toPass({ timeout: 60_000, intervals: SHORT });
}

for (const engine of ENGINES) {
  test.describe(engine.name, () => {
    let site: EngineWindow;
    // Said, not only counted: whoever reads the run sees what was not looked at.
    test.beforeAll(async () => {
      const missing = engine.missing();
      if (missing) console.log(`Skipped: ${missing}.`);
      test.skip(Boolean(missing), missing);
      site = await engine.start();
    });
    test.afterAll(() => site?.close());

    test('every page stands, starts, and is as wide as the screen', { tag: '@slow' }, async ({ url }) => {
      await site.resize(500, 900);
      for (const key of ROUTE_KEYS) {
        const { path } = ROUTES[key];
        await open(site, url + path);
        const page = await site.read<{ title: string; wide: number; broken: boolean }>(
          `return {
            title: document.querySelector('h1')?.textContent ?? '',
            wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            broken: document.body.textContent.includes('Unexpected Application Error'),
          }`,
        );
        expect({
          path,
          title: page.title !== '',
          wide: page.wide,
          broken: page.broken,
          thrown: site.faults(),
        }).toEqual({ path, title: true, wide: 0, broken: false, thrown: [] });
      }
    });

    test('the menu of a phone and the menu of a desk open and lead on', async ({ url }) => {
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
    });

    test(
      'the filter of the gallery leaves its tiles, and a picture opens large',
      { tag: '@slow' },
      async ({ url }) => {
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

    test(
      'five photos are checked, and the copy of one can go along with an enquiry',
      { tag: '@slow' },
      async ({ url }, info) => {
        const { zone, result, send } = roofCheckPage.en.check;
        await open(site, `${url}${ROUTES.bricksSimulator.path}`);
        const field = `#roof-check input[type=file]:not([capture])`;
        expect(await site.read<string>(`return document.querySelector(a).labels[0].textContent`, field)).toBe(
          zone.choose,
        );
        const said = () => site.read<string>(TEXT, '#roof-check-message');
        for (const { name, buffer, size, said: wished } of await fivePhotos()) {
          const photo = info.outputPath(`${name}.jpg`);
          await writeFile(photo, buffer);
          await site.choose(field, photo);
          // Each has its own size, so that an answer is not taken for that of the one before.
          await soon(() => site.read<string>(TEXT, '#roof-check dl')).toContain(size);
          expect(await said(), name).toContain(result[wished]);
        }
        await press(site, send.open);
        const box = '#roof-photo input[type=checkbox]';
        await soon(() => seen(site, box)).toBe(true);
        await site.press(box);
        await press(site, send.submit, '#roof-photo');
        // The name is missing, and so nothing is sent.
        await soon(() => seen(site, '#roof-photo-name[aria-invalid=true]')).toBe(true);
      },
    );

    test(
      'our sample house is shown in a tile, in another one, and can be saved',
      { tag: '@slow' },
      async ({ url }) => {
        const { tool } = yourRoofPage.en;
        await open(site, `${url}${ROUTES.yourRoof.path}`);
        await press(site, tool.sample);
        const shown = () =>
          site.read<string>(
            `return document.querySelector(a)?.getAttribute('aria-label') ?? ''`,
            'main [role=group][aria-label^="Your house"]',
          );
        await soon(shown).toBe(fill(tool.tile.canvas, { tile: tileName(sampleHouse.tile) }));
        await soon(() =>
          site.read<boolean>(
            `return [...document.querySelectorAll('main p')].some((p) => p.textContent === a)`,
            tool.tile.after,
          ),
        ).toBe(true);
        await site.read('document.querySelector(a).click()', 'main input[value=cobert-plana-red]');
        await soon(shown).toBe(fill(tool.tile.canvas, { tile: tileName('cobert-plana-red') }));
        await press(site, fill(tool.steps.next, { step: tool.steps.keep }));
        await soon(() => site.read<boolean>(MARK, tool.keep.save, 'main')).toBe(true);
        expect(site.faults()).toEqual([]);
      },
    );

    test('hot water is reckoned as one types and presses', { tag: '@slow' }, async ({ url, request }) => {
      const { calculator } = hotWaterPage.en;
      const told = () => site.read<string>(TEXT, '#result [role=status]');
      await open(site, url);
      await site.read(`document.cookie = a + '; path=/'`, await signedInCookie(request));
      await open(site, `${url}${ROUTES.hotWater.path}`);
      for (let nth = 0; nth < 2; nth += 1)
        await press(site, `One more: ${calculator.fields.fullBathrooms}`, 'main');
      await soon(told).toContain('100');
      const field = 'main input[name=fullBathrooms]';
      await site.read(`document.querySelector(a).focus(); document.querySelector(a).select()`, field);
      await site.type(field, '٤');
      await soon(told).toContain('200');
      await soon(() => site.read<string>('return location.search')).toContain('fullBathrooms=4');
    });

    test(
      'a shared design is shown, and opens in the tool as it was',
      { tag: '@slow' },
      async ({ url, request }) => {
        const layer = (name: string) => `img[data-layer="m2/${name}"]`;
        // All steps of the tool stand open beside the picture.
        await site.resize(1440, 900);
        await open(site, `${url}/design/2-4-a65f45-0`);
        expect(await site.read<string>(TEXT, 'main')).toContain('Burnt clay');
        await site.read(`document.cookie = a + '; path=/'`, await signedInCookie(request));
        await press(site, simulatorPage.en.design.change, 'main');
        await soon(() => seen(site, layer('wall-a65f45'))).toBe(true);
        expect(await seen(site, layer('roof-opt_4'))).toBe(true);
        await site.press('input[value="opt_2"]');
        await soon(() => seen(site, layer('roof-opt_2'))).toBe(true);
        await soon(() => site.read<string>('return location.search')).toContain('m=2&s=1&o=2&w=A65F45');
      },
    );

    test('a form says what is missing and takes what is right', async ({ url }) => {
      await open(site, `${url}${ROUTES.contact.path}`);
      await press(site, contactForm.en.submit);
      await soon(() => seen(site, '#connect [aria-invalid="true"]')).toBe(true);
      await site.type('#connect [name=name]', 'Mariam Saeed');
      await site.type('#connect [name=email]', 'mariam@villa.example');
      await site.type('#connect [name=message]', `${engine.name} ${Date.now()}`);
      await press(site, contactForm.en.submit);
      await soon(() => site.read<string>(TEXT, '#connect')).toContain(contactForm.en.done.title);
    });

    test('a villa turns by its button', { tag: '@slow' }, async ({ url }) => {
      await open(site, url);
      await site.read(`localStorage.setItem('userContactInfo', JSON.stringify(a))`, OMAR);
      await open(site, `${url}${ROUTES.villaModels.path}`);
      expect(turnOf('model-1')).toHaveLength(18);
      const angle = () =>
        site.read<string>(
          `return document.querySelector('[role=slider]')?.getAttribute('aria-valuetext') ?? ''`,
        );
      const before = await angle();
      await press(site, villaModelsPage.en.spin.right);
      await soon(angle).not.toBe(before);
    });
  });
}
