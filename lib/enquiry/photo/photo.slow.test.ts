import sharp from 'sharp';
import { photoOf } from './photo';

const large = () =>
  sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#a54' } }).jpeg({ quality: 20 });

test.each([
  ['JPEG', () => large().toBuffer()],
  ['progressive JPEG', () => large().jpeg({ quality: 20, progressive: true }).toBuffer()],
  ['PNG', () => large().png().toBuffer()],
])('a photograph of 48 megapixels is taken: %s', async (_name, make) => {
  const form = new FormData();
  form.set('photo', new Blob([Uint8Array.from(await make())]));
  const photo = await photoOf(form, 'one');
  expect(photo).toBeInstanceOf(Uint8Array);
  const { width, height } = await sharp(photo as Uint8Array).metadata();
  expect([width, height]).toEqual([2048, 1536]);
});

test('more than 52 megapixels, and a side above 16,384 pixels, are refused', async () => {
  for (const [width, height] of [
    [8000, 7000],
    [16_400, 10],
  ] as const) {
    const form = new FormData();
    const file = await large().resize(width, height, { fit: 'fill' }).toBuffer();
    form.set('photo', new Blob([Uint8Array.from(file)]));
    expect(await photoOf(form, 'one')).toBe('refused');
  }
});
