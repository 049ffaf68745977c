import type { Lang } from '@/content/lang';
import { localPath, withoutLang } from '@/content/local-path';

const HERE = 'http://site.invalid';
/** UTF-16 units of an address of this site at most: it is written into other addresses and into headers. */
const MAX_LENGTH = 2_000;

/** Where to go after signing in: a page of this site, whatever was asked for; home in `lang` where it is none. */
export function safeCallback(asked: string | null | undefined, lang: Lang): string {
  const home = localPath('/', lang);
  if (!asked?.startsWith('/') || asked.length > MAX_LENGTH || /[\\\p{Cc}]/u.test(asked)) return home;
  try {
    const { origin, pathname, search, hash } = new URL(asked, HERE);
    if (origin !== HERE || pathname.startsWith('//')) return home;
    const isNoPage = /^\/(api|login|logout|register)(\/|$)/.test(withoutLang(pathname));
    return isNoPage ? home : pathname + search + hash;
  } catch {
    return home;
  }
}
