import 'server-only';
import { join } from 'node:path';
import sharp from 'sharp';
import { INK, MARK } from '@/lib/site/mark';
import type { DataSheet } from './data-sheet';
import { FOOT, GAP, NOTE, STRONG, TEXT, WIDTH } from './look';
import { A4, Paper, type Box, type Lettering } from './paper';
import { drawQuestions, placeOfQuestions } from './questions';
import { drawSpecification } from './specification';
import { drawPlainDrawing, sizeOfDrawing } from './plain-drawing';

/** Fine enough for an office printer. */
const DOTS_PER_POINT = 150 / 72;
const SAND_DEEP = '#ded3c3';

const { margin } = A4;
/** The picture at the head, 3:2, and where it begins. */
const OPENING = { top: 72, width: 312, height: 208 } as const;
/** What stands beside the specification. */
const SIDE = 158;
/** Height of a picture there, 3:2; cut to a strip where there is less room. */
const PICTURE = { height: (SIDE * 2) / 3, least: 60 } as const;
/** Between the parts of the sheet. */
const APART = 16;
/** Height of the band of colours. */
const SWATCH = 14;

const HEAVY = { colour: INK.bitumen, thick: 1.2 } as const;

type Part = (paper: Paper, sheet: DataSheet) => void;

/** A picture as large as its frame, as JPEG: the one kind a PDF takes in without packing it anew. */
const cut = (file: string, width: number, height: number) =>
  sharp(join(process.cwd(), 'public', file))
    .resize({ width: Math.round(width * DOTS_PER_POINT), height: Math.round(height * DOTS_PER_POINT) })
    .flatten({ background: SAND_DEEP })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();

const letterhead: Part = (paper, { company, kind }) => {
  const { pdf } = paper;
  const mark = { start: margin, width: 34 };
  paper.unread(() => {
    pdf
      .save()
      .translate(paper.left(mark), 34)
      .scale(mark.width / MARK.width);
    pdf.path(MARK.path).lineWidth(MARK.stroke).stroke(INK.terracotta).restore();
  });
  paper.tag('P', () => {
    paper.write(
      company.brand,
      { start: margin + 44, top: 33, width: 200 },
      { ...STRONG, hand: 'title', size: 13 },
    );
  });
  paper.tag('P', () => {
    paper.write(kind, { start: margin + OPENING.width + GAP, top: 36, width: 180 }, STRONG);
  });
  paper.rule({ start: margin, top: 60, width: WIDTH }, HEAVY);
};

/** Capitals as large as their column holds in four lines. */
function titleLook(paper: Paper, name: string, width: number): Lettering {
  const [MAX_SIZE, MIN_SIZE, MAX_HEIGHT] = [20, 11, 110];
  for (let size = MAX_SIZE; size > MIN_SIZE; size--) {
    const look: Lettering = { hand: 'title', size, colour: INK.bitumen };
    if (paper.widest(name, look) <= width && paper.height(name, width, look) <= MAX_HEIGHT) return look;
  }
  return { hand: 'title', size: MIN_SIZE, colour: INK.bitumen };
}

/** Nominal colours side by side, in reading order. */
function swatch(paper: Paper, tones: readonly string[], { start, top, width }: Box): void {
  const one = width / tones.length;
  paper.unread(() =>
    tones.forEach((tone, at) =>
      paper.pdf.rect(paper.left({ start: start + at * one, width: one }), top, one + 0.2, SWATCH).fill(tone),
    ),
  );
}

