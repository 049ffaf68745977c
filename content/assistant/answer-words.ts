import type { RouteKey } from '@/content/routes';
import type { QuickWords } from './quick-words';

export interface Line {
  text: string;
  /** The page it leads to, and what is chosen there. */
  to?: RouteKey;
  at?: `?${string}`;
  /** An address that is none of ours. */
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
