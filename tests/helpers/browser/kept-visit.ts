import type { Browser, BrowserContext, Page } from '@playwright/test';

/** What a test may set for all of its pages and nobody can take back: after these a context is not used again. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeWebSocket',
  'setGeolocation',
  'setOffline',
] as const;
const LASTING_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

/** Calls `told` before any of these methods. */
function watch<T extends object>(owner: T, names: readonly (keyof T & string)[], told: () => void): void {
  for (const name of names) {
    const real = owner[name] as (...given: unknown[]) => unknown;
    Object.assign(owner, {
      [name]: (...given: unknown[]) => {
        told();
        return real.apply(owner, given);
      },
    });
  }
}

/** What a page has left on the device, where its address allows to keep anything. */
async function forget(page: Page): Promise<void> {
  const { origin, protocol } = new URL(page.url());
  if (!protocol.startsWith('http')) return;
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
  });
}

/**
 * One browser context of a worker after another test: its files stay, and the scripts that it has compiled; pages,
 * cookies, headers and what pages keep on the device go. A page costs half the processor time of one in a new context.
 */
export class KeptVisit {
  private context: BrowserContext | undefined;
  private kind = '';
  private isSpent = false;

  /** A context of this kind: the one that is there, or a new one. `begin` is told of a new one. */
  async open(
    browser: Browser,
    kind: string,
    begin: (context: BrowserContext) => void,
  ): Promise<BrowserContext> {
    if (this.context && this.kind === kind) return this.context;
    await this.end();
    // Playwright gives it what the test asks for: window, fingers, scripts.
    const context = await browser.newContext();
    const spent = () => void (this.isSpent = true);
    watch(context, LASTING, spent);
    watch(context.clock, LASTING_CLOCK, spent);
    begin(context);
    Object.assign(this, { context, kind, isSpent: false });
    return context;
  }

  /** After each test. */
  async tidy(hasFailed: boolean): Promise<void> {
    // Its pages are still wanted for a picture of the failure, which is taken when a context closes.
    const { context } = this;
    if (!context || hasFailed || this.isSpent) return this.end();
    for (const page of context.pages()) {
      await forget(page);
      await page.close();
    }
    await context.clearCookies();
    await context.setExtraHTTPHeaders({});
  }

  async end(): Promise<void> {
    const { context } = this;
    this.context = undefined;
    await context?.close();
  }
}
