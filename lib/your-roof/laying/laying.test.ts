import { drawnHouse, pixelOf, plane, ROOF } from '@/tests/helpers/pictures/drawn-roof';
import { checks, refused } from '@/lib/your-roof/checks';
import { mask } from '@/lib/your-roof/marking/mask';
import { place, viewOf } from './camera';
import { toMetres } from './caps';
import { enlarge } from './enlarge';
import { recolour, study } from './recolour';
import { inRows } from './in-rows';

const picture = drawnHouse();
const whole = mask(picture, { planes: [plane(ROOF)], out: [], through: [] });
const roof = { mask: whole, study: study(whole, picture) };
const red = recolour(picture, roof, ['#b4653f']);

test('only the roof changes, to the colour asked for; dark is darker and white lighter than it was', () => {
  expect(pixelOf(red.picture, 300, 260)).toEqual(pixelOf(picture, 300, 260));
  const [r, g, b] = pixelOf(red.picture, 320, 160) as [number, number, number];
  expect(r).toBeGreaterThan(g + 30);
  expect(g).toBeGreaterThan(b + 10);
  const [dark, white] = ['#37383b', '#e3ddd0'].map((hex) => recolour(picture, roof, [hex]));
  const sum = (of: typeof picture) => pixelOf(of, 320, 160).reduce((all, value) => all + value, 0);
  expect(sum(dark!.picture)).toBeLessThan(sum(picture));
  expect(sum(white!.picture)).toBeGreaterThan(sum(picture));
  expect(white!.lift).toBeGreaterThan(1.2);
  expect(dark!.lift).toBeLessThan(0.8);
  expect(() => recolour(picture, roof, ['red'])).toThrow(RangeError);
});

test('from a dark roof to a light tile is told as an estimate, from the same roof to a dark one is not', () => {
  const inRoof = (x: number, y: number) => y >= 110 && y < 200 && x > 320 - y && x < 320 + y;
  const house = drawnHouse((x, y) => (inRoof(x, y) ? [70, 72, 76] : null));
  const planes = [plane(ROOF)];
  const dark = mask(house, { planes, out: [], through: [] });
  const told = (hex: string) => {
    const laid = recolour(house, { mask: dark, study: study(dark, house) }, [hex]);
    return checks(house, { planes, mask: dark }, laid);
  };
  expect(told('#dcd8cf')).toContain('estimate');
  expect(told('#4a4b4e')).not.toContain('estimate');
});

test('rows: an eaves of known length has it in metres, and a course stays within the roof', () => {
  const planes = [{ ...plane(ROOF), metres: 9 }];
  const placed = place(picture, planes, viewOf(picture, planes));
  const [p, q] = [ROOF[0], ROOF[1]].map((corner) => toMetres(placed[0]!, corner));
  expect(Math.hypot(p!.u - q!.u, p!.v - q!.v)).toBeCloseTo(9, 1);
  expect(placed[0]!.pitch).toBeGreaterThanOrEqual(12);
  expect(placed[0]!.pitch).toBeLessThanOrEqual(60);
  const relief = new Uint8Array([128, 128, 128, 128, 128, 128, 40, 40]);
  const laid = inRows(
    { picture, under: red.picture, ...roof, planes, reasons: [] },
    { plate: { width: 2, height: 4, relief, cover: 0.2, gauge: 0.34, bond: 0 }, hexes: ['#b4653f'] },
  );
  expect(pixelOf(laid, 300, 260)).toEqual(pixelOf(picture, 300, 260));
  expect(pixelOf(laid, 320, 160)).not.toEqual(pixelOf(picture, 320, 160));
});

test('a roof marked on a small copy covers the same part of the large picture', () => {
  const { frame, alpha } = enlarge(whole, doubled(picture), 2);
  const at = (x: number, y: number) => alpha[(y - frame.y) * frame.width + x - frame.x]!;
  expect(at(640, 320)).toBe(1);
  expect(at(640, 380)).toBeGreaterThan(0.9);
  expect(at(640, 440)).toBe(0);
  const share = alpha.reduce((sum, value) => sum + value, 0) / 4;
  const before = whole.alpha.reduce((sum, value) => sum + value, 0);
  expect(Math.abs(share / before - 1)).toBeLessThan(0.01);
});

function doubled({ width, height, data }: typeof picture): typeof picture {
  const out = new Uint8ClampedArray(data.length * 4);
  for (let y = 0; y < 2 * height; y++)
    for (let x = 0; x < 2 * width; x++)
      for (let i = 0; i < 4; i++)
        out[(y * 2 * width + x) * 4 + i] = data[((y >> 1) * width + (x >> 1)) * 4 + i]!;
  return { width: 2 * width, height: 2 * height, data: out };
}

test('a roof that is small, a night and a glare are refused; a fair picture is not', () => {
  const planes = [plane(ROOF)];
  expect(checks(picture, { planes, mask: whole })).toEqual([]);
  const tiny = plane([
    { x: 300, y: 150 },
    { x: 330, y: 150 },
    { x: 315, y: 140 },
  ]);
  expect(refused(checks(picture, { planes: [tiny], mask: whole }))).toBe(true);
  const night = { ...picture, data: picture.data.map((v, i) => (i % 4 === 3 ? v : v * 0.12)) };
  expect(checks(night, { planes, mask: whole })).toContain('night');
  const burnt = { ...whole, lab: { ...whole.lab, l: whole.lab.l.map(() => 0.99) } };
  expect(checks(picture, { planes, mask: burnt })).toContain('glare');
  // A colour far from the old one is told as an estimate, and is no reason to refuse.
  const far = checks(picture, { planes, mask: whole }, { lift: 2, clipped: 0 });
  expect(far).toEqual(['estimate']);
  expect(refused(far)).toBe(false);
});