/** The picture, and beside it what the product is called and what it is; says what had no room there. */
async function head(
  paper: Paper,
  { opening, name, by, lead, text, tones }: DataSheet,
): Promise<readonly string[]> {
  const { width, height } = OPENING;
  const picture = await cut(opening.file, width, height);
  paper.tag(
    'Figure',
    () => paper.pdf.image(picture, paper.left({ start: margin, width }), OPENING.top, { width, height }),
    opening.alt,
  );
  const column = { start: margin + width + GAP, width: WIDTH - width - GAP };
  let top: number = OPENING.top;
  const look = titleLook(paper, name, column.width);
  paper.tag('H1', () => {
    top += paper.write(name, { ...column, top }, look) + 4;
  });
  if (by)
    paper.tag('P', () => {
      top += paper.write(by, { ...column, top }, { ...STRONG, size: 9.6, colour: INK.soft }) + 6;
    });
  const end = OPENING.top + height - (tones.length > 0 ? 22 : 0);
  const left = [lead, ...text];
  while (left.length > 0 && top + paper.height(left[0]!, column.width, TEXT) <= end) {
    const paragraph = left.shift()!;
    paper.tag('P', () => {
      top += paper.write(paragraph, { ...column, top }, TEXT) + 4;
    });
  }
  if (tones.length > 0) swatch(paper, tones, { ...column, top: OPENING.top + height - SWATCH });
  return left;
}

/** How large a drawing is drawn. */
function drawnSize({ svg }: NonNullable<DataSheet['drawing']>) {
  const { width, height } = sizeOfDrawing(svg);
  const scale = Math.min(SIDE / width, 210 / height);
  return { width, height, scale };
}

/** The drawing, and under it what else is to be seen of the product, as far as there is room. */
async function side(
  paper: Paper,
  { drawing, pictures }: DataSheet,
  { from, end }: { from: number; end: number },
): Promise<void> {
  const start = margin + WIDTH - SIDE;
  let top = from;
  if (drawing) {
    const { width, height, scale } = drawnSize(drawing);
    const box = { start: start + (SIDE - width * scale) / 2, width: width * scale };
    paper.tag(
      'Figure',
      () => drawPlainDrawing(paper, drawing.svg, { left: paper.left(box), top, width: box.width }),
      drawing.alt,
    );
    top += height * scale + 10;
  }
  for (const { file, alt } of pictures) {
    const height = Math.min(PICTURE.height, end - top);
    if (height < PICTURE.least) break;
    const picture = await cut(file, SIDE, height);
    const at = top;
    paper.tag(
      'Figure',
      () => paper.pdf.image(picture, paper.left({ start, width: SIDE }), at, { width: SIDE, height }),
      alt,
    );
    top += height + 8;
  }
}

/** Who it is by, and when; the line that names the page of the product leads there. */
const foot: Part = (paper, { foot: lines, url }) => {
  const heights = lines.map((line) => paper.height(line, WIDTH, NOTE) + 1.5);
  let top = A4.height - margin + 6 - heights.reduce((sum, one) => sum + one, 0);
  paper.rule({ start: margin, top: top - 7, width: WIDTH }, HEAVY);
  lines.forEach((line, at) => {
    const look: Lettering = at === 0 ? { ...NOTE, hand: 'strong', colour: INK.bitumen } : NOTE;
    const box = { start: margin, top, width: WIDTH, height: heights[at]! };
    const write = () => void paper.write(line, box, look);
    if (line.includes(url)) paper.lead(url, box, write);
    else paper.tag('P', write);
    top += box.height;
  });
};

/** The data sheet of a product as PDF: one page A4 with text that can be copied and read out. */
export async function drawDataSheet(sheet: DataSheet): Promise<Buffer> {
  const { title, subject, company, date, lang, drawing, pictures } = sheet;
  const paper = new Paper(lang, { title, subject, author: company.name, date });
  letterhead(paper, sheet);
  const left = await head(paper, sheet);
  const top = OPENING.top + OPENING.height + APART;
  const hasSide = Boolean(drawing) || pictures.length > 0;
  const width = hasSide ? WIDTH - SIDE - GAP : WIDTH;
  const told = drawSpecification(paper, { ...sheet, left }, { top, width });
  const below = { top: told + APART, width };
  const size = drawing && drawnSize(drawing);
  const reach = size ? top + size.height * size.scale + APART : top;
  const place = placeOfQuestions(paper, { questions: sheet.questions, reach }, below);
  drawQuestions(paper, sheet.questions, place);
  await side(paper, sheet, { from: top, end: place.width === width ? FOOT : place.top - APART });
  foot(paper, sheet);
  return paper.end();
}
