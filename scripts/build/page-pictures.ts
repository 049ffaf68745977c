import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MAIN = /<main\b[^]*?<\/main>/;
const PICTURE = /<img\b[^>]*\ssrc="([^"]*\/img\/[^"]+\.webp)"/g;

/** Absolute addresses of the pictures in the content of a page, each once, in their order. */
export function picturesIn(html: string, site: string): string[] {
  const main = MAIN.exec(html)?.[0] ?? '';
  return [...new Set([...main.matchAll(PICTURE)].map(([, src = '']) => new URL(src, site).href))];
}

/** The same for an address of the site, from the page that the build wrote. Addresses are ASCII, so its bytes will do. */
export function builtPictures(dist: string, address: string, site: string): string[] {
  const file = path.join(dist, 'server/app', address === '/' ? 'index.html' : `${address}.html`);
  return existsSync(file) ? picturesIn(readFileSync(file, 'latin1'), site) : [];
}
