import { spawn, type ChildProcess } from 'node:child_process';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import {
  firefoxProgram,
  missingForFirefox,
  missingForWebkit,
  webkitProgram,
} from '../../../scripts/shared/browser';
import { freePort } from '../site/ports';

/** A window of another engine than Playwright's Chromium, with real presses and keys. */
export interface EngineWindow {
  /** Opens an address and waits until it is loaded. */
  open: (url: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs the body of a function in the page; it gets `given`. */
  read: <T>(body: string, ...given: unknown[]) => Promise<T>;
  /** Presses the first element that a selector finds. */
  press: (selector: string) => Promise<void>;
  /** A line break is the Enter key. */
  type: (selector: string, text: string) => Promise<void>;
  /** Chooses a file of this machine in a field for files. */
  choose: (selector: string, file: string) => Promise<void>;
  escape: () => Promise<void>;
  /** What the page threw since the last call; an engine that does not tell says nothing. */
  faults: () => string[];
  close: () => Promise<void>;
}

export interface Engine {
  name: string;
  /** What is missing to run it here; empty when nothing is. */
  missing: () => string;
  start: () => Promise<EngineWindow>;
}

const firefox: Engine = {
  name: 'Firefox',
  missing: missingForFirefox,
  start: async () => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefoxProgram(),
      timeout: 90_000,
    });
    const page = await browser.newPage();
    let thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(String(error)));
    return {
      open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
      resize: (width, height) => page.setViewport({ width, height }),
      read: (body, ...given) => page.evaluate(new Function('a', 'b', body) as () => never, ...given),
      press: (selector) => page.locator(selector).click(),
      type: (selector, text) => page.type(selector, text),
      choose: async (selector, file) =>
        ((await page.$(selector)) as ElementHandle<HTMLInputElement>).uploadFile(file),
      escape: () => page.keyboard.press('Escape'),
      faults: () => {
        const seen = thrown;
        thrown = [];
        return seen;
      },
      close: () => browser.close(),
    };
  },
};

async function webkitDriver(server: ChildProcess, port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: webkitProgram(), args: ['--automation'] },
  });
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      break;
    } catch {
      if (server.exitCode !== null) throw new Error('The driver of WebKit ended by itself.');
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
}

const webkit: Engine = {
  name: 'WebKit',
  missing: missingForWebkit,
  start: async () => {
    const port = await freePort();
    const server = spawn(
      'xvfb-run',
      ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
      {
        stdio: 'ignore',
        detached: true,
      },
    );
    const driver = await webkitDriver(server, port);
    const find = (selector: string) => driver.findElement(By.css(selector));
    return {
      open: (url) => driver.get(url),
      resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
      read: (body, ...given) => driver.executeScript(`const [a, b] = arguments; ${body}`, ...given),
      press: async (selector) => {
        const element = find(selector);
        // Its driver does not always scroll to what stands below the window.
        await driver.executeScript(`arguments[0].scrollIntoView({ block: 'nearest' })`, element);
        await element.click();
      },
      type: (selector, text) => find(selector).sendKeys(text.replaceAll('\n', Key.ENTER)),
      choose: (selector, file) => find(selector).sendKeys(file),
      escape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
      faults: () => [],
      close: async () => {
        await driver.quit().catch(() => {});
        process.kill(-server.pid!, 'SIGTERM');
      },
    };
  },
};

export const ENGINES: readonly Engine[] = [firefox, webkit];
