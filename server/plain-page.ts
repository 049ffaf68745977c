import { company } from '@/content/company';
import { companyWords } from '@/content/company-words';
import { telLink } from '@/content/contact';
import { DIR, type Lang } from '@/content/lang';

/** Text as it may stand in HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

export interface PlainPage {
  lang: Lang;
  title: string;
  /** Below the heading. */
  html: string;
}

// Of app/tokens.css, which may be what cannot be had: limewash, bitumen, kiln.
const PAGE = 'margin:0;background:#f9f5ef;color:#1d1815;font:1.125rem/1.6 system-ui,sans-serif';
const FRAME = 'max-width:40rem;margin:0 auto;padding:3rem 1.25rem';
const HEADING = 'font-size:1.75rem;line-height:1.2';

/** Heading, words, and how to reach the company: what stands in a page that is drawn without the framework. */
export function plainMain({ lang, title, html }: PlainPage): string {
  const reach = `<a href="${telLink(company.phone)}"><bdi>${escaped(company.phone)}</bdi></a><br><a href="mailto:${escaped(company.email)}">${escaped(company.email)}</a>`;
  return `<main lang="${lang}" dir="${DIR[lang]}" style="${FRAME}"><h1 style="${HEADING}">${escaped(title)}</h1>${html}<p>${escaped(companyWords[lang].name)}<br>${reach}</p></main>`;
}

/** The whole of such a page. */
export const plainPage = (page: PlainPage): string =>
  `<!doctype html><html lang="${page.lang}" dir="${DIR[page.lang]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(page.title)}</title></head><body style="${PAGE}">${plainMain(page)}</body></html>`;
