import { INK } from '@/lib/site/mark';
import type { DataSheet } from './data-sheet';
import { FOOT, GAP, STRONG, TEXT, WIDTH, type Frame } from './look';
import { A4, type Paper } from './paper';

/** Points by which sums of heights may differ. */
const ROUNDING = 0.01;
/** From the line over the title to the first question. */
const HEAD = 24;

function head(paper: Paper, title: string, { top, width }: Frame): void {
  paper.rule({ start: A4.margin, top, width }, { colour: INK.bitumen, thick: 1 });
  paper.tag('H2', () => {
    paper.write(title, { start: A4.margin, top: top + 6, width }, { ...STRONG, size: 9.6 });
  });
}

type Questions = DataSheet['questions'];

/** In two columns where there is the width of the sheet. */
function columnsIn(width: number): { columns: number; each: number } {
  const columns = width < WIDTH ? 1 : 2;
  return { columns, each: (width - (columns - 1) * GAP) / columns };
}

/** Sizes of their letters: as the rest of the sheet, and smaller where not all have room else. */
const SIZES = [TEXT.size, 7.8, 7.2] as const;

/** Where the questions stand, and how large their letters are. */
interface Place extends Frame {
  size: number;
}

/** Those that stand in one line, with the height they take. */
function linesOf(paper: Paper, { items }: Questions, { width, size }: Omit<Place, 'top'>) {
  const { columns, each } = columnsIn(width);
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, nth) => {
    const line = items.slice(nth * columns, (nth + 1) * columns);
    const heights = line.map(
      ({ ask, answer }) =>
        paper.height(ask, each, { ...STRONG, size }) + paper.height(answer, each, { ...TEXT, size }) + 6,
    );
    return { line, height: Math.max(...heights) };
  });
}

const heightOf = (paper: Paper, questions: Questions, look: Omit<Place, 'top'>) =>
  linesOf(paper, questions, look).reduce((sum, { height }) => sum + height, HEAD);

/**
 * Where the questions stand so that all of them are seen: in the column of the table as long as they have room there,
 * else over the width of the sheet, down to its foot and below what `reach` says stands beside the table.
 */
export function placeOfQuestions(
  paper: Paper,
  { questions, reach }: { questions: Questions; reach: number },
  below: Frame,
): Place {
  const [size] = SIZES;
  if (below.top + heightOf(paper, questions, { ...below, size }) <= FOOT) return { ...below, size };
  const highest = Math.max(below.top, reach);
  const wide = SIZES.map((one) => ({
    top: FOOT - heightOf(paper, questions, { width: WIDTH, size: one }),
    width: WIDTH,
    size: one,
  }));
  return wide.find(({ top }) => top >= highest) ?? { ...wide.at(-1)!, top: highest };
}

/** What buyers ask, as far as there is room. */
export function drawQuestions(paper: Paper, questions: Questions, place: Place): void {
  const { top, width, size } = place;
  const { each } = columnsIn(width);
  let next = top + HEAD;
  for (const [nth, { line, height }] of linesOf(paper, questions, place).entries()) {
    const end = next + height;
    if (end > FOOT + ROUNDING) return;
    if (nth === 0) head(paper, questions.title, { top, width });
    line.forEach(({ ask, answer }, column) => {
      const box = { start: A4.margin + column * (each + GAP), top: next, width: each };
      paper.tag('P', () => {
        const asked = paper.write(ask, box, { ...STRONG, size });
        paper.write(answer, { ...box, top: next + asked }, { ...TEXT, size });
      });
    });
    next = end;
  }
}
