'use client';

import { preload } from 'react-dom';

interface Props {
  webp: string;
  avif: string;
  sizes: string;
  media?: string;
}

/**
 * Asks for the first picture at the top of the page, so that on a slow line it comes before the scripts. On the
 * client, because what a server component asks for is fetched with a page that is only fetched ahead.
 */
export function FetchEarly({ webp, avif, sizes, media }: Props) {
  preload(webp, {
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
    imageSrcSet: avif,
    imageSizes: sizes,
    media,
  });
  return null;
}
