import type { Page } from '@playwright/test';
import { expect, returning as test } from '../../helpers/browser/test';
import { families, tools } from '../../../content/pages/company/home';
import { productPage } from '../../../content/pages/catalogue/product';
import { servicesPage } from '../../../content/pages/company/services';
import { simulators } from '../../../content/pages/tools/simulators';
import { path } from '../../../content/routes';

const heroHeight = async (page: Page) =>
  Math.round((await page.getByRole('main').locator('img').first().boundingBox())!.height);

async function expectSimulators(page: Page) {
  const section = page.getByRole('region', { name: simulators.en.title, exact: true });
  const cards = section.getByRole('article');
  await expect(cards).toHaveCount(2);
  for (const [index, title, button, to] of [
    [0, 'ROOF TILES SIMULATOR', 'Experience now', '/expirence-now'],
    [1, 'SOLAR WATER HEATER CALCULATOR', 'Calculate now', '/solar-water-heater-calculator'],
  ] as const) {
    const heading = cards.nth(index).getByRole('heading', { level: 3 });
    expect((await heading.innerText()).replace(/\s+/g, ' ')).toBe(title);
    await expect(cards.nth(index).getByRole('link', { name: button })).toHaveAttribute('href', to);
  }
}

test('/product', { tag: '@desk-slow' }, async ({ page }, info) => {
  await page.goto(path('product', 'en'));

  await test.step('a hero of 720 px, titled PRODUCTS', async () => {
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('PRODUCTS');
    if (info.project.name === 'desktop') expect(await heroHeight(page)).toBe(720);
  });

  await test.step('three category cards lead to their products', async () => {
    const section = page.getByRole('region', { name: families.en.label });
    await expect(section.getByRole('article')).toHaveCount(3);
    for (const [title, to] of [
      ['Roof tiles', '/product/roof-tiles'],
      ['Bricks', '/product/bricks'],
      ['Solar water', '/product/solar-water'],
    ] as const) {
      await expect(section.getByRole('link', { name: `View Products ${title}` })).toHaveAttribute('href', to);
    }
  });

  await test.step('the shelves beside them are cards too', async () => {
    for (const { title, to } of productPage.en.more.cards) {
      const card = page
        .getByRole('region', { name: productPage.en.more.label })
        .getByRole('link', { name: title });
      await expect(card).toHaveAttribute('href', path(to, 'en'));
    }
  });

  await test.step('the simulator section follows the three cards at once', async () => {
    await expectSimulators(page);
    const top = async (name: string) =>
      (await page.getByRole('region', { name, exact: true }).boundingBox())!.y;
    const [cards, simulator, more] = await Promise.all(
      [families.en.label, simulators.en.title, productPage.en.more.label].map(top),
    );
    expect(cards).toBeLessThan(simulator!);
    expect(simulator).toBeLessThan(more!);
  });

  await test.step('machines read it as a collection of its shelves', async () => {
    const nodes = await page.locator('script[type="application/ld+json"]').allTextContents();
    const collection = nodes
      .flatMap((json) => [JSON.parse(json)].flat() as { '@type': string; hasPart: unknown[] }[])
      .find((node) => node['@type'] === 'CollectionPage');
    expect(collection?.hasPart).toHaveLength(5);
  });
});

test('heads of catalogue pages are 500 px high', { tag: ['@slow', '@wide', '@each'] }, async ({ page }) => {
  for (const key of ['roofTiles', 'cmgForced', 'sigmaForced', 'coolroof', 'dryFix', 'gallery'] as const) {
    await page.goto(path(key, 'en'));
    expect([key, await heroHeight(page)]).toEqual([key, 500]);
  }
});

test('/services', { tag: '@desk-slow' }, async ({ page }, info) => {
  await page.goto(path('services', 'en'));

  await test.step('a hero of 600 px, titled SERVICES', async () => {
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('SERVICES');
    if (info.project.name === 'desktop') expect(await heroHeight(page)).toBe(600);
  });

  await test.step('three tools with the words of the specification on their buttons', async () => {
    const cards = page.getByRole('region', { name: servicesPage.en.tools.title }).getByRole('article');
    await expect(cards).toHaveCount(3);
    for (const [index, title, button] of [
      [0, 'Roof Tiles Simulator', 'Get Started!'],
      [1, 'Hot Water Calculator', 'Let’s Calculate'],
      [2, 'Bricks Simulator', 'Coming Soon!'],
    ] as const) {
      await expect(cards.nth(index).getByRole('heading')).toHaveText(title);
      await expect(cards.nth(index).getByRole('link', { name: button, exact: true })).toHaveAttribute(
        'href',
        path(tools.en.cards[index]!.to, 'en'),
      );
    }
  });

  await test.step('the simulator section follows', () => expectSimulators(page));

  await test.step('each service is told to readers and to machines alike', async () => {
    const nodes = (await page.locator('script[type="application/ld+json"]').allTextContents()).flatMap(
      (json) => [JSON.parse(json)].flat() as { '@type': string; name: string; description: string }[],
    );
    const told = nodes.filter((node) => node['@type'] === 'Service');
    expect(told.map(({ name }) => name)).toEqual(servicesPage.en.hands.services.map(({ name }) => name));
    for (const { description } of told) await expect(page.getByText(description)).toBeVisible();
  });
});
