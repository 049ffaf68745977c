const HERE = 'http://site.invalid';
/** UTF-16 units of an address of this site at most: it is written into other addresses and into headers. */
const MAX_LENGTH = 2_000;

/** Where to go after signing in: a page of this site, whatever was asked for. */
export function safeCallback(asked: string | null | undefined, otherwise = '/'): string {
  if (!asked?.startsWith('/') || asked.length > MAX_LENGTH || /[\\\p{Cc}]/u.test(asked)) return otherwise;
  try {
    const { origin, pathname, search, hash } = new URL(asked, HERE);
    if (origin !== HERE || pathname.startsWith('//')) return otherwise;
    const isNoPage = /^\/(api|login|logout|register)(\/|$)/.test(pathname);
    return isNoPage ? otherwise : pathname + search + hash;
  } catch {
    return otherwise;
  }
}
