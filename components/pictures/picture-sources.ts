import { PICTURES, type PictureFact, type PictureId } from '@/content/pictures/library';
import manifest from '@/content/pictures/manifest.json';
import { mediaUrl } from '@/lib/core/media';
import { largestFile, type PictureSources } from '@/components/ui/picture-candidates';

interface Measured {
  width: number;
  height: number;
  widths: number[];
  tone: string;
}

/** Looks a picture up in library and manifest. For pages and server components: it knows every picture. */
export function pictureSources(id: PictureId): PictureSources {
  const fact: PictureFact = PICTURES[id];
  const measured = (manifest as Record<string, Measured>)[id];
  if (!measured) throw new Error(`picture ${id} is not in content/pictures/manifest.json`);
  const { width, height, widths, tone } = measured;
  return {
    alt: fact.alt,
    avif: widths.map((size) => `${mediaUrl(`/img/${id}-${size}.avif`)} ${size}w`).join(', '),
    webp: mediaUrl(`/img/${id}.webp`),
    width,
    height,
    tone,
    ...(fact.focus && { position: `${fact.focus[0]}% ${fact.focus[1]}%` }),
  };
}

/** A titled picture as structured data of a gallery asks for it. */
export function galleryPicture({ title, picture }: { title: string; picture: PictureId }) {
  const sources = pictureSources(picture);
  const { alt, width, height } = sources;
  return { title, alt, file: largestFile(sources), width, height };
}
