import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../scripts/shared/browser';
import { runUntilStopped } from '../../scripts/shared/lifetime';
import { readCount, readOptions, say } from '../../scripts/owner/command';
import { startSite } from '../../tests/helpers/site/server';
import { needFinishedBuild } from '../finished-build';

interface Bench {
  /** How the command is called, for whoever calls it otherwise. */
  use: string;
  /** What holds unless it is said: how often all is done, and how many times slower the processor is made. */
  times: string;
  slow: string;
}

export interface Measured {
  browser: Browser;
  /** Of the site. */
  url: string;
  times: number;
  slow: number;
}

/**
 * Measures the built site on a server and in a browser of its own; loopback only; ends by itself. `measure` prints its rows
 * and gives back what missed its goal.
 */
export function measureOnSite(bench: Bench, measure: (on: Measured) => Promise<readonly string[]>): void {
  runUntilStopped(async () => {
    const text = { type: 'string' } as const;
    const { values } = readOptions({ times: text, slow: text }, bench.use);
    const times = readCount(values.times ?? bench.times, 'times');
    const slow = readCount(values.slow ?? bench.slow, 'slow');
    await needFinishedBuild();
    const site = await startSite();
    const browser = await chromium.launch(launchOptions());
    const missed = await measure({ browser, url: site.url, times, slow });
    await browser.close();
    await site.close();
    for (const one of missed) say(`MISSED ${one}`);
    return missed.length > 0 ? 1 : 0;
  });
}
