import { contactForm } from '../../content/forms/contact';
import { isDrawn } from '../helpers/browser/drawn';
import { anyAddress } from '../helpers/site/mail-stage';

const TIMEOUT_MS = 20_000;

const unescape = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** The hidden fields of a form that is written down as HTML. */
export const hiddenFieldsOf = (form: string): [string, string][] =>
  [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]): [string, string] => [
    unescape(/name="([^"]*)"/.exec(input)?.[1] ?? ''),
    unescape(/value="([^"]*)"/.exec(input)?.[1] ?? ''),
  ]);

/** What the contact form of a page without scripts sends beside its fields. */
export async function hiddenFields(url: string): Promise<[string, string][]> {
  const html = await (await fetch(url)).text();
  const form = /<form[^>]*>(?:(?!<\/form>)[\s\S])*name="message"[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
  const hidden = hiddenFieldsOf(form);
  if (!hidden.some(([name]) => name.startsWith('$ACTION'))) throw new Error('No form was found on the page.');
  return hidden;
}

interface Sender {
  message: string;
  email: string;
  /** Who is asking: another client each time unless it is said. */
  client?: Record<string, string>;
}

/** Sends the form as a browser without scripts does. True: the visitor was told that it is stored. */
export async function send(
  url: string,
  hidden: [string, string][],
  { message, email, client = anyAddress() }: Sender,
): Promise<boolean> {
  const form = new FormData();
  for (const [name, value] of hidden) form.append(name, value);
  form.append('name', 'Faults');
  form.append('email', email);
  form.append('phone', '');
  form.append('message', message);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: form,
      headers: client,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.status === 200 && isDrawn(await answer.text(), contactForm.en.done.title);
  } catch {
    return false;
  }
}
