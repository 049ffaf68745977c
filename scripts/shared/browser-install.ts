import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { chromium } from '@playwright/test';
import { hasEveryBrowser, hasEveryEngine, systemChromium } from './browser';
import { ROOT } from './paths';

/** What decides how a browser can be had. */
export interface Machine {
  user: string;
  isRoot: boolean;
  isDebian: boolean;
  /** Whether a Chromium is here that starts. */
  hasChromium: boolean;
}

export interface Install {
  /** One sentence: what, by what, as whom. */
  says: string;
  command: string[];
}

/** Debian's packages of the browsers that the tests walk through: Chromium, Firefox, and WebKit with a screen for it. */
const PACKAGES = ['chromium', 'chromium-headless-shell', 'firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const PLAYWRIGHT = [process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium'];

/** What would be installed here, the likeliest first. Only root installs packages of the system. */
export function installPlan({ user, isRoot, isDebian, hasChromium }: Machine): Install[] {
  const system: Install = {
    says: `Installing ${PACKAGES.join(', ')} with apt-get, as ${user}.`,
    command: ['sh', '-c', `apt-get update && apt-get install -y ${PACKAGES.join(' ')}`],
  };
  const own: Install = {
    says: `Installing Playwright's Chromium into the cache of ${user}; nothing of the system is changed.`,
    command: PLAYWRIGHT,
  };
  return [...(isRoot && isDebian ? [system] : []), ...(hasChromium ? [] : [own])];
}

/** The line that a person can type to have a Chromium, where none could be installed. */
export function missingLine({ isRoot, isDebian }: Machine): string {
  if (isDebian) return `${isRoot ? '' : 'sudo '}apt-get install -y chromium`;
  return 'CHROMIUM_PATH=/path/to/chromium npm test';
}

/** Whether a browser's program is there and its libraries too. */
const starts = (program: string): boolean =>
  existsSync(program) && spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;

/** What is wrong with the Chromium that the tests would use, as one sentence; empty when it starts. */
export function chromiumFault(given = process.env.CHROMIUM_PATH): string {
  if (given && !existsSync(given)) return `CHROMIUM_PATH names ${given}, and there is no such file.`;
  const program = systemChromium() ?? chromium.executablePath();
  if (starts(program)) return '';
  return existsSync(program) ? `${program} does not start: libraries are missing.` : 'There is no Chromium.';
}

const thisMachine = (): Machine => ({
  user: userInfo().username,
  isRoot: process.getuid?.() === 0,
  isDebian: existsSync('/etc/debian_version'),
  hasChromium: chromiumFault() === '',
});

/** Installs what can be, saying what and as whom. Beside everything else: it waits for the network most of the time. */
export async function installBrowsers(say: (text: string) => void): Promise<void> {
  if (process.env.CHROMIUM_PATH || hasEveryBrowser()) return;
  for (const { says, command } of installPlan(thisMachine())) {
    say(says);
    const [program = '', ...args] = command;
    const installing = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] });
    // Of one that cannot even be started nothing is installed: said at the end.
    await once(installing, 'close').catch(() => undefined);
    if (hasEveryEngine()) return;
  }
}

/** Why the browser tests cannot run and the line that helps; null when they can. */
export function missingBrowser(): string | null {
  const fault = chromiumFault();
  return fault === ''
    ? null
    : `The browser tests did not run. ${fault} Missing: ${missingLine(thisMachine())}`;
}
