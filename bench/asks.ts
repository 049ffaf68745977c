import { contactForm } from '../content/forms/contact';
import { failureWords } from '../content/shell/messages';
import { IDLE } from '../lib/forms/form-state';
import { hiddenFields } from '../tests/faults/visitors';
import { isDrawn } from '../tests/helpers/browser/drawn';
import { anyAddress } from '../tests/helpers/site/mail-stage';
import type { Ask } from './visitors';

const BOUNDARY = 'bench-boundary';

const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

type Field = readonly [name: string, value: string];

const body = (fields: readonly Field[]) =>
  Buffer.from(`${fields.map(([name, value]) => part(name, value)).join('')}--${BOUNDARY}--\r\n`);

const headers = () => ({ 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...anyAddress() });

const typed = (nth: number): Field[] =>
  Object.entries({ name: 'Bench', email: `b${nth}@villa.example`, phone: '', message: `Bench ${nth}` });

/** Reasons why an enquiry that is right is not taken: a visitor is told, and tries again. */
const TOLD = ['not-saved', 'limits-away', 'busy', 'too-slow'] as const;

/** An enquiry sent without scripts, each time another one from another client. The answer is the whole page. */
export async function enquiries(url: string): Promise<() => Ask> {
  const hidden = await hiddenFields(`${url}/contact-us`);
  let nth = 0;
  return () => ({
    path: '/contact-us',
    method: 'POST',
    headers: headers(),
    body: body([...hidden, ...typed((nth += 1))]),
    isRight: (status, text) => status === 200 && isDrawn(text, contactForm.en.done.title),
    isTold: (status, text) => status === 503 || isDrawn(text, failureWords.en['not-saved'].title),
  });
}

/** The same as a page with scripts sends it, which is what nearly all do. */
export async function scriptedEnquiries(url: string): Promise<() => Ask> {
  const hidden = await hiddenFields(`${url}/contact-us`);
  const action = /"id":"([0-9a-f]+)"/.exec(hidden.map(([, value]) => value).join())?.[1];
  if (!action) throw new Error('The form names no action.');
  let nth = 1e6;
  return () => ({
    path: '/contact-us',
    method: 'POST',
    headers: { ...headers(), 'Next-Action': action, Accept: 'text/x-component' },
    // As React writes the state before and the form that was sent.
    body: body([
      ...typed((nth += 1)).map(([name, value]): Field => [`_1_${name}`, value]),
      ['0', `[${JSON.stringify(IDLE)},"$K1"]`],
    ]),
    isRight: (status, text) => status === 200 && text.includes('"status":"done"'),
    isTold: (status, text) => status === 503 || TOLD.some((code) => text.includes(`"code":"${code}"`)),
  });
}

/** A sign-in of somebody who has no account, from another client each time. It is judged like any other. */
export const signIns = (): (() => Ask) => {
  let nth = 0;
  return () => {
    nth += 1;
    return {
      path: '/api/auth/login',
      method: 'POST',
      headers: { 'content-type': 'application/json', ...anyAddress() },
      body: Buffer.from(JSON.stringify({ email: `nobody${nth}@villa.example`, password: 'wrong-password' })),
      isRight: (status) => status === 401,
      isTold: (status) => status === 429 || status === 503,
    };
  };
};

export const page = (path: string) => (): Ask => ({ path });
