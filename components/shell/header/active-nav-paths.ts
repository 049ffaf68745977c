import { LANGS, type Lang } from '@/content/lang';
import { navigation } from '@/content/shell/navigation';
import { canonicalKey, path, ROUTE_KEYS, trail, type PagePath, type RouteKey } from '@/content/routes';

/** Which page stands under which is the same in every language. */
const menu = navigation[LANGS[0]];

const same = (a: RouteKey, b: RouteKey) => canonicalKey(a) === canonicalKey(b);

const menuKeys = menu.flatMap((item) => [item.to, ...(item.children ?? []).map((child) => child.to)]);

/** A page that stands in a menu belongs there; every other to the deepest page above it that does. */
function homeOf(key: RouteKey): RouteKey | undefined {
  const listed = (step: RouteKey) => menuKeys.find((entry) => same(entry, step));
  return trail(key)
    .map(listed)
    .findLast((entry) => entry !== undefined);
}

/** Pages other than itself on which a menu entry is marked as the place where the visitor is. */
export function pathsWithin(entry: RouteKey, lang: Lang): PagePath[] {
  const below = menu.find((item) => item.to === entry)?.children ?? [];
  const own = new Set<RouteKey | undefined>([entry, ...below.map((child) => child.to)]);
  return ROUTE_KEYS.filter((key) => key !== entry && own.has(homeOf(key))).map((key) => path(key, lang));
}
