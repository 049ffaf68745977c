import type { RouteKey } from '@/content/routes';
import type { QuickWords } from './words';

export interface Line {
  text: string;
  to?: RouteKey;
  href?: string;
}

export interface AnswerPart {
  title?: string;
  lines: readonly Line[];
}

export interface AnswerWords {
  text: string;
  parts: readonly AnswerPart[];
  /** Stands under the lists. */
  end?: string;
  quick: readonly QuickWords[];
}
