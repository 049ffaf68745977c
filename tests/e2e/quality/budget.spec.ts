import { gzipSync } from 'node:zlib';
import { expect, test } from '../../helpers/test';

/** Gzip bytes of an empty page of the same Next version, measured when the stack was chosen. */
const EMPTY = 136_000;

/** A list with a line: only then its form is loaded. */
const LISTED = JSON.stringify([
  { id: 't', name: 'Tile', variant: 'BMI, Italy', quantity: 1, unit: 'm²', note: '', url: '/galleryFilter' },
]);

for (const [path, factor] of [
  ['/', 1.4],
  ['/product/roof-tiles', 1.2],
  ['/contact-us', 1.4],
  ['/product', 1.2],
  ['/services', 1.2],
  ['/about-us', 1.2],
  ['/installers', 1.4],
  ['/projects', 1.2],
  ['/project-portfolio', 1.2],
  ['/news', 1.2],
  ['/product/roof-tiles/bmi-BmiSpain', 1.2],
  ['/galleryFilter', 1.2],
  ['/product/roofing-components', 1.2],
  ['/coolroof', 1.2],
  ['/product/solar-water', 1.2],
  ['/product/sigma-natural-circulation-system', 1.2],
  ['/roof-tiles/dry-fix-installation', 1.2],
  ['/cart', 1.2],
  ['/cart#with-a-line', 1.44],
  ['/expirence-model', 1.4],
  ['/login', 1.4],
] as const) {
  test(`JavaScript of ${path} stays within ${factor} times an empty page`, async ({ page }, info) => {
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!/\.js(\?|$)/.test(response.url())) return;
      scripts.push(response.body().then((body) => gzipSync(body).length));
    });
    if (path.endsWith('#with-a-line'))
      await page.addInitScript((list) => localStorage.setItem('enquiryList', list), LISTED);
    await page.goto(path, { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    info.annotations.push({ type: 'bytes', description: String(bytes) });
    console.log(`${path}: ${(bytes / 1000).toFixed(1)} KB of JavaScript, gzip`);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(EMPTY * factor);
  });
}
