import { INK } from '@/lib/site/mark';
import type { DataSheet } from './data-sheet';
import { FOOT, GAP, STRONG, TEXT, WIDTH, type Frame } from './look';
import { A4, type Paper } from './paper';

/** From the line over the title to the first question. */
const HEAD = 24;

function head(paper: Paper, title: string, { top, width }: Frame): void {
  paper.rule({ start: A4.margin, top, width }, { colour: INK.bitumen, thick: 1 });
  paper.tag('H2', () => {
    paper.write(title, { start: A4.margin, top: top + 6, width }, { ...STRONG, size: 9.6 });
  });
}

/** What buyers ask: in two columns where there is the width of the sheet, and as far as there is room. */
export function drawQuestions(
  paper: Paper,
  { title, items }: DataSheet['questions'],
  { top, width }: Frame,
): void {
  const columns = width < WIDTH ? 1 : 2;
  const each = (width - (columns - 1) * GAP) / columns;
  let next = top + HEAD;
  for (let at = 0; at < items.length; at += columns) {
    const line = items.slice(at, at + columns);
    const heights = line.map(
      ({ ask, answer }) => paper.height(ask, each, STRONG) + paper.height(answer, each, TEXT) + 8,
    );
    const end = next + Math.max(...heights);
    if (end > FOOT) return;
    if (at === 0) head(paper, title, { top, width });
    line.forEach(({ ask, answer }, column) => {
      const box = { start: A4.margin + column * (each + GAP), top: next, width: each };
      paper.tag('P', () => {
        const asked = paper.write(ask, box, STRONG);
        paper.write(answer, { ...box, top: next + asked }, TEXT);
      });
    });
    next = end;
  }
}
