import sharp from 'sharp';
import { sampleHouse } from '@/content/media/sample-house';
import { givePixelCanvas } from '@/tests/helpers/pictures/pixel-canvas';
import { answerTo } from './answer-to';
import { createEngine } from './engine';

givePixelCanvas();

/** Small, as loops over pixels are slow in a test. */
const WIDTH = 660;

const file = async (width = WIDTH) =>
  new Blob([
    new Uint8Array(
      await sharp(`public/img/${sampleHouse.picture}.webp`)
        .resize(width)
        .jpeg()
        .withExif({ IFD0: { Copyright: 'Secret place' }, IFD3: { GPSLatitude: '25/1 20/1 0/1' } })
        .toBuffer(),
    ),
  ]);
const bytesOf = async (blob: Blob | null) => Buffer.from(await blob!.arrayBuffer());
const caption = { title: 'Tile', note: 'Illustration', aside: 'here', direction: 'ltr' } as const;
const [main] = sampleHouse.planes;
const planes = [
  { ...main!, corners: main!.corners.map(({ x, y }) => ({ x: (x * WIDTH) / 1024, y: (y * WIDTH) / 1024 })) },
];
const marks = { planes, strokes: [], findsObstacles: true };

test('a photograph is opened, looked at, laid and saved, and nothing of the camera is in what is saved', async () => {
  const engine = createEngine();
  const given = await file();
  expect((await bytesOf(given)).includes('Secret place')).toBe(true);
  const opened = await engine.open({ file: given });
  expect(opened).toMatchObject({ ok: true, size: { width: WIDTH, height: 440 } });

  const { plane, moved } = await engine.snap({ planes, only: 0 });
  expect(plane.corners).toHaveLength(main!.corners.length);
  expect(moved).toBeLessThan(20);

  const looked = await engine.look(marks);
  expect(looked.reasons).toEqual([]);
  expect(looked.veil).toMatchObject({ width: looked.frame.width, height: looked.frame.height });
  const laid = await engine.lay({ hexes: ['#4a4b4e'] });
  expect(laid.reasons).toEqual([]);
  expect(laid.patch).toMatchObject({ width: looked.frame.width, height: looked.frame.height });

  const saved = await bytesOf(await engine.save({ hexes: ['#4a4b4e'], caption }));
  const { format, width, height, exif } = await sharp(saved).metadata();
  // The picture and the strip under it.
  expect({ format, width, height, exif }).toEqual({
    format: 'jpeg',
    width: WIDTH,
    height: 440 + 50,
    exif: undefined,
  });
  expect(saved.includes('Secret place')).toBe(false);
  const copy = await engine.copy({ maxBytes: 20_000 });
  expect(copy!.size).toBeLessThanOrEqual(20_000);
});

test('what cannot be used is told by a code, and nothing is laid without a roof', async () => {
  const engine = createEngine();
  await expect(engine.open({ file: await file(600) })).resolves.toEqual({ ok: false, unfit: 'small' });
  await expect(engine.open({ file: new Blob(['%PDF-1.7']) })).resolves.toEqual({
    ok: false,
    unfit: 'notImage',
  });
  await expect((async () => engine.lay({ hexes: ['#4a4b4e'] }))()).rejects.toThrow('no photograph');
});

test('a roof that is brushed away is told as that; another fault is not', async () => {
  const engine = createEngine();
  const look = (of: typeof marks) => answerTo(engine, { id: 1, ask: 'look', of });
  expect(await look(marks)).toMatchObject({ fault: 'no photograph', isNothingLeft: false });
  await engine.open({ file: await file() });
  expect(await look({ ...marks, planes: [] })).toMatchObject({ fault: 'no corner', isNothingLeft: true });
  const nowhere = planes.map((plane) => ({ ...plane, corners: plane.corners.map(() => ({ x: 9, y: 9 })) }));
  expect(await look({ ...marks, planes: nowhere })).toMatchObject({
    fault: 'no roof is left',
    isNothingLeft: true,
  });
});
