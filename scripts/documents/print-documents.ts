/**
 * Prints the company's documents from content/ to public/documents, in every language: those whose content has
 * changed.
 * Pages that the site shows are cut to pictures below .data/pages, for encode-pictures.ts to take up.
 *
 * npm run documents -- [--force] [--draft]
 *   --force  those that have not changed, too
 *   --draft  the words alone, without pictures: in seconds, to be read and not to be committed
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { launchOptions } from '../shared/browser';
import {
  contentHash,
  DOCUMENT_MANIFEST,
  documentFile,
  documentHtml,
  EDITIONS,
  isOnSite,
  isRightToLeft,
  keyOf,
  largestOf,
  pictureFile,
  picturesIn,
  readManifest,
  staleDocuments,
  type Edition,
} from './documents';
import { Fault, main } from '../shared/fault';
import { readableText, withBookmarks } from './right-to-left/pdf-text';
import { inRoot } from '../shared/paths';

/** Fine enough for an office printer, small enough for a telephone and for the repository. */
const DOTS_PER_MM = 150 / 25.4;
/** A4 in the pixels of a style sheet. */
const SHEET = { width: 794, height: 1123 };
/** The same in pixels that are whole at the scale the pages are cut at. */
const CUT = { width: 792, height: 1120, scale: 1.25 };
const PAGES = inRoot('.data/pages');

type Wanted = ReturnType<typeof picturesIn>[number];

/** A picture cut to its frame, as JPEG: the one kind a PDF takes in without packing it anew. */
async function jpegOf({ id, millimetres }: Wanted): Promise<Buffer> {
  const source = sharp(pictureFile(id));
  const size = await source.metadata();
  const ratio = millimetres[0] / millimetres[1];
  const width = Math.round(Math.min(size.width, size.height * ratio));
  const height = Math.round(width / ratio);
  return source
    .extract({
      left: Math.round((size.width - width) / 2),
      top: Math.round((size.height - height) / 2),
      width,
      height: Math.min(height, size.height),
    })
    .resize({ width: Math.round(millimetres[0] * DOTS_PER_MM), withoutEnlargement: true })
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer();
}

const isDraft = process.argv.includes('--draft');
/** One grey pixel. */
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAMzMzAAAACwAAAAAAQABAAACAkQBADs=';

async function withPictures(html: string): Promise<string> {
  let whole = html;
  if (isDraft) {
    for (const { address } of picturesIn(html)) whole = whole.replaceAll(address, NO_PICTURE);
    return whole;
  }
  for (const wanted of picturesIn(html)) {
    const data = (await jpegOf(wanted)).toString('base64');
    whole = whole.replaceAll(wanted.address, `data:image/jpeg;base64,${data}`);
  }
  return whole;
}

/** Every sheet as a picture of 990 px. */
async function cutPages(page: Page, key: string): Promise<void> {
  mkdirSync(path.join(PAGES, 'document'), { recursive: true });
  // Whole pixels and a gap, so that no sheet shows an edge of the next.
  const { width, height } = CUT;
  await page.addStyleTag({
    content: `.sheet{inline-size:${width}px;block-size:${height}px;margin-block-end:8px}`,
  });
  const sheets = await page.locator('.sheet').all();
  for (const [index, sheet] of sheets.entries()) {
    const file = path.join(PAGES, 'document', `${key}-${index + 1}.png`);
    const picture = await sheet.screenshot();
    // A page that looks as before stays as it is, and is not encoded again.
    if (!existsSync(file) || !readFileSync(file).equals(picture)) writeFileSync(file, picture);
  }
}

/** Words that stand beyond the edge of their sheet, or on what stands at its foot. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.sheet')].flatMap((sheet) => {
      const { left, right, bottom } = sheet.getBoundingClientRect();
      const foot = sheet.querySelector('footer, .ends');
      const floor = foot?.getBoundingClientRect().top ?? bottom;
      const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: string[] = [];
      while (walker.nextNode()) {
        range.selectNodeContents(walker.currentNode);
        const box = range.getBoundingClientRect();
        const isLow = box.bottom > floor + 1 && !foot?.contains(walker.currentNode);
        if (box.width > 0 && (box.left < left - 1 || box.right > right + 1 || isLow))
          found.push(range.toString());
      }
      return found;
    }),
  );

async function print(browser: Browser, edition: Edition): Promise<void> {
  const { id, lang } = edition;
  const key = keyOf(edition);
  const page = await browser.newPage({ viewport: SHEET, deviceScaleFactor: CUT.scale });
  await page.setContent(await withPictures(documentHtml(id, lang)), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const cut = await cutWords(page);
  if (cut.length > 0)
    throw new Fault(`${key}: beyond the edge of the page or on its foot: ${cut.join(' | ')}`);
  const printed = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  const headings = await page.locator('h1, h2, h3, h4, h5, h6').allTextContents();
  const file = withBookmarks(isRightToLeft(lang) ? readableText(printed) : printed, headings);
  if (isOnSite(id) && !isDraft) await cutPages(page, key);
  await page.close();
  if (file.length > largestOf(id))
    throw new Fault(`${key}.pdf has ${file.length} bytes, more than ${largestOf(id)}.`);
  const pages = (await getDocumentProxy(new Uint8Array(file))).numPages;
  mkdirSync(path.dirname(documentFile(edition)), { recursive: true });
  writeFileSync(documentFile(edition), file);
  const manifest = { ...readManifest(), [key]: { pages, bytes: file.length, content: contentHash(edition) } };
  writeFileSync(inRoot(DOCUMENT_MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  process.stdout.write(`${key}.pdf: ${pages} pages, ${(file.length / 1024 / 1024).toFixed(2)} MB\n`);
}

main(async () => {
  mkdirSync(PAGES, { recursive: true });
  const wanted = process.argv.includes('--force') ? EDITIONS : staleDocuments();
  if (wanted.length === 0) return void process.stdout.write('All documents are as new as their content.\n');
  const browser = await chromium.launch(launchOptions());
  for (const edition of wanted) await print(browser, edition);
  await browser.close();
});
