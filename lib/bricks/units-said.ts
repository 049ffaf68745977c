import type { Brick } from '@/content/catalogue/bricks';
import type { Lang } from '@/content/lang';
import { yamamaBricksPage } from '@/content/pages/catalogue/yamama-bricks';
import { unitsBothWays } from './units-per-square-metre';
import { fill } from '@/lib/site/fill';

/** `11.6 to 12.5`, as long as it is not known whether the joint is in a nominal size; null for what covers no wall. */
export function unitsSaid(brick: Brick, lang: Lang): string | null {
  const both = unitsBothWays(brick);
  if (!both) return null;
  const [least, most] = both;
  return least === most ? least : fill(yamamaBricksPage[lang].units.range, { least, most });
}
