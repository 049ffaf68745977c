import { CONTACT_FORM } from '../content/forms/contact';
import { hiddenFields } from '../tests/faults/visitors';
import { anyAddress } from '../tests/helpers/mail-stage';
import type { Ask } from './visitors';

const BOUNDARY = 'bench-boundary';

const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** An enquiry sent without scripts, each time another one from another client. */
export async function enquiries(url: string): Promise<() => Ask> {
  const hidden = await hiddenFields(`${url}/contact-us`);
  let nth = 0;
  return () => {
    nth += 1;
    const fields = [
      ...hidden,
      ...Object.entries({
        name: 'Bench',
        email: `b${nth}@villa.example`,
        phone: '',
        message: `Bench ${nth}`,
      }),
    ];
    const body = `${fields.map(([name = '', value = '']) => part(name, value)).join('')}--${BOUNDARY}--\r\n`;
    return {
      path: '/contact-us',
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...anyAddress() },
      body: Buffer.from(body),
      isRight: (status, text) => status === 200 && text.includes(CONTACT_FORM.done.title),
    };
  };
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
      // Refused, or told to come back in a moment: never a failure.
      isRight: (status) => status === 401 || status === 429 || status === 503,
    };
  };
};

export const page = (path: string) => (): Ask => ({ path });
