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

/** A context that is kept, and whether a test has left in it what nobody can take back. */
interface Kept {
  context: BrowserContext;
  isSpent: boolean;
}

/** As many kinds as most files ask for in turn: a telephone, a desk, and each without scripts. */
const MOST = 4;

/**
 * The browser contexts of a worker, one for each kind of device, after another test: files stay, and the scripts that a
 * context has compiled; pages, cookies, headers and what pages keep on the device go. A page costs half the processor
 * time of one in a new context.
 */
export class KeptVisit {
  /** By kind, the one used last at the end. */
  private readonly kept = new Map<string, Kept>();

  /** A context of this kind: the one that is there, or a new one. `begin` is told of a new one. */
  async open(
    browser: Browser,
    kind: string,
    begin: (context: BrowserContext) => void,
  ): Promise<BrowserContext> {
    const there = this.kept.get(kind);
    if (there) {
      this.kept.delete(kind);
      this.kept.set(kind, there);
      return there.context;
    }
    const [oldest] = this.kept.keys();
    if (oldest !== undefined && this.kept.size >= MOST) await this.drop(oldest);
    // Playwright gives it what the test asks for: window, fingers, scripts.
    const made: Kept = { context: await browser.newContext(), isSpent: false };
    const spent = () => void (made.isSpent = true);
    watch(made.context, LASTING, spent);
    watch(made.context.clock, LASTING_CLOCK, spent);
    begin(made.context);
    this.kept.set(kind, made);
    return made.context;
  }

  /** After each test, for the kind that it had. */
  async tidy(kind: string, hasFailed: boolean): Promise<void> {
    // Its pages are still wanted for a picture of the failure, which is taken when a context closes.
    const kept = this.kept.get(kind);
    if (!kept) return;
    if (hasFailed || kept.isSpent) return this.drop(kind);
    const { context } = kept;
    for (const page of context.pages()) {
      await forget(page);
      await page.close();
    }
    await context.clearCookies();
    await context.setExtraHTTPHeaders({});
    await context.setOffline(false);
  }

  private async drop(kind: string): Promise<void> {
    const kept = this.kept.get(kind);
    this.kept.delete(kind);
    await kept?.context.close();
  }

  async end(): Promise<void> {
    for (const kind of [...this.kept.keys()]) await this.drop(kind);
  }
}
