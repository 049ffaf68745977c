const REGION = /<section\b(?![^>]*\saria-label=)([^>]*\saria-labelledby="([^"]+)"[^>]*)>/g;

/** The text of the element with an id, its tags taken out; nothing where there is none. */
function textOf(id: string, html: string): string | undefined {
  const found = new RegExp(
    `<(\\w+)\\b[^>]*\\sid="${id.replace(/[^\w-]/g, '\\$&')}"[^>]*>([\\s\\S]*?)</\\1>`,
  ).exec(html)?.[2];
  const text = found?.replace(/<!--[\s\S]*?-->|<[^>]+>/g, '').trim();
  return text ? text.replaceAll('"', '&quot;') : undefined;
}

/**
 * The page with each region that a heading names named in itself too. While a part of a page is not drawn yet
 * (scripts/page-boot/drawn-later.js) Chrome knows no text of it, and a region would be nameless for that moment.
 */
export const withRegionNames = (html: string): string =>
  html.replace(REGION, (region, attributes: string, id: string) => {
    const name = textOf(id, html);
    return name ? `<section aria-label="${name}"${attributes}>` : region;
  });
