import type { PictureSources } from '@/components/ui/picture/picture-candidates';
import type { PagePath } from '@/content/routes';

/** One event, as its card and its dialog show it. */
export interface NewsItem {
  id: string;
  title: string;
  /** Its description in one sentence, on the card. */
  summary?: string;
  description: string;
  date: string;
  picture: PictureSources;
  on?: { text: string; href: PagePath };
}
