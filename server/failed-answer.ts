import type { ServerResponse } from 'node:http';
import { localPath, langOfAddress } from '@/content/local-path';
import { ERROR_HEADING } from '@/content/shell/error-heading';
import { errorInArabic } from '@/content/shell/messages-of-errors.ar';
import { errorInEnglish } from '@/content/shell/messages-of-errors.en';
import { pathOf } from './request/address';
import { escaped, plainMain, plainPage, type PlainPage } from './plain-page';
import { replaceAnswer } from './replace-answer';
import { isRouterData } from './router-headers';
import type { Exchange } from './static/static-answers';

const WORDS = { en: errorInEnglish, ar: errorInArabic };

/** Whether somebody looks at what is answered, and no script or picture waits for it. */
export const isForReading = ({ method, headers, url }: Exchange['request']): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !isRouterData(headers) &&
  !url!.startsWith('/api/') &&
  /text\/html/i.test(headers.accept ?? '');

function failed(url: string): PlainPage {
  const lang = langOfAddress(pathOf(url));
  const { text, again, home } = WORDS[lang];
  const links = `<p><a href="${escaped(url)}">${again}</a> · <a href="${localPath('/', lang)}">${home}</a></p>`;
  return { lang, title: ERROR_HEADING[lang], html: `<p>${escaped(text)}</p>${links}` };
}

/** What a visitor reads where a page failed altogether. */
export const failedPage = ({ url }: Exchange['request']): Buffer => Buffer.from(plainPage(failed(url!)));

const typeOf = (response: ServerResponse) => String(response.getHeader('content-type') ?? '');

/**
 * The framework answers a page that fails with a document that is empty until its scripts have drawn our screen, or with
 * two English words. The first gets the same words for whoever has no scripts, the second is replaced.
 */
export function tellOfFailure({ request, response }: Exchange): void {
  if (!isForReading(request)) return;
  const isDrawnByScripts = () =>
    typeOf(response).startsWith('text/html') && !response.hasHeader('x-nextjs-prerender');
  replaceAnswer(response, () => {
    const { statusCode: status } = response;
    if (status < 500) return null;
    if (isDrawnByScripts()) return { after: `<noscript>${plainMain(failed(request.url!))}</noscript>` };
    return { status, type: 'text/html; charset=utf-8', body: failedPage(request) };
  });
}
