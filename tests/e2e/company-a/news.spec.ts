import type { Page } from '@playwright/test';
import { axeFaults } from '../../helpers/browser/axe';
import { expect, returning as test } from '../../helpers/browser/test';
import { news } from '../../../content/news';
import { feedPath, newsPage } from '../../../content/pages/company/news';
import { headOf } from '../base/head';

const NEWS = news('en');

const list = (page: Page) => page.getByRole('list', { name: newsPage.en.list });
const card = (page: Page, index: number) =>
  list(page).getByRole('listitem').nth(index).getByRole('link').first();
const modal = (page: Page) => page.getByRole('dialog');

test('there are seven cards, each with picture, title and Read More; an unknown event opens nothing', async ({
  page,
}) => {
  await page.goto('/news#no-such-event');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NEWS');
  await expect(list(page).getByRole('listitem')).toHaveCount(7);
  await expect(modal(page)).toHaveCount(0);
  for (const [index, { title }] of NEWS.entries()) {
    await expect(card(page, index)).toContainText(title);
    await expect(card(page, index).getByText('Read More')).toBeVisible();
    // The second way on stands in the story alone.
    await expect(list(page).getByRole('listitem').nth(index).getByRole('link')).toHaveCount(1);
    await card(page, index).scrollIntoViewIfNeeded();
    const picture = card(page, index).locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await test.step('the way on leads to its page', async () => {
    await card(page, 6).click();
    await modal(page).getByRole('link').click();
    await expect(page).toHaveURL('/about-us');
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });
});

// The first is the usual kind, the last leads on to a page, as the step above has seen.
for (const [index, event] of NEWS.entries()) {
  if (index > 0 && index < NEWS.length - 1) continue;
  test(
    `#${event.id} opens its event, with title, picture, date and text, without a fault of accessibility`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.goto(`/news#${event.id}`);
      await expect(page.getByRole('dialog', { name: event.title })).toBeVisible();
      await expect(modal(page).getByRole('heading', { name: event.title })).toBeVisible();
      await expect(modal(page).getByText(event.date, { exact: true })).toBeVisible();
      if (event.description) await expect(modal(page).getByText(event.description)).toBeVisible();
      const picture = modal(page).getByRole('img');
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      // A press inside closes nothing.
      await modal(page).getByRole('heading').click();
      await picture.click();
      await expect(modal(page)).toBeVisible();
      expect(await axeFaults(page, 'dialog')).toEqual([]);
      await modal(page).getByRole('button', { name: newsPage.en.close }).click();
      await expect(modal(page)).toBeHidden();
      await expect(page).toHaveURL('/news');
      await expect(card(page, index)).toBeVisible();
    },
  );
}

test(
  'the modal locks the page and keeps the focus; however it is closed, page, place and focus are as before',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('/contact-us');
    await page.goto('/news');

    const walk = async (way: 'escape' | 'overlay' | 'button' | 'back') => {
      await card(page, 3).scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => window.scrollY);
      await card(page, 3).click();
      await expect(modal(page)).toBeVisible();
      await expect(page).toHaveURL(`/news#${NEWS[3]!.id}`);
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      await expect(modal(page).getByRole('button', { name: newsPage.en.close })).toBeFocused();
      for (let press = 0; press < 5; press++) {
        await page.keyboard.press('Tab');
        const inside = await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement!.closest('dialog') !== null,
        );
        expect(inside).toBe(true);
      }
      if (way === 'escape') await page.keyboard.press('Escape');
      if (way === 'overlay') await page.mouse.click(4, 4);
      if (way === 'button') {
        // Twice before the browser has gone back: it must not go back two pages.
        await modal(page)
          .getByRole('button', { name: newsPage.en.close })
          .evaluate((button: HTMLButtonElement) => [button.click(), button.click()]);
      }
      if (way === 'back') await page.goBack();
      await expect(modal(page)).toBeHidden();
      await expect(page).toHaveURL('/news');
      await expect(card(page, 3)).toBeFocused();
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(4);
    };
    for (const way of ['escape', 'overlay', 'button', 'back'] as const) await test.step(way, () => walk(way));

    await test.step('forward opens again', async () => {
      await card(page, 0).click();
      await expect(modal(page)).toBeVisible();
      await page.goBack();
      await expect(modal(page)).toBeHidden();
      await page.goForward();
      await expect(page.getByRole('dialog', { name: NEWS[0]!.title })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal(page)).toBeHidden();
      await expect(page).toHaveURL('/news');
    });

    await test.step('nothing that was opened and closed is left to go back to', async () => {
      await page.goBack();
      await expect(page).toHaveURL('/contact-us');
    });

    await test.step('who came straight to an event stays on the page when it closes', async () => {
      await page.goto(`/news#${NEWS[1]!.id}`);
      await expect(modal(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal(page)).toBeHidden();
      await expect(page).toHaveURL('/news');
      await page.goBack();
      await expect(page).toHaveURL('/contact-us');
    });
  },
);

test('the feed is named in the head and holds the seven events', async ({ request }) => {
  const html = await (await request.get('/news')).text();
  const [, href] = /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]+)"/.exec(html) ?? [];
  expect(new URL(href!).pathname).toBe(feedPath('en'));
  const answer = await request.get(feedPath('en'));
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const feed = await answer.text();
  expect(feed.match(/<item>/g)).toHaveLength(7);
  for (const { id } of NEWS) expect(feed).toContain(`/news#${id}</link>`);
});

test('structured data lists the events and dates none of them', async ({ request }) => {
  const { jsonLd } = headOf(await (await request.get('/news')).text());
  const nodes = jsonLd.flatMap((json) => [JSON.parse(json)].flat());
  const page = nodes.find((node) => node['@type'] === 'CollectionPage');
  expect(page.mainEntity.itemListElement.map(({ name }: { name: string }) => name)).toEqual(
    NEWS.map(({ title }) => title),
  );
  expect(jsonLd.join()).not.toMatch(/NewsArticle|datePublished|"Event"/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every event can be read on the page, and has its address', async ({ page }) => {
    await page.goto(`/news#${NEWS[6]!.id}`);
    for (const { id, title, date, description } of NEWS) {
      const event = page.locator(`article[id="${id}"]`);
      await expect(event).toContainText(title);
      await expect(event.getByText(date, { exact: true })).toBeVisible();
      if (description) await expect(event.getByText(description)).toBeVisible();
    }
    await expect(page.locator(`article[id="${NEWS[6]!.id}"]`)).toBeInViewport();
    await expect(page.getByRole('main').getByText('Read More').first()).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: newsPage.en.feed.link })).toBeVisible();
  });
});
