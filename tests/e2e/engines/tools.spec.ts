import { writeFile } from 'node:fs/promises';
import { TEXTURES, textureTitle } from '../../../content/catalogue/textures';
import { LANGS } from '../../../content/lang';
import { hotWaterPage } from '../../../content/pages/tools/hot-water';
import { roofCheckPage } from '../../../content/pages/tools/roof-check';
import { simulatorPage } from '../../../content/pages/tools/simulator';
import { turnOf, villaModelsPage } from '../../../content/pages/tools/villa-models';
import { yourRoofPage, yourRoofSteps } from '../../../content/pages/tools/your-roof';
import { path, ROUTES } from '../../../content/routes';
import { sampleHouse } from '../../../content/media/sample-house';
import { fill } from '../../../lib/site/fill';
import { signedInCookie } from '../../helpers/site/sign-in';
import { oddPhotos } from '../../helpers/pictures/odd-photos';
import { fivePhotos } from '../tools/roof-photo';
import { expect } from '../../helpers/browser/test';
import { inEachEngine, MARK, open, press, seen, soon, test, TEXT } from './engine-walk';

const tileName = (key: string) =>
  textureTitle(
    TEXTURES.find((one) => one.key === key)!,
    'en',
  );

const OMAR = { fullName: 'Omar Saif', email: 'omar@villa.example', phone: '+971501234567', message: '' };

inEachEngine((window) => {
  test(
    'five photos are checked, and the copy of one can go along with an enquiry',
    { tag: '@slow' },
    async ({ url }, info) => {
      const site = window();
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
      const site = window();
      const tool = { ...yourRoofPage.en.tool, ...yourRoofSteps.en };
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

  test(
    'photographs of every kind are opened upright, or it is said why not',
    { tag: '@slow' },
    async ({ url }, info) => {
      const site = window();
      const tool = { ...yourRoofPage.en.tool, ...yourRoofSteps.en };
      const field = '#your-roof input[type=file]:not([capture])';
      const size = () =>
        site.read<string>(
          `const canvas = document.querySelector('#your-roof [role=group] canvas');
        return canvas ? canvas.width + '×' + canvas.height : ''`,
        );
      await open(site, `${url}${ROUTES.yourRoof.path}`);
      for (const { name, buffer, becomes } of await oddPhotos()) {
        const photo = info.outputPath(name);
        await writeFile(photo, buffer);
        // While the picture before is still worked on a press may come too early: it is pressed again.
        await soon(async () => {
          const isThere = await site.read<boolean>(`return Boolean(document.querySelector(a))`, field);
          if (!isThere) await press(site, tool.steps.photo, '#your-roof');
          return isThere;
        }).toBe(true);
        await site.choose(field, photo);
        if ('fault' in becomes)
          await soon(() => site.read<string>(TEXT, '#your-roof-message')).toContain(
            tool.faults[becomes.fault],
          );
        else {
          // The one before may be as large: the next step tells that this one is open.
          await soon(() => site.read<string>('return location.hash')).toBe('#corners');
          await soon(size).toBe(becomes.seen);
        }
      }
      expect(site.faults()).toEqual([]);
    },
  );

  for (const lang of LANGS)
    test(
      `hot water is reckoned as one types and presses: ${lang}`,
      { tag: '@slow' },
      async ({ url, request }) => {
        const site = window();
        const { fields, more } = hotWaterPage[lang].calculator;
        const told = () => site.read<string>(TEXT, '#result [role=status]');
        await open(site, url);
        await site.read(`document.cookie = a + '; path=/'`, await signedInCookie(request));
        await open(site, url + path('hotWater', lang));
        for (let nth = 0; nth < 2; nth += 1)
          await press(site, fill(more, { name: fields.fullBathrooms }), 'main');
        await soon(told).toContain('100');
        const field = 'main input[name=fullBathrooms]';
        await site.read(`document.querySelector(a).focus(); document.querySelector(a).select()`, field);
        await site.type(field, '٤');
        await soon(told).toContain('200');
        await soon(() => site.read<string>('return location.search')).toContain('fullBathrooms=4');
      },
    );

  test(
    'a shared design is shown, and opens in the tool as it was',
    { tag: '@slow' },
    async ({ url, request }) => {
      const site = window();
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

  test('a villa turns by its button', { tag: '@slow' }, async ({ url }) => {
    const site = window();
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
