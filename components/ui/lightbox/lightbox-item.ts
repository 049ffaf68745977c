import type { ReactNode } from 'react';
import type { PictureSources } from '@/components/ui/picture/picture-candidates';

/** One picture of a lightbox. */
export interface LightboxItem {
  id: string;
  title: string;
  /** Under the title on its card. */
  note?: string;
  picture: PictureSources;
  /** Where to go on from what it shows: under its card. */
  onward?: ReactNode;
  /** What can be done about it: under the large picture. */
  actions?: ReactNode;
}
