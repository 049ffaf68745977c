import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_IDS } from '@/content/pictures/library';
import manifest from '@/content/pictures/manifest.json';
import { galleryPicture } from './picture-sources';

/** A few were rendered larger than the largest file that is kept of them; of the others one of twenty. */
const SOME = PICTURE_IDS.filter((id, at) => {
  const entry = (manifest as Record<string, { width: number; widths: number[] }>)[id];
  return entry && (entry.widths.at(-1) !== entry.width || at % 20 === 0);
});

test('structured data states the size of the file that it names', async () => {
  const others: string[] = [];
  for (const picture of SOME) {
    const { file, width, height } = galleryPicture({ title: 'One', picture }, 'en');
    const kept = await sharp(join('public', file)).metadata();
    if (kept.width !== width || kept.height !== height)
      others.push(`${picture}: ${width} × ${height}, the file ${kept.width} × ${kept.height}`);
  }
  expect(others).toEqual([]);
});
