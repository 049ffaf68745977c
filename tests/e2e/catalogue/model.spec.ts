import { productPageOf, productPath } from '../../../content/products/addresses';
import { downloadsOf, modelOf } from '../../../content/products/downloads';
import { downloadWords } from '../../../content/products/download-words';
import { spaceWords } from '../../../content/products/space-words';
import { expect, returning as test } from '../../helpers/browser/test';

const WAIT = 60_000;
const tile = productPageOf('bmi-portoghese-natural')!;
const words = spaceWords.en;

test('a model is fetched at a press, opened and turned by keyboard, and all of it comes from the site', async ({
  page,
}) => {
  const asked: URL[] = [];
  const refused: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto(productPath(tile, 'en'));
  const space = page.getByRole('region', { name: words.title });
  const press = space.getByRole('link', { name: words.open });
  await press.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked.filter(({ pathname }) => pathname.endsWith('.glb'))).toEqual([]);

  const before = asked.length;
  await press.focus();
  await page.keyboard.press('Enter');
  await expect(space.locator('p[role=status]')).toHaveText(words.ready, { timeout: WAIT });
  const asleep = asked.slice(before).filter(({ pathname }) => pathname === modelOf(tile)!.file);
  expect(asleep).toHaveLength(1);

  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

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

  const site = new URL(page.url()).origin;
  expect(asked.filter(({ origin, protocol }) => protocol.startsWith('http') && origin !== site)).toEqual([]);
  expect(refused).toEqual([]);
});

test('a model that is not there, or asked for without a connection, is said to be so and tried again', async ({
  page,
  context,
}) => {
  await page.goto(productPath(tile, 'en'));
  const space = page.getByRole('region', { name: words.title });
  const status = space.locator('p[role=status]');
  await space.getByRole('link', { name: words.open }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await space.getByRole('link', { name: words.open }).click();
  await expect(status).toHaveText(words.offline, { timeout: WAIT });
  await context.setOffline(false);

  await page.route(`**${modelOf(tile)!.file}`, (route) => route.fulfill({ status: 404 }));
  await page.route(`**${modelOf(tile)!.file}?*`, (route) =>
    route.request().url().endsWith('try=2') ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const again = space.getByRole('link', { name: words.again });
  await again.click();
  await expect(status).toHaveText(words.failed, { timeout: WAIT });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(words.ready, { timeout: WAIT });
  await expect(space.locator('model-viewer')).toBeFocused();
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
