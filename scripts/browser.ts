import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isRoot = process.getuid?.() === 0;

/** A browser of the system. Undefined: Playwright's own is used. */
export const systemChromium = () => PLACES.find((place) => place && existsSync(place));

export const hasChromium = () => systemChromium() !== undefined || existsSync(chromium.executablePath());

/** How every browser test starts it: as root a sandbox is impossible, and nothing may call home. */
export const launchOptions = () => ({
  executablePath: systemChromium(),
  chromiumSandbox: !isRoot,
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});

/** The commands that bring a browser, the likeliest first. */
export const installCommands = (): string[][] => {
  const playwright = [process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  const debian = ['sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'];
  return isRoot && existsSync('/etc/debian_version') ? [debian, playwright] : [playwright];
};
