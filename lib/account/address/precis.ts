import { domainToASCII, domainToUnicode } from 'node:url';

/* Addresses as PRECIS compares them: RFC 8264 and the profile UsernameCaseMapped of RFC 8265. On the server only. */

const ALLOWED = /^[\x21-\x7e\p{Ll}\p{Lu}\p{Lo}\p{Lm}\p{Nd}\p{Mn}\p{Mc}]+$/u;
const OLD_HANGUL = /[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u;
const RIGHT_TO_LEFT = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;
const LEFT_TO_RIGHT = /(?![\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}])\p{L}/u;

const oneWidth = (text: string) => text.replace(/[\uff01-\uffef]/g, (sign) => sign.normalize('NFKC'));

function localKey(typed: string): string | null {
  const local = oneWidth(typed).toLowerCase().normalize('NFC');
  const isIdentifier = ALLOWED.test(local) && !OLD_HANGUL.test(local) && local.normalize('NFKC') === local;
  const isOneWay = !(RIGHT_TO_LEFT.test(local) && LEFT_TO_RIGHT.test(local));
  return isIdentifier && isOneWay ? local : null;
}

/** By UTS 46, as browsers and mail programs read it; in letters, so that it can be read in the database. */
function domainKey(typed: string): string | null {
  const labels = domainToASCII(typed).split('.');
  const letters = labels.map(domainToUnicode);
  // Node 24 leaves a coded label as it is that stands for no letters; Node 22 refuses the whole.
  const isWhole = letters.every((label) => label !== '' && !label.startsWith('xn--'));
  return isWhole ? letters.join('.') : null;
}

/** What two spellings of one address have in common; null of an address that no account can have. */
export function addressKey(email: string): string | null {
  const at = email.lastIndexOf('@');
  const [local, domain] = [localKey(email.slice(0, at)), domainKey(email.slice(at + 1))];
  return local && domain ? `${local}@${domain}` : null;
}
