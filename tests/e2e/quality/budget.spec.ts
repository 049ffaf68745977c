import { gzipSync } from 'node:zlib';
import { expect, test } from '../../helpers/test';

/** Gzip bytes of an empty page of the same Next version, measured when the stack was chosen. */
const EMPTY = 136_000;

/** A list with a line: only then its form is loaded. */
const LISTED = JSON.stringify([
  { id: 't', name: 'Tile', variant: 'BMI, Italy', quantity: 1, unit: 'm²', note: '', url: '/galleryFilter' },
]);

for (const [path, factor] of [
  ['/', 1.2],
  ['/product/roof-tiles', 1.15],
  ['/contact-us', 1.25],
  ['/product', 1.16],
  ['/services', 1.15],
  ['/about-us', 1.15],
  ['/installers', 1.25],
  ['/projects', 1.15],
  ['/project-portfolio', 1.15],
  ['/news', 1.15],
  ['/product/roof-tiles/bmi-BmiSpain', 1.15],
  ['/galleryFilter', 1.15],
  ['/product/roofing-components', 1.16],
  ['/coolroof', 1.15],
  ['/product/solar-water', 1.15],
  ['/product/sigma-natural-circulation-system', 1.15],
  ['/roof-tiles/dry-fix-installation', 1.18],
  ['/cart', 1.16],
  ['/cart#with-a-line', 1.29],
  ['/expirence-model', 1.15],
  ['/login', 1.25],
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
