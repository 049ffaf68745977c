import type { ServerResponse } from 'node:http';
import { busyWords } from '@/content/shell/messages';
import { langOfAddress } from '@/content/local-path';
import { BUSY_ANSWER } from '@/lib/forms/form-state';
import { pathOf } from './request/address';
import type { Whole } from '@/server/body/body';
import type { StaticArchive } from './static/static-archive-format';
import { escaped, plainPage } from './plain-page';
import { endAfterBody } from './refusals';

/** Seconds after which to try again. */
const RETRY_AFTER = '5';
const SECRET = /password/i;

/** A field for a file that was left empty; there is nothing of it to send. */
const isEmptyFile = (value: FormDataEntryValue) => typeof value !== 'string' && value.size === 0;

/** What was typed, as hidden fields of a form; null where it cannot be carried: files, passwords, no form. */
async function keptFields({ request, body }: Whole): Promise<string | null> {
  const type = request.headers['content-type'] ?? '';
  if (!body || !type.startsWith('multipart/form-data')) return null;
  try {
    const headers = { 'Content-Type': type };
    const sent = [...(await new Response(new Uint8Array(body), { headers }).formData())];
    const form = sent.filter(([, value]) => !isEmptyFile(value));
    const isKept = form.every(([name, value]) => typeof value === 'string' && !SECRET.test(name));
    if (!isKept) return null;
    return form
      .map(
        ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(String(value))}">`,
      )
      .join('');
  } catch {
    return null;
  }
}

/** A page of words and, where it can be, one button that sends the same once more. Drawn without the framework. */
async function pageFor(sent: Whole): Promise<string> {
  const fields = await keptFields(sent);
  const address = pathOf(sent.request.url!);
  const lang = langOfAddress(address);
  const { again, back, send, reading } = busyWords[lang];
  const isForm = sent.request.method === 'POST';
  const title = isForm ? busyWords[lang].title : reading.title;
  const words = !isForm ? reading.text : fields === null ? back : again;
  const form = `<form method="post" enctype="multipart/form-data" action="${escaped(address)}">${fields}<button>${send}</button></form>`;
  return plainPage({ lang, title, html: `<p>${words}</p>${fields === null ? '' : form}` });
}

async function wordsFor(sent: Whole): Promise<readonly [type: string, text: string]> {
  const { url, headers } = sent.request;
  const address = pathOf(url!);
  const { call } = busyWords[langOfAddress(address)];
  if (address.startsWith('/api/'))
    return ['application/json', JSON.stringify({ success: false, message: call })];
  // A script has words of its own for it; the framework reads this type alone, to the letter.
  if (headers['next-action']) return ['text/plain', BUSY_ANSWER];
  return ['text/html; charset=utf-8', await pageFor(sent)];
}

/**
 * 503 for what found no room in time: nothing of it was begun. Scripts keep the form as it is; without them what was
 * typed comes back in the answer, with a button that sends it.
 */
export async function answerBusy(
  sent: Whole,
  response: ServerResponse,
  base: StaticArchive['base'],
): Promise<void> {
  const [type, text] = await wordsFor(sent);
  const body = Buffer.from(text);
  response.writeHead(503, {
    ...base,
    'Content-Type': type,
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    'Retry-After': RETRY_AFTER,
    ...(!sent.request.complete && { Connection: 'close' }),
  });
  response.write(body);
  endAfterBody({ request: sent.request, response });
}
