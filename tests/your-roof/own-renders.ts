import sharp from 'sharp';
import { mask, type Mask } from '@/lib/your-roof/marking/mask';
import { study, type Roof } from '@/lib/your-roof/laying/recolour';
import type { Picture, Plane, Point } from '@/lib/your-roof/picture/types';
import marked from './marks.json';

/* Renderings of our own studio whose roofs were marked by hand. */

export interface Marked extends Roof {
  name: string;
  picture: Picture;
  mask: Mask;
  planes: Plane[];
}

const scaled = (points: readonly Point[], by: number) => points.map(({ x, y }) => ({ x: by * x, y: by * y }));

/** @param side px of the longer side that is worked on @param count how many of them, the first */
export async function ownRenders(side: number, count = marked.length): Promise<Marked[]> {
  return Promise.all(
    marked.slice(0, count).map(async ({ picture: name, width, planes: at, through }) => {
      const { data, info } = await sharp(`public/img/${name}.webp`)
        .resize(side)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const picture = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
      const by = info.width / width;
      const planes = at.map((plane) => ({
        ...plane,
        kind: plane.kind as Plane['kind'],
        corners: scaled(plane.corners, by),
      }));
      const roof = mask(picture, { planes, out: [], through: through.map((line) => scaled(line, by)) });
      return { name, picture, planes, mask: roof, study: study(roof, picture) };
    }),
  );
}
