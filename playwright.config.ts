import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser';

/** What these look at is the same on every screen (programs, answers of the server, files): once is enough. */
const ONCE = [
  '**/door/**',
  '**/engines/**',
  '**/launcher/**',
  '**/faults/**',
  '**/rebrand/**',
  '**/documents/**',
  '**/account/two-servers.spec.ts',
  '**/base/{routes,addresses}.spec.ts',
  '**/contact/outage.spec.ts',
  '**/quality/{budget,html}.spec.ts',
  // Sets its own widths.
  '**/shell/large-letters.spec.ts',
];
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/helpers/global-setup.ts',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./scripts/playwright-counts.ts']],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: ONCE,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
