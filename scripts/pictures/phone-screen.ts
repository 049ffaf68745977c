/**
 * What a telephone shows of the roof tile simulator, for the studio's picture of one (scene `phone`): taken from a site
 * that is served, signed in, with a strip above it for the telephone's own signs.
 *
 * node --import tsx scripts/pictures/phone-screen.ts [http://localhost:3000]    writes studio/screens/simulator.jpg
 */
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { newToken } from '../../tests/helpers/site/sign-in';

/** The proportions of the telephone in `studio/scenes/phone.py`, in CSS px; STRIP is the part above the page. */
const SCREEN = { width: 390, height: 822 };
const STRIP = 34;
const DENSITY = 2;

async function main(site = 'http://localhost:3000') {
  const value = await newToken(site);
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
  const page = await browser.newPage({
    viewport: { ...SCREEN, height: SCREEN.height - STRIP },
    deviceScaleFactor: DENSITY,
    reducedMotion: 'reduce',
    hasTouch: true,
    isMobile: true,
  });
  await page.context().addCookies([{ name: 'authToken', value, url: site }]);
  await page.goto(`${site}/expirence-now`, { waitUntil: 'networkidle' });
  const shot = sharp(await page.screenshot());
  await browser.close();
  const { dominant } = await shot.clone().extract({ left: 0, top: 0, width: 100, height: 20 }).stats();
  await shot
    .extend({ top: STRIP * DENSITY, background: dominant })
    .jpeg({ quality: 92, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile('studio/screens/simulator.jpg');
}

main(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
