import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { DIR, type Lang } from '@/content/lang';
import { linesOf, segmentsOf } from './segments';

/** A4 and its margins in points, 72 to the inch. */
export const A4 = { width: 595.28, height: 841.89, margin: 40 } as const;

type Hand = 'text' | 'strong' | 'title';

/** Files of app/fonts: subsets with the letters of Latin-1, and of Arabic. */
export const FONTS = {
  ltr: { text: 'archivo-text', strong: 'archivo-strong', title: 'archivo-wide' },
  rtl: { text: 'alexandria-text', strong: 'alexandria-strong', title: 'alexandria-strong' },
} as const satisfies Record<'ltr' | 'rtl', Record<Hand, string>>;

/** Of letters that join none are drawn as one that read as two: programs that copy them would turn those round. */
const APART = {
  features: { liga: false, mark: false, mkmk: false } as object as PDFKit.Mixins.OpenTypeFeatures[],
};

/** Height of a line over the size of its letters: Arabic has marks above and below. */
const LINE = { ltr: 1.35, rtl: 1.6 } as const;

const kept = new Map<string, Buffer>();

function fontFile(name: string): Buffer {
  const file = kept.get(name) ?? readFileSync(join(process.cwd(), 'app/fonts', `${name}.ttf`));
  kept.set(name, file);
  return file;
}

/** From the edge at which reading begins, and from the top. */
export interface Box {
  start: number;
  top: number;
  width: number;
}

export interface Lettering {
  hand: Hand;
  size: number;
  colour: string;
}

interface Told {
  title: string;
  subject: string;
  author: string;
  /** What day the sheet says: two that say the same are the same file. */
  date: Date;
}

/**
 * One sheet of paper in a language: places are counted from the edge at which reading begins, so that one layout
 * serves both directions. Its parts are tagged, for who has it read out.
 */
export class Paper {
  readonly pdf: PDFKit.PDFDocument;
  private readonly dir: 'ltr' | 'rtl';
  private part: PDFKit.PDFStructureElement;

  constructor(lang: Lang, { title, subject, author, date }: Told) {
    this.dir = DIR[lang];
    this.pdf = new PDFDocument({
      size: [A4.width, A4.height],
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang,
      displayTitle: true,
      info: { Title: title, Subject: subject, Author: author, CreationDate: date, ModDate: date },
    });
    for (const [hand, file] of Object.entries(FONTS[this.dir])) this.pdf.registerFont(hand, fontFile(file));
    this.part = this.pdf.struct('Document');
    this.pdf.addStructure(this.part);
  }

  /** A part of the sheet as it is read out. */
  tag(kind: string, draw: () => void, alt?: string): void {
    this.part.add(this.pdf.struct(kind, alt ? { alt } : {}, draw));
  }

  /** A part whose whole box leads to an address. */
  lead(url: string, { start, top, width, height }: Box & { height: number }, draw: () => void): void {
    const link = this.pdf.struct('Link');
    this.part.add(link);
    link.add(draw);
    // Its types do not know that a link belongs to a part of the sheet.
    const part = { structParent: link } as object as PDFKit.Mixins.AnnotationOption;
    this.pdf.link(this.left({ start, width }), top, width, height, url, part);
    link.end();
  }

  /** Several parts that belong together: a table, one of its rows. */
  group(kind: string, draw: () => void): void {
    const [outer, inner] = [this.part, this.pdf.struct(kind)];
    outer.add(inner);
    this.part = inner;
    draw();
    inner.end();
    this.part = outer;
  }

  /** What is for the eye alone. */
  unread(draw: () => void): void {
    this.pdf.markContent('Artifact');
    draw();
    this.pdf.endMarkedContent();
  }

  /** The left edge of something. */
  left = ({ start, width }: Pick<Box, 'start' | 'width'>): number =>
    this.dir === 'rtl' ? A4.width - start - width : start;

  rule({ start, top, width }: Box, { colour, thick }: { colour: string; thick: number }): void {
    this.unread(() => this.pdf.rect(this.left({ start, width }), top, width, thick).fill(colour));
  }

  /** How wide the widest word of a text is: a column narrower than that would be left. */
  widest(text: string, look: Lettering): number {
    this.pdf.font(look.hand).fontSize(look.size);
    return Math.max(...text.split(' ').map((word) => this.pdf.widthOfString(word)));
  }

  /** How high a text becomes. */
  height(text: string, width: number, look: Lettering): number {
    return this.lines(text, width, look).length * look.size * LINE[this.dir];
  }

  /** Draws a text from the top of its box, and says how high it became. */
  write(text: string, box: Box, look: Lettering): number {
    const step = look.size * LINE[this.dir];
    const lines = this.lines(text, box.width, look);
    lines.forEach((line, at) => this.line(line, { ...box, top: box.top + at * step }, look));
    return lines.length * step;
  }

  private lines(text: string, width: number, look: Lettering): string[] {
    this.pdf.font(look.hand).fontSize(look.size);
    return linesOf(text, width, (part) =>
      segmentsOf(part, this.dir).reduce(
        (sum, segment) => sum + this.pdf.widthOfString(segment.text, APART),
        0,
      ),
    );
  }

  private line(text: string, { start, top, width }: Box, { size, colour }: Lettering): void {
    // The space tells programs that copy the text where the next line begins.
    const segments = segmentsOf(this.dir === 'rtl' ? `${text} ` : text, this.dir).map((segment) => ({
      ...segment,
      width: this.pdf.widthOfString(segment.text, APART),
    }));
    const whole = segments.reduce((sum, segment) => sum + segment.width, 0);
    const from = this.dir === 'rtl' ? this.left({ start, width }) + width - whole : start;
    const down = top + (size * (LINE[this.dir] - 1)) / 2;
    this.pdf.fillColor(colour);
    // In reading order, as programs that copy the text expect it.
    for (const segment of segments) {
      const before = segments
        .filter(({ place }) => place < segment.place)
        .reduce((sum, one) => sum + one.width, 0);
      this.pdf.text(segment.text, from + before, down, { lineBreak: false, ...APART });
    }
  }

  /** The file, once nothing more is drawn. */
  async end(): Promise<Buffer> {
    const parts: Buffer[] = [];
    this.pdf.on('data', (part: Buffer) => parts.push(part));
    const ended = new Promise<void>((resolve, reject) => {
      this.pdf.on('end', resolve);
      this.pdf.on('error', reject);
    });
    this.part.end();
    this.pdf.end();
    await ended;
    return Buffer.concat(parts);
  }
}
