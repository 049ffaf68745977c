import type { Page } from '@playwright/test';
import { axeFaults } from '../../helpers/browser/axe';
import { expect, returning as test } from '../../helpers/browser/test';
import { CITY_IDS, cityNames } from '../../../content/projects/cities';
import { enquiryWords } from '../../../content/forms/enquiry-words';
import { illustrationWords } from '../../../content/media/illustrations';
import { portfolioPage } from '../../../content/pages/company/portfolio';
import { projectsPage } from '../../../content/pages/company/projects';
import { portfolioEntries } from '../../../content/projects/portfolio';
import { projects } from '../../../content/projects/projects';
import { plural } from '../../../lib/site/fill';
import { headOf } from '../base/head';
import { openPicture, thumbnails } from './gallery';

const PROJECTS = projects('en');
const PORTFOLIO = portfolioEntries('en');

const cards = (page: Page) => thumbnails(page, projectsPage.en.gallery);
const filter = (page: Page) => page.getByRole('group', { name: projectsPage.en.filter.label });

const columns = (page: Page, gallery: string) =>
  page
    .getByRole('list', { name: gallery })
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);

test('/projects', { tag: '@desk-slow' }, async ({ page }, info) => {
  await page.goto('/projects');

  await test.step('shows its 24 projects under its banner', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('OUR PROJECTS');
    await expect(cards(page)).toHaveCount(24);
    expect(await columns(page, projectsPage.en.gallery)).toBe(info.project.name === 'phone' ? 2 : 3);
  });

  await test.step('the filter leaves the projects of a city, and the lightbox counts those', async () => {
    for (const city of CITY_IDS) {
      const those = PROJECTS.filter((project) => project.city === city);
      const button = filter(page).getByRole('button', { name: cityNames.en[city] });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(cards(page)).toHaveCount(those.length);
      const told = plural('en', those.length, projectsPage.en.filter.shown.some);
      await expect(page.getByText(told, { exact: true })).toBeVisible();
    }
    const last = PROJECTS.filter((project) => project.city === CITY_IDS.at(-1));
    const lightbox = await openPicture(page, cards(page).last());
    await expect(lightbox.counter).toHaveText(`${last.length} of ${last.length}`);
    await lightbox.next.click();
    await expect(lightbox.title).toHaveText(last[0]!.name);
    await page.keyboard.press('Escape');
    await filter(page).getByRole('button', { name: projectsPage.en.filter.all }).click();
    await expect(cards(page)).toHaveCount(24);
  });

  await test.step('the open lightbox has no fault of accessibility', async () => {
    const { dialog, play } = await openPicture(page, cards(page).first());
    // From the roof that is seen: to its tile, to a question about it, to trying it.
    await expect(dialog.getByRole('link', { name: /^(Tile|Profile):/ })).toHaveAttribute('href', /profile=/);
    const tried = dialog.getByRole('link', { name: 'in the simulator' });
    await expect(tried).toHaveAttribute('href', /^\/expirence-now\?m=model_\d&o=opt_\d+$/);
    await dialog.getByRole('button', { name: illustrationWords.en.ask }).click();
    await expect(dialog.getByRole('link', { name: enquiryWords.en.add.added })).toBeFocused();
    await play.click();
    expect(await axeFaults(page, 'dialog')).toEqual([]);
  });
});

test('both addresses name /projects as the one to keep', async ({ request }) => {
  for (const path of ['/projects', '/project']) {
    expect(headOf(await (await request.get(path)).text()).canonical).toMatch(/\/projects$/);
  }
});

test('structured data names the 24 pictures', async ({ request }) => {
  const { jsonLd } = headOf(await (await request.get('/projects')).text());
  const gallery = jsonLd
    .flatMap((json) => [JSON.parse(json)].flat())
    .find((node) => node['@type'] === 'ImageGallery');
  expect(gallery.image.map(({ name }: { name: string }) => name)).toEqual(PROJECTS.map(({ title }) => title));
  const picture = await request.get(new URL(gallery.image[0].contentUrl).pathname);
  expect(picture.headers()['content-type']).toBe('image/avif');
});

test(
  'the portfolio page shows its 18 cards and saves a PNG',
  { tag: ['@slow', '@desk-slow'] },
  async ({ page }, info) => {
    await page.goto('/project-portfolio');
    const portfolio = thumbnails(page, portfolioPage.en.gallery);
    await expect(portfolio).toHaveCount(18);
    expect(await columns(page, portfolioPage.en.gallery)).toBe(info.project.name === 'phone' ? 2 : 3);
    const lightbox = await openPicture(page, portfolio.nth(17));
    await expect(lightbox.counter).toHaveText('18 of 18');
    const [file] = await Promise.all([page.waitForEvent('download'), lightbox.download.click()]);
    expect(file.suggestedFilename()).toBe(`${PORTFOLIO[17]!.title.toLowerCase().replaceAll(' ', '-')}.png`);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, gallery, count] of [
    ['/projects', projectsPage.en.gallery, 24],
    ['/project-portfolio', portfolioPage.en.gallery, 18],
  ] as const) {
    test(`${path} is plain links to the large pictures`, { tag: '@slow' }, async ({ page, request }) => {
      await page.goto(path);
      await expect(thumbnails(page, gallery)).toHaveCount(count);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      const addresses = await thumbnails(page, gallery).evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')!),
      );
      expect(new Set(addresses).size).toBe(count);
      for (const address of addresses) {
        const answer = await request.get(address);
        expect([address, answer.status(), answer.headers()['content-type']]).toEqual([
          address,
          200,
          'image/avif',
        ]);
      }
      await thumbnails(page, gallery).first().click();
      await expect(page).toHaveURL(/\.avif$/);
    });
  }
});
