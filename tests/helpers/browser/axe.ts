import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { transitionsDone } from './transitions';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // Asks somebody to look at what is hidden, which is never a violation, and takes its time over it.
  rules: { 'hidden-content': { enabled: false } },
  // Only rules outside these groups read style sheets and sounds; axe would fetch every sheet anew.
  preload: false,
};

/** What is told by colours and boxes alone: half of the time that axe takes. */
export const BY_LOOKS = ['color-contrast', 'target-size'] as const;

/** What is the same on every page: looked at on one of them. Rules about the page as a whole look at it all the same. */
export const WITHOUT_SHELL = { exclude: ['header', 'footer'] };

/**
 * What axe finds wrong with the page or with one part of it (a selector, or all but some), a line for each rule, but for
 * the rules that are left out. Run in the page itself: the Playwright wrapper collects its answers in a second page and writes out
 * every element that passed, which takes five times as long.
 */
export async function axeFaults(
  page: Page,
  part?: string | typeof WITHOUT_SHELL,
  leftOut: readonly string[] = [],
): Promise<string[]> {
  await page.evaluate(source);
  // A colour on its way to another is neither.
  await transitionsDone(page);
  const off = Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }]));
  const options = { ...OPTIONS, rules: { ...OPTIONS.rules, ...off } };
  const { violations } = await page.evaluate(
    ({ part, options }) => {
      const { axe } = window as unknown as { axe: { run(at: unknown, how: object): Promise<AxeResults> } };
      return axe.run(part ?? document, options);
    },
    { part, options },
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`).join(' ')}`,
  );
}
