import { dataSheetOf } from '@/components/pages/products/data-sheet-of';
import { LANGS, type Lang } from '@/content/lang';
import { PRODUCT_PAGES, productPageOf, productPath, type ProductPage } from '@/content/products/addresses';
import { dataSheetName } from '@/content/products/data-sheet-address';
import { drawDataSheet } from '@/lib/data-sheet/draw-data-sheet';
import { madeFiles, noSuchFile } from '@/lib/http/made-file';
import { absolute } from '@/lib/settings/site';

/** Four hundred in two languages, 60 to 150 KB each: who walks the whole site gets every one of them. */
const ALL = PRODUCT_PAGES.length * LANGS.length;
const sheets = madeFiles({ name: 'data-sheet', points: ALL + 10, files: 800, bytes: 100 * 1024 * 1024 });

/** Search engines keep the page of the product, not its sheet. */
const answerOf = (page: ProductPage, lang: Lang) => (file: Buffer) =>
  new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Language': lang,
      'Content-Disposition': `inline; filename="${dataSheetName(page.id, lang)}"`,
      'Cache-Control': 'public, max-age=3600',
      Link: `<${absolute(productPath(page, lang))}>; rel="canonical"`,
    },
  });

/** The data sheet of one product, drawn when it is first asked for on a day: the day stands on it. */
export async function answerDataSheet(file: string, lang: Lang, request: Request): Promise<Response> {
  const page = file.endsWith('.pdf') ? productPageOf(file.slice(0, -4)) : undefined;
  if (!page) return noSuchFile();
  const sheet = dataSheetOf(page, lang, new Date());
  return sheets({
    request,
    key: JSON.stringify([page.id, lang, sheet.day, sheet.version]),
    make: () => drawDataSheet(sheet),
    answer: answerOf(page, lang),
  });
}
