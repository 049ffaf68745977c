import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import { meta } from '../../content/meta/meta';
import { company } from '../../content/company';
import { canonicalKey, ROUTE_KEYS, ROUTES, type RouteKey } from '../../content/routes';
import { launchOptions } from '../../scripts/shared/browser';
import { Fault, main } from '../../scripts/shared/fault';
import { inRoot } from '../../scripts/shared/paths';
import { ask } from '../e2e/http-server/ask';
import { startSite } from '../helpers/site/server';
import { newToken } from '../helpers/site/sign-in';
import { lookAt } from './look';
import { auditPage, type Row } from './table';

/** Gzip bytes of the scripts of an empty page of this Next version, as tests/e2e/quality/budget.spec.ts has it. */
const EMPTY = 136_000;
/** Beside the table and with it in the repository: a look at a few routes keeps the others in a fresh clone too. */
const KEPT = inRoot('docs/audit.json');

const say = (text: string) => void process.stdout.write(`${text}\n`);
const kept = (): Record<string, Row> =>
  existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, Row>) : {};

/** Errors that the W3C checker finds in a page; null without it. */
function w3cErrors(html: Buffer): number | null {
  const jar = process.env.VNU_JAR;
  if (!jar) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'site-audit-'));
  const file = path.join(folder, 'page.html');
  writeFileSync(file, html);
  const args = ['-jar', jar, '--errors-only', '--format', 'json', '--exit-zero-always', '--stdout', file];
  const { messages } = JSON.parse(execFileSync('java', args, { encoding: 'utf8' })) as {
    messages: { message: string }[];
  };
  rmSync(folder, { recursive: true });
  for (const { message } of messages) say(`  ${message}`);
  return messages.length;
}

interface Stage {
  site: string;
  browser: Browser;
  /** Of somebody who is signed in. */
  token: string;
}

async function auditRoute(key: RouteKey, { site, browser, token }: Stage): Promise<Row> {
  const at = ROUTES[key].path;
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  // Guarded pages are there for those who signed in; the forms for doing so are there for the others.
  const isForm = !['roofSimulator', 'hotWater', 'profile'].includes(key);
  const cookie = isForm ? '' : `authToken=${token}`;
  if (!isForm) await context.addCookies([{ name: 'authToken', value: token, url: site, httpOnly: true }]);
  const html = await ask(site, at, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd', cookie } });
  const card = await ask(site, `/cards/${canonicalKey(key)}.jpg`);
  const look = await lookAt(await context.newPage(), site + at);
  await context.close();
  return {
    ...look,
    path: at,
    day: new Date().toISOString().slice(0, 10),
    title: `${meta(key, 'en').title} | ${company.brand}`.length,
    description: meta(key, 'en').description.length,
    card: card.sent.length,
    html: html.sent.length,
    w3c: w3cErrors(html.body),
  };
}

function chosen(): RouteKey[] {
  const only = /^--only=?$/.test(process.argv[2] ?? '') ? (process.argv[3] ?? '').split(',') : null;
  const keys = ROUTE_KEYS.filter((key) => !only || only.includes(ROUTES[key].path));
  if (keys.length === 0) throw new Fault('--only takes addresses of the route table, such as /news,/cart.');
  return keys;
}

async function write(rows: Record<string, Row>): Promise<void> {
  writeFileSync(KEPT, `${JSON.stringify(rows, null, 2)}\n`);
  const inOrder = ROUTE_KEYS.flatMap((key) => rows[ROUTES[key].path] ?? []);
  const file = inRoot('docs/audit.md');
  const style = await resolveConfig(file);
  writeFileSync(
    file,
    await format(auditPage(inOrder, { all: ROUTE_KEYS.length, empty: EMPTY }), { ...style, filepath: file }),
  );
}

main(async () => {
  const keys = chosen();
  const site = await startSite();
  const browser = await chromium.launch(launchOptions());
  const rows = kept();
  try {
    const stage = { site: site.url, browser, token: await newToken(site.url) };
    for (const key of keys) {
      const row = await auditRoute(key, stage);
      rows[row.path] = row;
      say(`${row.path}: axe ${row.axe.length}, console ${row.said.length}, W3C ${row.w3c ?? 'not asked'}`);
      // After each route: whoever breaks off keeps what was found.
      await write(rows);
    }
  } finally {
    await browser.close();
    await site.close();
  }
  process.exit(0);
});
