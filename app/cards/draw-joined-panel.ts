import 'server-only';
import { join } from 'node:path';
import sharp from 'sharp';
import { companyWords } from '@/content/company-words';
import type { Lang } from '@/content/lang';
import { INK, MARK } from '@/lib/site/mark';

interface Layout {
  panel: { width: number; height: number };
  title: { width: number; lines: number; size: number };
  /** Pixels above the title. */
  head: number;
  /** Pixels from the edge at which the title begins. */
  inset: number;
}

const FAMILY = 'Alexandria';
const NOTE_SIZE = 24;
const FOOT = 40;
/** Height of a line over the size of its letters, with their marks above and below. */
const LINE = 1.45;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Otherwise the first letter decides which way a line runs, and many a product has a name in Latin letters. */
const FROM_THE_RIGHT = '\u200f';

interface Lettering {
  size: number;
  width: number;
  colour: string;
}

/** Words in letters that join, shaped by Pango: https://sharp.pixelplumbing.com/api-constructor, `text`. */
const letters = (words: string, { size, width, colour }: Lettering) => {
  const text = `<span foreground="${colour}">${FROM_THE_RIGHT}${escaped(words)}</span>`;
  return sharp({
    text: {
      text,
      font: [FAMILY, size].join(' '),
      fontfile: join(process.cwd(), 'app/fonts/alexandria-title.ttf'),
      width,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
};

/** The title as large as its box allows, two pixels smaller at a time. */
async function fitted(words: string, { width, lines, size }: Layout['title']) {
  for (let tried = size; tried > NOTE_SIZE; tried -= 2) {
    const drawn = await letters(words, { size: tried, width, colour: INK.bitumen });
    if (drawn.info.height <= lines * tried * LINE && drawn.info.width <= width) return drawn;
  }
  return letters(words, { size: NOTE_SIZE, width, colour: INK.bitumen });
}

const mark = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="45" viewBox="${MARK.viewBox}" fill="none" stroke="${INK.terracotta}" stroke-width="${MARK.stroke}"><path d="${MARK.path}"/></svg>`,
);

/**
 * The part of a card that says who speaks, and of what, from right to left, as a PNG. Apart from the other: what sets
 * those letters takes Arabic ones apart (https://github.com/vercel/satori/issues/74).
 */
export async function drawJoinedPanel(words: string, lang: Lang, layout: Layout): Promise<Buffer> {
  const { panel, title, head, inset } = layout;
  const [heading, note] = await Promise.all([
    fitted(words, title),
    letters(companyWords[lang].name, { size: NOTE_SIZE, width: title.width, colour: INK.soft }),
  ]);
  const atStart = (width: number) => panel.width - inset - width;
  return sharp({ create: { ...panel, channels: 3, background: INK.limewash } })
    .composite([
      { input: mark, left: panel.width - 64 - 96, top: head + 4 },
      { input: heading.data, left: atStart(heading.info.width), top: head },
      {
        input: note.data,
        left: atStart(note.info.width),
        top: panel.height - FOOT - note.info.height,
      },
    ])
    .png()
    .toBuffer();
}
