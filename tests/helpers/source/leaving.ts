import { siteBase } from '@/lib/settings/site';

/** Files and calls of the JSON interface are the same in every language, and so is who the company is. */
const OF_ALL =
  /^\/(api|img|film|documents|download)\/|\.(pdf|avif|webp|png|jpg|svg|mp4|vtt)$|^\/?#organization$/;

/** Whether an address of the site leads out of the second language. */
const isOutside = (address: string) => {
  const at = address.startsWith(siteBase) ? address.slice(siteBase.length) || '/' : address;
  return at.startsWith('/') && !/^\/ar(?=$|[/?#])/.test(at) && !OF_ALL.test(at);
};

const plain = (address: string) => address.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** The page without its links to the same page in another language. */
export const withoutLanguages = (html: string) => html.replace(/<a [^>]*hreflang=[^>]*>.*?<\/a>/gi, '');

/** Addresses of links, forms and structured data of a part of a page that leave the second language. */
export function leavingIn(html: string): string[] {
  const written = [...withoutLanguages(html).matchAll(/\s(?:href|action|formaction)="([^"]*)"/gi)].map(
    ([, at = '']) => plain(at),
  );
  const told = [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].flatMap(
    ([, json = '']) => [...json.matchAll(/"(https?:[^"]*)"/g)].map(([, at = '']) => at),
  );
  return [...written, ...told].filter(isOutside);
}

/** The same of addresses by themselves. */
export const leaving = (addresses: readonly string[]): string[] => addresses.filter(isOutside);
