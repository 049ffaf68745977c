import { drawTitledCard } from '@/app/cards/[card]/draw-card';
import { contentOf } from '@/components/pages/products/content-of';
import { inOneLine } from '@/content/format-list';
import { LANGS, type Lang } from '@/content/lang';
import { PRODUCT_PAGES, productPageOf } from '@/content/products/addresses';
import { madeFiles, noSuchFile } from '@/lib/http/made-file';

/** Two hundred in each language, 40 to 120 KB each: who walks the whole site gets every one of them. */
const ALL = PRODUCT_PAGES.length * LANGS.length;
const cards = madeFiles({ name: 'product-card', points: ALL + 10, files: 500, bytes: 50 * 1024 * 1024 });

const answer = (card: Buffer) =>
  new Response(new Uint8Array(card), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' },
  });

/** Name, manufacturer and country; what has no manufacturer of its own says what it is. No line begins with a sign. */
const titleOf = ({ name, by, tones, title }: ReturnType<typeof contentOf>, family: string, lang: Lang) =>
  (tones || family === 'brick' ? inOneLine([name, by], lang) : title).replaceAll(' ×', '\u00a0×');

/** The social card of one product, drawn when it is first asked for. */
export async function answerProductCard(file: string, lang: Lang, request: Request): Promise<Response> {
  const page = file.endsWith('.jpg') ? productPageOf(file.slice(0, -4)) : undefined;
  if (!page) return noSuchFile();
  const content = contentOf(page, lang);
  // What is drawn names what is kept: a changed title or picture is another card.
  const order = { title: titleOf(content, page.family, lang), picture: content.opening.picture };
  return cards({
    request,
    key: JSON.stringify([lang, order]),
    make: () => drawTitledCard(order, lang),
    answer,
  });
}
