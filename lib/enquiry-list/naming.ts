import { lineNames } from '@/content/catalogue/listed/line-names';
import type { Lang } from '@/content/lang';
import { roofNaming } from './roof-naming';
import type { Naming } from './shown-line';

/** What lines are named with in a language. On the server, which holds the names itself. */
export function namingIn(lang: Lang): Naming {
  const names = lineNames(lang);
  return { products: names.products, ...roofNaming(lang, names) };
}
