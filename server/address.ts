// No such page, and there never will be.
const NOWHERE = '/-';

// Nearly all targets: nothing in them is to be read another way.
const PLAIN = /^\/[\w/.-]*$/;

const UNRESERVED = /%([46][1-9a-f]|[57][0-9a]|3[0-9]|2d|2e|5f|7e)/gi;

/**
 * The target of a request as the site knows it: letters that need no escape are written plainly
 * (`/%63ontact-us`), and what no page can be called leads to the page for unknown addresses.
 */
export function plainTarget(target: string): string {
  if (PLAIN.test(target)) return target;
  if (!target.startsWith('/')) return NOWHERE;
  const [path = '/', ...query] = target.split('?');
  try {
    decodeURIComponent(path);
  } catch {
    return NOWHERE;
  }
  const plain = path.includes('%')
    ? path.replace(UNRESERVED, (escaped) => decodeURIComponent(escaped))
    : path;
  return query.length > 0 ? `${plain}?${query.join('?')}` : plain;
}

/** The path of a target. */
export function pathOf(target: string): string {
  const mark = target.indexOf('?');
  return mark < 0 ? target : target.slice(0, mark);
}

/** The first value that a target's query has for a name. */
export function queryOf(target: string, name: string): string | null {
  const mark = target.indexOf('?');
  return mark < 0 ? null : new URLSearchParams(target.slice(mark + 1)).get(name);
}
