import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumFault, installPlan, missingLine, type Machine } from './browser-install';

const lena: Machine = { user: 'lena', isRoot: false, isDebian: true, hasChromium: false };
const root: Machine = { ...lena, user: 'root', isRoot: true };

test('only root installs packages of the system, and it is said', () => {
  const [first, second] = installPlan(root);
  expect(first!.says).toBe(
    'Installing chromium, chromium-headless-shell, firefox-esr, webkit2gtk-driver, xvfb with apt-get, as root.',
  );
  expect(first!.command.join(' ')).toContain('apt-get install -y chromium');
  expect(second!.says).toContain("Playwright's Chromium");
  expect(installPlan({ ...root, hasChromium: true })).toHaveLength(1);
});

test('anybody else gets Playwright’s own in a folder of theirs, or nothing if a Chromium is here', () => {
  expect(installPlan(lena).map(({ says }) => says)).toEqual([
    "Installing Playwright's Chromium into the cache of lena; nothing of the system is changed.",
  ]);
  expect(installPlan({ ...lena, hasChromium: true })).toEqual([]);
});

test('what is missing is a line that can be typed', () => {
  expect(missingLine(lena)).toBe('sudo apt-get install -y chromium');
  expect(missingLine(root)).toBe('apt-get install -y chromium');
  expect(missingLine({ ...lena, isDebian: false })).toBe('CHROMIUM_PATH=/path/to/chromium npm test');
});

test('a CHROMIUM_PATH that leads nowhere is a fault of its own', () => {
  expect(chromiumFault('/nowhere/chromium')).toBe(
    'CHROMIUM_PATH names /nowhere/chromium, and there is no such file.',
  );
});

test('the Chromium that CHROMIUM_PATH names is used, and must start', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-browser-'));
  const before = process.env.CHROMIUM_PATH;
  const fake = (name: string, code: number) => {
    process.env.CHROMIUM_PATH = path.join(folder, name);
    writeFileSync(process.env.CHROMIUM_PATH, `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
    return chromiumFault();
  };
  try {
    expect(fake('good', 0)).toBe('');
    expect(fake('bad', 127)).toBe(`${folder}/bad does not start: libraries are missing.`);
  } finally {
    if (before === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = before;
    rmSync(folder, { recursive: true });
  }
});
