import type { ReactNode } from 'react';
import type { PictureSources } from './picture-candidates';

/** One picture of a lightbox. */
export interface LightboxItem {
  id: string;
  title: string;
  /** How its card says the title, on two lines. */
  lines?: readonly [name: string, note: string];
  picture: PictureSources;
  /** Where to go on from what it shows; stands under its card and under the large picture. */
  onward?: ReactNode;
}
