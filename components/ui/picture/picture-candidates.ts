/** The files of one picture. */
export interface PictureFiles {
  /** Candidates for `srcset`, AVIF. */
  avif: string;
  /** For browsers without AVIF. */
  webp: string;
  /** Pixels of the master. */
  width: number;
  height: number;
  /** Average colour: the ground until the picture has arrived. */
  tone: string;
}

/** All a browser needs to show one picture: plain data, so a page can hand it to a client component. */
export interface PictureSources extends PictureFiles {
  /** What is to be seen on it. */
  alt: string;
}

interface Candidate {
  src: string;
  width: number;
  height: number;
}

/** The files a picture is served as, smallest first, with their size in pixels. */
export const candidates = ({ avif, width, height }: PictureFiles): Candidate[] =>
  avif.split(', ').map((entry) => {
    const [src = '', size = ''] = entry.split(' ');
    const pixels = Number.parseInt(size, 10);
    return { src, width: pixels, height: Math.round((pixels * height) / width) };
  });

/** Address of the largest file of a picture. */
export const largestFile = (sources: PictureFiles): string => candidates(sources).at(-1)!.src;
