import { productPageOf, productPath } from '../../../content/products/addresses';
import { downloadsOf, modelOf, openedKilobytes, packedModelOf } from '../../../content/products/downloads';
import { downloadWords } from '../../../content/products/download-words';
import { spaceWords } from '../../../content/products/space-words';
import { expect, returning as test } from '../../helpers/browser/test';

const WAIT = 60_000;
const tile = productPageOf('bmi-portoghese-natural')!;
const words = spaceWords.en;

/** A telephone that has Scene Viewer. */
test.use({
  viewport: { width: 320, height: 568 },
  deviceScaleFactor: 1,
  userAgent:
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
});

// One visit: the viewer draws by the processor here, so that each opening costs seconds.
test('a model in its page', { tag: '@slow' }, async ({ page, context }) => {
  const asked: URL[] = [];
  const refused: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  const isModel = ({ pathname }: URL) => pathname === packedModelOf(tile)!.file;
  await page.goto(productPath(tile, 'en'));
  const space = page.getByRole('region', { name: words.title });
  const status = space.locator('p[role=status]');
  const press = space.getByRole('link', { name: words.open });
  const again = space.getByRole('link', { name: words.again });
  await press.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const kilobytes = Number(/about (\d+)\sKB/.exec((await press.textContent()) ?? '')?.[1]);
  const pressed = await page.evaluate(() => performance.now());

  await test.step('nothing of it is fetched before a press; without a connection that is said', async () => {
    expect(asked.filter(isModel)).toEqual([]);
    await context.setOffline(true);
    await press.click();
    await expect(status).toHaveText(words.offline, { timeout: WAIT });
    await context.setOffline(false);
  });

  await test.step('one that is not there is said to be so', async () => {
    await page.route(`**${packedModelOf(tile)!.file}*`, (route) => route.fulfill({ status: 404 }));
    await again.click();
    await expect(status).toHaveText(words.failed, { timeout: WAIT });
    await page.unroute(`**${packedModelOf(tile)!.file}*`);
  });

  await test.step('tried again by keyboard it is fetched once, opens, and is as wide as the page', async () => {
    const before = asked.length;
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(status).toHaveText(words.ready, { timeout: WAIT });
    expect(asked.slice(before).filter(isModel)).toHaveLength(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  await test.step('the press says how much all of that is, to a tenth', async () => {
    const weighed = await page.evaluate(
      ({ model, from }) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, startTime }) => startTime >= from && (/\.js$/.test(name) || name.includes(model)))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      { model: packedModelOf(tile)!.file, from: pressed },
    );
    expect(kilobytes).toBe(openedKilobytes(tile));
    expect(Math.abs(weighed / 1024 - kilobytes)).toBeLessThan(kilobytes / 10);
  });

  await test.step('an arrow key turns it', async () => {
    const viewer = space.locator('model-viewer');
    await expect(viewer).toBeFocused();
    const turned = () =>
      viewer.evaluate(
        (one) => (one as unknown as { getCameraOrbit(): { theta: number } }).getCameraOrbit().theta,
      );
    const start = await turned();
    await page.keyboard.press('ArrowRight');
    await expect.poll(turned).not.toBeCloseTo(start, 2);
  });

  await test.step('the press for the room hands on the whole model, the title and the way back', async () => {
    await page.evaluate(() => {
      HTMLAnchorElement.prototype.click = function () {
        document.title = this.href;
      };
    });
    await space.getByRole('button', { name: words.inRoom }).click();
    const intent = new URL((await page.title()).replace(/^intent:/, 'https:'));
    const told = Object.fromEntries(intent.searchParams);
    const model = new URL(told.file!);
    expect(intent.host + intent.pathname).toBe('arvr.google.com/scene-viewer/1.2');
    expect(intent.hash).toContain('package=com.google.android.googlequicksearchbox;');
    expect(model.origin + model.pathname).toBe(new URL(modelOf(tile)!.file, page.url()).href);
    expect(told).toMatchObject({ mode: 'ar_preferred', resizable: 'false', link: page.url() });
    expect(told.title).toBe('Portoghese Natural');
    expect((await page.request.get(told.file!)).status()).toBe(200);
    await expect(status).toHaveText(words.ready);
  });

  await test.step('all of it comes from the site', async () => {
    const site = new URL(page.url()).origin;
    expect(asked.filter(({ origin, protocol }) => protocol.startsWith('http') && origin !== site)).toEqual(
      [],
    );
    expect(refused).toEqual([]);
  });
});

test('each file of a product is there, under its own name', async ({ page, request }) => {
  await page.goto(productPath(tile, 'en'));
  const downloads = page.getByRole('region', { name: downloadWords.en.title });
  for (const { file, saved, bytes } of downloadsOf(tile).flatMap(({ files }) => files)) {
    await expect(downloads.locator(`a[href="${file}"]`)).toHaveAttribute('download', saved);
    const answer = await request.get(file);
    expect([file, answer.status(), (await answer.body()).length]).toEqual([file, 200, bytes]);
  }
});
