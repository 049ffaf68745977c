import type { Lang } from '@/content/lang';
import { pictureAlt } from '@/content/pictures/alts';
import type { PictureId } from '@/content/pictures/library';
import manifest from '@/content/pictures/manifest.json';
import { mediaUrl } from '@/lib/settings/media';
import {
  candidates,
  type PictureFiles,
  type PictureSources,
} from '@/components/ui/picture/picture-candidates';

interface Measured {
  width: number;
  height: number;
  widths: number[];
  tone: string;
}

/** Looks a picture up in the manifest, its files up to a width in pixels. For pages and server components: it knows every picture. */
export function pictureFiles(id: PictureId, upTo = Infinity): PictureFiles {
  const measured = (manifest as Record<string, Measured>)[id];
  if (!measured) throw new Error(`picture ${id} is not in content/pictures/manifest.json`);
  const { width, height, widths, tone } = measured;
  return {
    avif: widths
      .filter((size) => size <= upTo)
      .map((size) => `${mediaUrl(`/img/${id}-${size}.avif`)} ${size}w`)
      .join(', '),
    webp: mediaUrl(`/img/${id}.webp`),
    width,
    height,
    tone,
  };
}

/** The same with what is to be seen on it. */
export const pictureSources = (id: PictureId, lang: Lang): PictureSources => ({
  alt: pictureAlt(id, lang),
  ...pictureFiles(id),
});

interface Titled {
  title: string;
  picture: PictureId;
}

/** A titled picture as structured data of a gallery asks for it; the size is that of the file, not of its master. */
export function galleryPicture({ title, picture }: Titled, lang: Lang) {
  const sources = pictureSources(picture, lang);
  const { src: file, width, height } = candidates(sources).at(-1)!;
  return { title, alt: sources.alt, file, width, height };
}

export const galleryPictures = (entries: readonly Titled[], lang: Lang) =>
  entries.map((entry) => galleryPicture(entry, lang));
