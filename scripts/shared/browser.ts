import { existsSync, readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';

const WITHOUT_WINDOW = '/usr/bin/chromium-headless-shell';

const PLACES = [
  // Chromium without the parts that draw a window: what Playwright itself starts, at half the processor time.
  WITHOUT_WINDOW,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isRoot = process.getuid?.() === 0;

/** A browser of the system. Undefined: Playwright's own is used. */
export const systemChromium = () =>
  [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place && existsSync(place));

export const hasChromium = () => systemChromium() !== undefined || existsSync(chromium.executablePath());

export const firefoxProgram = () =>
  ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));

export const missingForFirefox = () => (firefoxProgram() ? '' : 'Firefox is not installed');

const LIBRARIES = '/usr/lib';

/** WebKitGTK's small browser, in a folder named for the machine and the library's version. */
export const webkitProgram = () =>
  (existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [])
    .flatMap((machine) =>
      ['4.1', '4.0'].map((version) => `${LIBRARIES}/${machine}/webkit2gtk-${version}/MiniBrowser`),
    )
    .find((file) => existsSync(file));

/** What is not here for a walk in WebKit; empty when nothing is missing. */
export const missingForWebkit = () =>
  [
    ...(webkitProgram() ? [] : ['WebKitGTK is not installed']),
    ...(existsSync('/usr/bin/WebKitWebDriver') ? [] : ['its driver is not installed']),
    ...(existsSync('/usr/bin/xvfb-run') ? [] : ['Xvfb is not installed']),
  ].join(', ');

/** Whether all three engines can be walked through. */
export const hasEveryEngine = () => hasChromium() && !missingForFirefox() && !missingForWebkit();

/** Whether there is nothing left that could be installed for the tests. */
export const hasEveryBrowser = () =>
  hasEveryEngine() && (!existsSync('/etc/debian_version') || existsSync(WITHOUT_WINDOW));

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
    // Without a window it does not know its line, and would fetch pictures from as far as on the slowest.
    '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
  ],
});
