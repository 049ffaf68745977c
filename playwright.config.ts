import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/shared/browser';

/**
 * The long form of what another test holds in short: tagged @slow and left to `npm run test:slow`
 * (docs/decisions/150-two-lanes-of-tests.md). TEST_LANE=all runs both, for work on one file.
 */
const lane = process.env.TEST_LANE ?? 'quick';

/** Dots to a pixel of the telephone. Two cost an eighth more of the processor, and no code of the site asks for them. */
const DENSITY = lane === 'quick' ? 1 : 2;

/**
 * Each file is walked on both screens but for these, where a second screen would look at the same again. Playwright
 * compares with "project file title": a test whose title says @each runs on both all the same. What says @desk-slow
 * runs on the phone, and on the desk in the slow lane.
 */
const BOTH = lane === 'quick' ? '@each' : '@(?:each|desk-slow)';
const only = (files: readonly string[]) => new RegExp(`^(?!.*${BOTH}).*(?:${files.join('|')})`);

/** Programs, answers of the server, files, and tests that set their own widths: on the desk. */
const NO_SCREEN = only([
  'http-server/',
  'engines/',
  'launcher/',
  'rebrand/',
  'documents/',
  'account/two-servers',
  'assistant/keyboard',
  'base/',
  'contact/(?:autofill|faults|outage)',
  'home/portfolio',
  'quality/(?:budget|html|languages)',
  'search/(?:keyboard|page|speed)',
  'shell/(?:covering|footer|forced-colours|low-window|menu|no-script|paper|scroll)',
]);

/** Forms, lists and dialogs that are the same on every screen: on a telephone, as most visitors come. */
const ANY_SCREEN = only([
  'account/(?:account|arabic|mailed-links|profile)',
  'assistant/touch',
  'catalogue/',
  'company-a/',
  'company-b/',
  'contact/(?:form|no-answer|no-referrer)',
  'early/',
  'home/(?:arabic|hero|sections)',
  'quality/(?:arabic|pages)',
  'search/touch',
  'shell/(?:back|banner|drawer|large-letters)',
  'tools/',
]);

/** What only a pointer, keys or a wide window can do, and what only fingers can. */
const DESK_ALONE = /@(?:mouse|keys|wide)\b/;
const PHONE_ALONE = /@fingers\b/;

const LONG_FORM = /@slow\b/;
const LEFT_OUT = lane === 'quick' ? [LONG_FORM] : [];
const inLane = (longForms: RegExp) => (lane === 'slow' ? { grep: longForms } : {});

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/helpers/site/global-setup.ts',
  // On two processors: a browser is several programs, and a third of them costs a tenth more than it brings.
  workers: 2,
  // A test fails because something is wrong: a second try would hide it.
  retries: 0,
  // Patience, not measure: a busy machine is slow, and what never comes fails all the same.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./tests/run/playwright-counts.ts']],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    // As long as an expectation waits: what never comes would hold a worker for the whole time of its test.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    {
      name: 'desktop',
      ...inLane(/@(?:slow|desk-slow)\b/),
      grepInvert: [ANY_SCREEN, PHONE_ALONE, ...LEFT_OUT],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...inLane(LONG_FORM),
      // Test by test, so that no worker is left alone with a long file at the end.
      fullyParallel: true,
      grepInvert: [NO_SCREEN, DESK_ALONE, ...LEFT_OUT],
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: DENSITY,
      },
    },
  ],
});
