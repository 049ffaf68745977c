import { INK } from '@/lib/site/mark';
import type { DataSheet, SheetFigure } from './data-sheet';
import { HAIRLINE, NOTE, SOFT, STRONG, TEXT, type Frame } from './look';
import { A4, type Lettering, type Paper } from './paper';

/** The least height of a row in points. */
const ROW = 15.4;
/** Between a cell and the next. */
const CELL_GAP = 6;

/** What each column holds, how it is lettered, and its share of the width. */
const COLUMNS = [
  { of: 'label', look: SOFT, share: 0.36 },
  { of: 'value', look: STRONG, share: 0.28 },
  { of: 'unit', look: SOFT, share: 0.12 },
  { of: 'source', look: SOFT, share: 0.24 },
] as const;

const RULES = { head: { colour: INK.bitumen, thick: 1 }, row: { colour: HAIRLINE, thick: 0.5 } } as const;

/** One row, as high as its highest cell; says where it ends. */
function row(
  paper: Paper,
  { figure, kind }: { figure: SheetFigure; kind: keyof typeof RULES },
  frame: Frame,
) {
  const { top, width } = frame;
  const pad = (ROW - paper.height('x', width, SOFT)) / 2;
  let start: number = A4.margin;
  let high = ROW;
  paper.group('TR', () => {
    for (const { of, look, share } of COLUMNS) {
      const box = { start, top: top + pad, width: share * width - CELL_GAP };
      paper.tag(kind === 'head' || of === 'label' ? 'TH' : 'TD', () => {
        if (!figure[of]) return;
        high = Math.max(high, paper.write(figure[of], box, kind === 'head' ? NOTE : look) + 2 * pad);
      });
      start += share * width;
    }
  });
  paper.rule({ start: A4.margin, top: top + high - 0.4, width }, RULES[kind]);
  return top + high;
}

/** Sentences one below the other; says where they end. */
function sentences(
  paper: Paper,
  { said, look }: { said: readonly string[]; look: Lettering },
  { top, width }: Frame,
): number {
  let next = top;
  for (const one of said) {
    const box = { start: A4.margin, top: next + 5, width };
    paper.tag('P', () => {
      next = box.top + paper.write(one, box, look);
    });
  }
  return next;
}

type Told = Pick<DataSheet, 'heads' | 'figures' | 'doubts' | 'note'> & {
  /** What had no room beside the picture. */
  left: readonly string[];
};

/** The specification, what is to be confirmed of it, and what is said in small letters; says where it ends. */
export function drawSpecification(
  paper: Paper,
  { heads, figures, doubts, left, note }: Told,
  { top, width }: Frame,
): number {
  let next = top;
  paper.group('Table', () => {
    next = row(paper, { figure: heads, kind: 'head' }, { top, width });
    for (const figure of figures) next = row(paper, { figure, kind: 'row' }, { top: next, width });
  });
  next = sentences(paper, { said: doubts, look: TEXT }, { top: next, width });
  return sentences(paper, { said: [...left, ...(note ? [note] : [])], look: NOTE }, { top: next, width });
}
