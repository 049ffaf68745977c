import 'server-only';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { company } from '@/content/company';
import type { AccountFault } from '@/content/forms/account-fields';
import { plain, candidateWords } from './normalise-password';

/** Powers of ten of guesses that a password must withstand: eight random characters make 8. */
const WITHSTANDS = 7;

/** Characters that are judged. What repeats or walks in so many does so in all; more would only cost time. */
const JUDGED = 40;

/** Fewer letters are a word to nobody. */
const MIN_WORD_LENGTH = 3;

const listed = dictionary['passwords-common'];

/** Words of here that the lists of the world do not have. */
const LOCAL = [...company.locations.map(({ city }) => city), company.country.name, 'Emirates', 'Abu Dhabi'];

function build() {
  const words = new Set([...listed, ...LOCAL].map(plain).filter((word) => word.length >= MIN_WORD_LENGTH));
  const estimate = new ZxcvbnFactory({
    dictionary: { passwords: listed },
    graphs: adjacencyGraphs,
    maxLength: JUDGED,
  });
  return { words, estimate };
}

let kept: ReturnType<typeof build> | undefined;

/** On a list of attackers in any of its usual disguises, or a pattern that their programs try. */
function isCommon(password: string, dressed: string[]): boolean {
  const { words, estimate } = (kept ??= build());
  if (dressed.some((word) => words.has(word))) return true;
  const judged = [...password.normalize('NFKC')].slice(0, JUDGED).join('');
  return estimate.check(judged).guessesLog10 < WITHSTANDS;
}

const OURS = [company.brand, company.legalName, company.email.split('@')[1] ?? ''];

const namesOf = ({ username, email }: Owner) =>
  [username, email, email.slice(0, email.lastIndexOf('@')), ...OURS]
    .flatMap((name) => [plain(name), plain(name).replace(/\P{L}+$/u, '')])
    .filter((name) => name.length >= MIN_WORD_LENGTH);

interface Owner {
  username: string;
  email: string;
}

/** Why this password would be guessed, or null. Judges the whole password: a common word may be part of a longer one. */
export function passwordFault(password: string, owner: Owner): AccountFault | null {
  const dressed = candidateWords(password);
  const own = namesOf(owner);
  if (dressed.some((word) => own.includes(word))) return 'passwordOwn';
  return isCommon(password, dressed) ? 'passwordCommon' : null;
}
