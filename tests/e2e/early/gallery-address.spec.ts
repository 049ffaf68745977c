import { countMoves, moved } from '../../helpers/browser/moved';
import { expect, plain as test } from '../../helpers/browser/test';
import { galleryPage, galleryTiles } from '../../../content/pages/catalogue/gallery';
import { answers, openBare } from './held-scripts';

// Playwright's own test: these look at the time before the scripts have started.
for (const [search, fits] of [
  ['?category=Red', (tile: ReturnType<typeof galleryTiles>[number]) => tile.category === 'Red'],
  ['?supplier=ceipo', (tile: ReturnType<typeof galleryTiles>[number]) => tile.supplier === 'ceipo'],
  [
    '?category=Red&supplier=ceipo',
    (tile: ReturnType<typeof galleryTiles>[number]) => tile.category === 'Red' && tile.supplier === 'ceipo',
  ],
  ['?category=No+such+colour', () => true],
] as const) {
  test(
    `${search} shows its tiles from the first paint, and nothing moves when the scripts come`,
    { tag: '@slow' },
    async ({ page }) => {
      await countMoves(page);
      const release = await openBare(page, `/galleryFilter${search}`);
      const shown = page.locator('.shelves li:visible');
      const count = galleryTiles('en').filter(fits).length;
      await expect(shown).toHaveCount(count);
      release();
      await answers(page);
      await expect(shown).toHaveCount(count);
      await expect(page.getByLabel(galleryPage.en.words.supplier.label)).toHaveValue(
        search.includes('ceipo') ? 'ceipo' : '',
      );
      expect(await moved(page)).toBeLessThan(0.01);
    },
  );
}

test('a choice made afterwards shows what it asks for', { tag: '@slow' }, async ({ page }) => {
  const release = await openBare(page, '/galleryFilter?category=Red');
  release();
  await answers(page);
  await page.locator('nav a[href^="#all-tiles"]').click();
  await expect(page.locator('.shelves li:visible')).toHaveCount(galleryTiles('en').length);
});
