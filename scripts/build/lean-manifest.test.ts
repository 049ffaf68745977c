/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../shared/paths';
import { leanManifest, UNREAD } from './lean-manifest';

test('a page keeps what the server reads of it, and loses the rest', () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'lean-'));
  const file = path.join(dist, 'prerender-manifest.json');
  const kept = { initialRevalidateSeconds: false, srcRoute: '/[tile]', dataRoute: '/red.rsc' };
  const dynamicRoutes = { '/[tile]': { fallback: false, allowHeader: ['host'] } };
  const page = { ...kept, htmlSize: 9, allowHeader: ['host'], experimentalBypassFor: [{ type: 'header' }] };
  writeFileSync(file, JSON.stringify({ version: 4, routes: { '/red': page }, dynamicRoutes }));
  leanManifest(dist);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    version: 4,
    routes: { '/red': kept },
    dynamicRoutes,
  });
  rmSync(dist, { recursive: true });
});

test('the server of the framework that is installed reads none of what is left out', () => {
  const next = inRoot('node_modules/next/dist');
  const sources = ['server', 'build/templates'].flatMap((folder) =>
    readdirSync(path.join(next, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js') && !file.startsWith('dev/'))
      .map((file) => path.join(next, folder, file)),
  );
  const named = new RegExp(`\\b(${UNREAD.join('|')})\\b`);
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => named.test(readFileSync(file, 'utf8')))).toEqual([]);
});
