import type { Paper } from './paper';

/** Where a drawing stands, in points from the left and from the top. */
interface Place {
  left: number;
  top: number;
  width: number;
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
const number = (tag: string, name: string, otherwise = 0): number =>
  Number(attribute(tag, name) ?? otherwise);

/** Width and height of a drawing in its own units. */
export function sizeOfDrawing(svg: string): { width: number; height: number } {
  const [, , width, height] = (attribute(svg, 'viewBox') ?? '0 0 1 1').split(' ').map(Number);
  return { width: width!, height: height! };
}

/** Signs that no font of ours holds. */
const inLetters = (text: string) => text.replaceAll('≈', '~').replaceAll('&amp;', '&');

function drawPath({ pdf }: Paper, tag: string): void {
  const shape = attribute(tag, 'd');
  const [fill, stroke] = [attribute(tag, 'fill'), attribute(tag, 'stroke')];
  if (!shape || (!fill && !stroke)) return;
  pdf
    .lineWidth(number(tag, 'stroke-width', 1))
    .lineJoin('round')
    .path(shape);
  if (fill && stroke) pdf.fillAndStroke(fill, stroke);
  else if (fill) pdf.fill(fill);
  else pdf.stroke(stroke);
}

function drawText({ pdf }: Paper, tag: string, text: string): void {
  const [x, y, size] = [number(tag, 'x'), number(tag, 'y'), number(tag, 'font-size')];
  const words = inLetters(text);
  pdf.save();
  if (attribute(tag, 'transform')?.startsWith('rotate(-90')) pdf.rotate(-90, { origin: [x, y] });
  pdf
    .font('text')
    .fontSize(size)
    .fillColor(attribute(tag, 'fill') ?? '#000000');
  const left = attribute(tag, 'text-anchor') === 'middle' ? x - pdf.widthOfString(words) / 2 : x;
  pdf.text(words, left, y, { lineBreak: false, baseline: 'alphabetic' });
  pdf.restore();
}

/**
 * A drawing of our studio in lines, not in dots: paths, one clip for all that is cut, and letters, as studio/sheets
 * writes them. No other SVG is understood.
 */
export function drawPlainDrawing(paper: Paper, svg: string, { left, top, width }: Place): void {
  const { pdf } = paper;
  const size = sizeOfDrawing(svg);
  const clip = attribute(/<clipPath[^>]*>\s*(<path[^>]*>)/.exec(svg)?.[1] ?? '', 'd');
  const root = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const shapes = svg.replace(/<clipPath[\s\S]*?<\/clipPath>/g, '');
  pdf
    .save()
    .translate(left, top)
    .scale(width / size.width);
  for (const [, tag, text] of shapes.matchAll(/(<(?:path|text)\b[^>]*>)([^<]*)/g)) {
    const isCut = clip && attribute(tag!, 'clip-path');
    if (isCut) pdf.save().path(clip).clip();
    // What the root says holds for all that say nothing else.
    if (tag!.startsWith('<text')) drawText(paper, `${tag} ${root}`, text!);
    else drawPath(paper, tag!);
    if (isCut) pdf.restore();
  }
  pdf.restore();
}
