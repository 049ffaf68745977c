import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import { needFinishedBuild } from '../../bench/finished-build';
import { launchOptions } from '../../scripts/shared/browser';
import { Fault, main } from '../../scripts/shared/fault';
import { inRoot } from '../../scripts/shared/paths';
import { ask } from '../e2e/http-server/ask';
import { startSite } from '../helpers/site/server';
import { newToken } from '../helpers/site/sign-in';
import { AUDITED, type Audited } from './audited';
import { lookAt } from './look';
import { auditPage, type Row } from './table';
import { w3cErrors } from './w3c';

/** Gzip bytes of the scripts of an empty page of this Next version, as tests/e2e/quality/budget.spec.ts has it. */
const EMPTY = 136_000;
/** Beside the table and with it in the repository: a look at a few pages keeps the others in a fresh clone too. */
const KEPT = inRoot('docs/audit.json');

const say = (text: string) => void process.stdout.write(`${text}\n`);
const kept = (): Record<string, Row> =>
  existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, Row>) : {};

interface Stage {
  site: string;
  browser: Browser;
  /** Of somebody who is signed in. */
  token: string;
}

interface Looked {
  row: Row;
  html: Buffer;
}

async function audit({ address, guarded }: Audited, { site, browser, token }: Stage): Promise<Looked> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  // What runs this program marks functions by a helper, which pages do not have.
  await context.addInitScript('globalThis.__name = (marked) => marked');
  // Guarded pages are there for those who signed in; the forms for doing so are there for the others.
  const cookie = guarded ? `authToken=${token}` : '';
  if (guarded) await context.addCookies([{ name: 'authToken', value: token, url: site, httpOnly: true }]);
  const html = await ask(site, address, {
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd', cookie },
  });
  const { card: shown, ...look } = await lookAt(await context.newPage(), site + address);
  const card = await ask(site, new URL(shown).pathname);
  await context.close();
  const row = {
    ...look,
    path: address,
    day: new Date().toISOString().slice(0, 10),
    card: card.sent.length,
    html: html.sent.length,
    w3c: null,
  };
  return { row, html: html.body };
}

/** Asks the W3C checker of all that was looked at; without it they stay as they are. */
function askChecker(looked: readonly Looked[]): void {
  const jar = process.env.VNU_JAR;
  if (!jar) return;
  const found = w3cErrors(
    jar,
    looked.map(({ html }) => html),
  );
  for (const [at, errors] of found.entries()) {
    const { row } = looked[at]!;
    row.w3c = errors.length;
    for (const error of errors) say(`${row.path}: ${error}`);
  }
}

function chosen(): readonly Audited[] {
  const only = /^--only=?$/.test(process.argv[2] ?? '') ? (process.argv[3] ?? '').split(',') : null;
  const pages = AUDITED.filter(({ address }) => !only || only.includes(address));
  if (pages.length === 0) throw new Fault('--only takes addresses of pages, such as /news,/ar/cart.');
  return pages;
}

async function write(rows: Record<string, Row>): Promise<void> {
  const inOrder = AUDITED.flatMap(({ address }) => rows[address] ?? []);
  writeFileSync(
    KEPT,
    `${JSON.stringify(Object.fromEntries(inOrder.map((row) => [row.path, row])), null, 2)}\n`,
  );
  const file = inRoot('docs/audit.md');
  const style = await resolveConfig(file);
  writeFileSync(
    file,
    await format(auditPage(inOrder, { all: AUDITED.length, empty: EMPTY }), { ...style, filepath: file }),
  );
}

main(async () => {
  const pages = chosen();
  await needFinishedBuild();
  const site = await startSite();
  const browser = await chromium.launch(launchOptions());
  const rows = kept();
  try {
    const stage = { site: site.url, browser, token: await newToken(site.url) };
    const looked: Looked[] = [];
    for (const page of pages) {
      const seen = await audit(page, stage);
      const { row } = seen;
      looked.push(seen);
      rows[row.path] = row;
      say(`${row.path}: axe ${row.axe.length}, console ${row.said.length}`);
      // After each page: whoever breaks off keeps what was found.
      await write(rows);
    }
    askChecker(looked);
    await write(rows);
  } finally {
    await browser.close();
    await site.close();
  }
  process.exit(0);
});
