import 'server-only';
import { dictionary } from '@zxcvbn-ts/language-common';
import { company } from '@/content/company';
import { ACCOUNT_FIELDS } from '@/content/forms/account-fields';
import { lengthOf, NEW_PASSWORD_MIN } from './password-strength';

let kept: Set<string> | undefined;

/** The lists attackers try first; shorter ones are refused for their length. */
const common = (): Set<string> =>
  (kept ??= new Set(dictionary['passwords-common'].filter((word) => lengthOf(word) >= NEW_PASSWORD_MIN)));

const plain = (text: string) => text.toLowerCase().replace(/\s/g, '');

const ours = [company.brand, company.legalName, company.email.split('@')[1] ?? ''].map(plain);

/** Why this password would be guessed, or null. Compares the whole password, never parts of it. */
export function passwordFault(
  password: string,
  { username, email }: { username: string; email: string },
): string | null {
  if (common().has(password)) return ACCOUNT_FIELDS.passwordCommon;
  const own = [username, email, email.slice(0, email.lastIndexOf('@')), ...ours].map(plain);
  return own.includes(plain(password)) ? ACCOUNT_FIELDS.passwordOwn : null;
}
