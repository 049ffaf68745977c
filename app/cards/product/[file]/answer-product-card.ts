import { drawTitledCard } from '@/app/cards/[card]/draw-card';
import { contentOf } from '@/components/pages/products/content-of';
import { inOneLine } from '@/content/format-list';
import { LANGS, type Lang } from '@/content/lang';
import { PRODUCT_PAGES, productPageOf, type ProductPage } from '@/content/products/addresses';
import { routeName } from '@/content/route-names';
import { jpeg, madeFiles, noSuchFile } from '@/lib/http/made-file';

/** Two hundred in each language, 40 to 120 KB each: who walks the whole site gets every one of them. */
const ALL = PRODUCT_PAGES.length * LANGS.length;
const cards = madeFiles({ name: 'product-card', points: ALL + 10, files: 500, bytes: 50 * 1024 * 1024 });

/** Raised when a card is drawn in another way: those on the disk are then the ones of before. */
const DRAWN_AS = 2;

/** Families whose products each have a manufacturer and country; the others say what they are one of. */
const MADE: readonly ProductPage['family'][] = ['tile', 'brick', 'la-paloma', 'isiklar'];

/** Its name and who makes it. No line begins with the sign of a size. */
function titleOf(page: ProductPage, { name, by }: ReturnType<typeof contentOf>, lang: Lang): string {
  const kin = MADE.includes(page.family) ? by : routeName(page.parent, lang);
  return inOneLine([name, kin], lang).replaceAll(' ×', '\u00a0×');
}

/** The social card of one product, drawn when it is first asked for. */
export async function answerProductCard(file: string, lang: Lang, request: Request): Promise<Response> {
  const page = file.endsWith('.jpg') ? productPageOf(file.slice(0, -4)) : undefined;
  if (!page) return noSuchFile();
  const content = contentOf(page, lang);
  // What is drawn names what is kept: a changed title or picture is another card.
  const order = { title: titleOf(page, content, lang), picture: content.opening.picture };
  return cards({
    request,
    key: JSON.stringify([DRAWN_AS, lang, order]),
    make: () => drawTitledCard(order, lang),
    answer: jpeg,
  });
}
