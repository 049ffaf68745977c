import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { PRODUCTS, type Product } from '../../../content/catalogue/products';
import { expect } from '../../helpers/browser/test';
import { ADDED } from '../../helpers/site/added-supplier';
import { textOf } from '../../helpers/source/tree';

const { name, country, page, lead, tile } = ADDED;

/** What the database of a site is seeded with: the product API answers just this (its own tests hold that). */
const productsOf = (root: string): Product[] => {
  const code = "console.log(JSON.stringify(require('./content/catalogue/products.ts').PRODUCTS))";
  const out = execFileSync(process.execPath, ['--import', 'tsx', '-e', code], { cwd: root });
  return JSON.parse(String(out)) as Product[];
};

/** The tags and scripts of a page taken away, one space between words. */
const textIn = (html: string) =>
  html
    .replace(/<(script|style)\b[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** Finds the added supplier wherever a built copy of the site shows its suppliers. */
export function findSupplier(root: string): void {
  const html = (at: string) => textOf(path.join(root, '.next/server/app', `${at}.html`));
  const own = html(page.path);
  expect(textIn(own)).toContain(lead);
  expect(textIn(own)).toContain(tile.colour);
  expect(own).toContain(`/img/range/${tile.key}-slope`);
  // Its card and its row of the comparison.
  const list = html('product/roof-tiles');
  expect(list.split(`href="${page.path}"`).length - 1).toBe(2);
  const table = /<table[^]*?<\/table>/.exec(list)?.[0] ?? '';
  expect(textIn(table)).toMatch(new RegExp(`${name} ${country} Wave about \\d[\\d.]* per m² 1 `));
  // The story of the simulator counts it.
  expect(textIn(html('news'))).toContain('55 roof textures');
  expect(textIn(html('about-us'))).toContain(name);
  expect(html('galleryFilter')).toContain(`/img/gallery/${tile.key}-laid`);
  expect(textOf(path.join(root, 'public/sitemap.xml'))).toContain(`${page.path}</loc>`);
  const added = productsOf(root).filter((product) => !PRODUCTS.some((known) => known.id === product.id));
  expect(added).toEqual([
    {
      id: tile.key,
      name: `Wave ${tile.colour}`,
      category: 'Roof tiles',
      supplier: name,
      country,
      image: `/img/gallery/${tile.key}-laid.webp`,
      url: `${page.path}/${tile.key}`,
    },
  ]);
  // It has a page of its own, which the card leads to.
  expect(textIn(html(`${page.path.slice(1)}/${tile.key}`))).toContain(tile.colour);
}
