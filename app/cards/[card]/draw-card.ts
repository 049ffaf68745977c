import 'server-only';
import sharp from 'sharp';
import { INK } from '@/lib/site/mark';
import { DIR, type Lang } from '@/content/lang';
import { meta } from '@/content/meta/meta';
import type { PictureId } from '@/content/pictures/library';
import type { RouteKey } from '@/content/routes';
import { CARD } from '@/lib/site/seo';
import { drawPanel, INSET, type PanelLayout } from '@/app/cards/draw-panel';
import { largestOf } from './kept-card';

interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Layout extends PanelLayout {
  picture: Frame;
  panel: Frame;
}

const HALF = 660;
const SHELF = 384;

/** A banner runs along the top; any other picture stands at the end, beside its title. */
const LAYOUTS: Record<'wide' | 'tall', Layout> = {
  wide: {
    picture: { left: 0, top: 0, width: CARD.width, height: SHELF },
    panel: { left: 0, top: SHELF, width: CARD.width, height: CARD.height - SHELF },
    title: { width: 936, lines: 2, size: 56 },
    head: 40,
  },
  tall: {
    picture: { left: HALF, top: 0, width: CARD.width - HALF, height: CARD.height },
    panel: { left: 0, top: 0, width: HALF, height: CARD.height },
    title: { width: HALF - INSET - 40, lines: 4, size: 52 },
    head: 108,
  },
};

const sizeOf = ({ width, height }: Frame) => ({ width, height });

/** Where a part stands: the other way round where reading goes from right to left. */
const placeOf = ({ left, top, width }: Frame, lang: Lang) => ({
  left: DIR[lang] === 'rtl' ? CARD.width - left - width : left,
  top,
});

/** The middle of a picture, as much of it as a frame shows. */
async function cutPicture(file: string, { width, height }: Frame): Promise<Buffer> {
  const source = sharp(file);
  const size = await source.metadata();
  const scale = Math.max(width / size.width, height / size.height);
  const scaled = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) };
  return source
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      left: Math.round((scaled.width - width) / 2),
      top: Math.round((scaled.height - height) / 2),
      width,
      height,
    })
    .png()
    .toBuffer();
}

/** The social card of a page as a JPEG: 1200 × 630, under the 300 KB that the strictest service allows. */
export const drawCard = (key: RouteKey, lang: Lang): Promise<Buffer> => drawTitledCard(meta(key, lang), lang);

/** The same of any title and picture. */
export async function drawTitledCard(
  { title, picture }: { title: string; picture: PictureId },
  lang: Lang,
): Promise<Buffer> {
  const layout = LAYOUTS[picture.startsWith('hero/') ? 'wide' : 'tall'];
  const [panel, cut] = await Promise.all([
    drawPanel(title, lang, { ...layout, panel: sizeOf(layout.panel) }),
    cutPicture(largestOf(picture), layout.picture),
  ]);
  return sharp({ create: { ...CARD, channels: 3, background: INK.limewash } })
    .composite([
      { input: cut, ...placeOf(layout.picture, lang) },
      { input: panel, ...placeOf(layout.panel, lang) },
    ])
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
