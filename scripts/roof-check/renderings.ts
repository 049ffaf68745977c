import sharp from 'sharp';
import { seenIn, type Weights } from '@/lib/roof-check/network';
import { square } from '@/lib/roof-check/pixels';
import type { Measured } from './measure';
import scenes from './scenes.json';

const FOLDER = 'public/img';
/** Longest side, in px, of what is looked at: that of the page's own copy. */
const COPY = 512;

/** What the network says of a picture in a file or in memory. */
export async function logitOfPicture(weights: Weights, input: string | Buffer): Promise<number> {
  const { data, info } = await sharp(input)
    .autoOrient()
    .resize(COPY, COPY, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return seenIn(weights, square({ data, width: info.width, height: info.height }, weights.side)).logit;
}

/** The site's own renderings that nothing was learnt from, at most so many of a scene, by the first word of the scene. */
export const unseenRenderings = (perScene: number) =>
  scenes
    .filter(({ split }) => split === 'test')
    .flatMap(({ scene, isRoof, pictures }) =>
      pictures
        .slice(0, perScene)
        .map((id) => ({ kind: scene.split(' ')[0]!, isRoof, file: `${FOLDER}/${id}.webp` })),
    );

export async function measuredRenderings(weights: Weights, perScene: number): Promise<Measured[]> {
  const out: Measured[] = [];
  for (const { file, ...picture } of unseenRenderings(perScene))
    out.push({ ...picture, logit: await logitOfPicture(weights, file) });
  return out;
}
