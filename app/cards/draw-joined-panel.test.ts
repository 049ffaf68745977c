import sharp from 'sharp';
import { drawJoinedPanel } from './draw-joined-panel';

const LAYOUT = {
  panel: { width: 660, height: 630 },
  title: { width: 420, lines: 4, size: 52 },
  head: 108,
  inset: 200,
};
/** Where lines begin. Pixels. */
const START = LAYOUT.panel.width - LAYOUT.inset;
/** A letter keeps a little room before it. Pixels. */
const BEARING = 6;
/** Letters are far darker than the ground, which is nearly white. */
const INK = 160;

/** Less is a row of dots above or below its letters. Pixels. */
const LOWEST_LINE = 20;

interface Line {
  from: number;
  to: number;
  height: number;
}

/** From where to where each line of the title has ink, in pixels from the left; of a part that begins at `left` alone. */
async function linesOf(title: string, left = 0): Promise<Line[]> {
  const { data, info } = await sharp(await drawJoinedPanel(title, 'ar', LAYOUT))
    .extract({ left, top: LAYOUT.head, width: START + BEARING - left, height: 400 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, y) =>
    Array.from({ length: info.width }, (__, x) => x).filter((x) => data[y * info.width + x]! < INK),
  );
  const lines: Line[] = [];
  let line: Line | null = null;
  for (const row of rows) {
    const [from, to] = [row[0]!, row.at(-1)!];
    if (row.length === 0) {
      line = null;
    } else if (line) {
      line.from = Math.min(line.from, from);
      line.to = Math.max(line.to, to);
      line.height += 1;
    } else {
      line = { from, to, height: 1 };
      lines.push(line);
    }
  }
  return lines.filter(({ height }) => height > LOWEST_LINE);
}

test.each([
  'قرميد فخاري من أربع دول في الإمارات كلها',
  'Alicante،\u200f La Paloma،\u200f إسبانيا',
  'SIGMA موديل 120،\u200f أنظمة التدوير الطبيعي',
])('each line of “%s” begins at the right', async (title) => {
  const lines = await linesOf(title);
  expect(lines.length).toBeGreaterThan(0);
  for (const { to } of lines) expect(START - to).toBeLessThanOrEqual(BEARING);
});

test('a name in Latin letters stands where its line begins', async () => {
  const [name] = await linesOf('BMI');
  const [line] = await linesOf('BMI إيطاليا');
  expect(line!.from).toBeLessThan(name!.from - 60);
  // As high as its capitals: no Arabic word is.
  const [last] = await linesOf('BMI إيطاليا', name!.from - BEARING);
  expect(Math.abs(last!.height - name!.height)).toBeLessThanOrEqual(1);
});
