import { expect, test } from '../../helpers/browser/test';
import { filmCues, FILMS, filmWords } from '../../../content/media/film';
import { componentsPage } from '../../../content/pages/catalogue/components';
import { sigmaNaturalPage } from '../../../content/pages/catalogue/sigma';

const AT = '/product/roofing-components';
const { play, label } = componentsPage.en.film;

const SHOWN = [
  { at: AT, film: 'roofingComponents', words: componentsPage.en.film, duration: 'PT15S' },
  {
    at: '/product/sigma-natural-circulation-system',
    film: 'sigmaNatural',
    words: sigmaNaturalPage.en.film,
    duration: 'PT12S',
  },
] as const;

for (const { at, film: id, words, duration } of SHOWN) {
  test(
    `${at}: nothing of the film is asked for before the press; then it plays, silent, with captions`,
    { tag: '@slow' },
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => request.url().includes('/video/') && asked.push(request.url()));
      await page.goto(at, { waitUntil: 'networkidle' });
      const button = page.getByRole('button', { name: words.play });
      await button.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await button.click();
      const film = page.getByLabel(words.label);
      await expect(film).toBeFocused();
      await expect
        .poll(() => film.evaluate((node: HTMLVideoElement) => node.currentTime))
        .toBeGreaterThan(0.2);
      const facts = await film.evaluate((node: HTMLVideoElement) => ({
        muted: node.muted,
        controls: node.controls,
        length: node.duration,
        cues: [...(node.textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text),
      }));
      expect(facts).toMatchObject({ muted: true, controls: true });
      expect(facts.length).toBeCloseTo(FILMS[id].seconds, 1);
      expect(facts.cues).toEqual(filmCues(id, 'en').map(({ text }) => text));

      // Its structured data says what is true.
      const nodes = await page.locator('script[type="application/ld+json"]').allTextContents();
      const told = nodes
        .map((node) => JSON.parse(node) as { '@type'?: string })
        .find((node) => node['@type'] === 'VideoObject');
      expect(told).toMatchObject({
        name: words.title,
        duration,
        width: 1024,
        height: 576,
      });
    },
  );
}

test(
  'a film that does not come leaves its still, a word and the focus',
  { tag: '@slow' },
  async ({ page }) => {
    await page.route('**/video/**', (route) => route.abort());
    await page.goto(AT);
    const button = page.getByRole('button', { name: play });
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: filmWords.en.failed })).toBeVisible();
    await expect(button).toBeFocused();
    await page.unrouteAll();
    await button.click();
    const film = page.getByLabel(label);
    await expect.poll(() => film.evaluate((node: HTMLVideoElement) => node.currentTime)).toBeGreaterThan(0.2);
    await expect(page.getByText(filmWords.en.failed)).toHaveCount(0);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the browser’s own controls play it, and nothing is fetched before',
    { tag: '@slow' },
    async ({ page }) => {
      await page.goto(AT);
      const film = page.getByLabel(label);
      await expect(film).toBeVisible();
      await expect(film).toHaveAttribute('preload', 'none');
      await expect(film).toHaveAttribute('controls', '');
      await expect(film.locator('source')).toHaveCount(2);
      await expect(page.getByRole('button', { name: play })).toBeHidden();
    },
  );
});
