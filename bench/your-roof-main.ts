import sharp from 'sharp';
import { sampleHouse } from '../content/media/sample-house';
import { checks } from '../lib/your-roof/checks';
import { enlarge } from '../lib/your-roof/laying/enlarge';
import { broadLight, recolour, study } from '../lib/your-roof/laying/recolour';
import { mask } from '../lib/your-roof/marking/mask';
import { snap } from '../lib/your-roof/marking/snap';
import type { Picture } from '../lib/your-roof/picture/types';
import { SAVED, SEEN } from '../lib/your-roof/protocol';
import { isBuilt } from '../scripts/build/fingerprint';
import { checkedEnv } from '../scripts/shared/environment';
import { runUntilStopped } from '../scripts/shared/lifetime';
import { startSite } from '../tests/helpers/site/server';
import { pageCosts } from './your-roof-page';

/*
 * npm run bench:your-roof: processor time of each step on one of our renderings, and four times that, which a telephone
 * is taken to need. The quickest of many rounds counts, as nothing else that the machine does makes one quicker; the first
 * one, before the engine has compiled anything, is told beside it.
 */

const ROUNDS = 10;
const SLOWER = 4;

async function pictureOf(side: number): Promise<Picture> {
  const { data, info } = await sharp(`public/img/${sampleHouse.picture}.webp`)
    .resize(side)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

function timed(work: () => unknown): { first: number; best: number } {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return { first: times[0]!, best: Math.min(...times) };
}

async function main() {
  const [seen, large] = await Promise.all([pictureOf(SEEN), pictureOf(SAVED)]);
  const { planes } = snap(seen, sampleHouse.planes);
  const found = mask(seen, { planes, out: [], through: [] });
  const roof = { mask: found, study: study(found, seen) };
  const hexes = ['#505256'];
  const steps: [string, number, () => unknown][] = [
    ['corners drawn to the edges', 1500, () => snap(seen, sampleHouse.planes)],
    [
      'looking at the roof, 1024 px',
      1500,
      () => {
        const now = mask(seen, { planes, out: [], through: [] });
        study(now, seen);
        return checks(seen, { planes, mask: now });
      },
    ],
    ['another tile, 1024 px', 300, () => recolour(seen, roof, hexes)],
    [
      'the picture that is saved, 2048 px, before it is encoded',
      4000,
      () => {
        const whole = enlarge(found, large, SAVED / SEEN);
        const of = { ...roof.study, base: broadLight(whole, large) };
        return recolour(large, { mask: whole, study: of }, hexes);
      },
    ],
  ];
  for (const [name, most, work] of steps) {
    const { first, best } = timed(work);
    const slow = (SLOWER * best).toFixed(0);
    console.log(
      `${name}: ${best.toFixed(0)} ms (first ${first.toFixed(0)}), × ${SLOWER}: ${slow} of ${most} ms`,
    );
  }
}

/** In a browser, once the site is built. */
async function inBrowser() {
  if (!isBuilt(checkedEnv(false))) return console.log('No finished build: the page itself was not measured.');
  const site = await startSite();
  try {
    const { memory, ...tasks } = await pageCosts(site.url);
    for (const [name, ms] of Object.entries(tasks))
      console.log(`longest task, ${name}: ${ms.toFixed(1)} ms, × ${SLOWER}: ${(SLOWER * ms).toFixed(0)}`);
    console.log(`memory: ${memory.toFixed(0)} MB more`);
  } finally {
    await site.close();
  }
}

runUntilStopped(async () => {
  await main();
  await inBrowser();
  return 0;
});
