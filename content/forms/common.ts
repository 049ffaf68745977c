import type { Lang } from '@/content/lang';
import { failureWords, type FailureWords } from '@/content/shell/messages';
import { words, type Words } from '@/content/words';
import { accountWords, type AccountWords } from './account';
import { accountAnswers, type AccountAnswers } from './account-answers';
import { accountFaults } from './account-fields';
import { fieldWords } from './field-words';
import { sentWords, type SentWords } from './sent';
import { waysToReachUs, type Way } from './ways';

/** What every form says. */
const formWords = words(
  {
    trap: 'Leave this field empty',
    /** Ends the words under each enquiry form: what is stored beside what was typed. */
    stored:
      'We also store the page you sent it from, its language and, if your browser tells us, the website or campaign that led you here. Nothing else about your visit.',
    /** The way to the page on privacy, beside every form that stores something. */
    privacy: { text: 'How we handle your data', opens: '(opens in a new tab)' },
  },
  {
    ar: {
      trap: 'اتركوا هذا الحقل فارغًا',
      stored:
        'نحفظ أيضًا الصفحة التي أرسلتم منها ولغتها، والموقع أو الحملة التي أوصلتكم إلينا إذا ذكرها المتصفح، ولا شيء آخر عن زيارتكم.',
      privacy: { text: 'كيف نتعامل مع بياناتكم', opens: '(تُفتح في تبويب جديد)' },
    },
  },
);

type FormWords = Words<(typeof formWords)['en']>;

interface Common extends Pick<FormWords, 'trap' | 'privacy'> {
  lang: Lang;
  /** What is said at a field, by the code of its fault. */
  faults: Readonly<Record<string, string>>;
}

/** Answers that no enquiry gets, and those of the account that have words of their own in `account-answers.ts`. */
const NO_ENQUIRY = [
  'refused',
  'code-spent',
  'out-of-order',
  'signed-out',
  'too-often',
  'taken',
  'reserved',
] as const;
const OF_ACCOUNT = [
  'invalid',
  'automated',
  'faulty',
  'code-spent',
  'renewed',
  'unanswered',
  'refused',
  'too-often',
  'taken',
  'reserved',
] as const;

/** What a form of an enquiry is given beside its own words. */
export interface EnquiryCommon extends Common {
  /** Why a form was not taken, by the code of the answer. */
  failures: Omit<FailureWords, (typeof NO_ENQUIRY)[number]>;
  stored: string;
  ways: readonly Way[];
  sent: SentWords;
}

const ALERTS = [
  'throttled',
  'noEmail',
  'signedOut',
  'renewed',
  'unanswered',
  'unreached',
  'tooSlow',
] as const;
const LABELS = ['fields', 'show', 'hide', 'shown', 'working'] as const;

/** What a form of the account is given beside its own words. */
export interface AccountCommon extends Common, Pick<AccountWords, (typeof LABELS)[number]> {
  failures: Pick<FailureWords, (typeof OF_ACCOUNT)[number]>;
  said: Pick<AccountAnswers, (typeof ALERTS)[number]>;
}

const pick = <T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;

const omit = <T extends object, K extends keyof T>(from: T, keys: readonly K[]): Omit<T, K> =>
  pick(
    from,
    (Object.keys(from) as (keyof T)[]).filter((key) => !(keys as readonly unknown[]).includes(key)),
  );

export const enquiryCommon = (lang: Lang): EnquiryCommon => ({
  ...formWords[lang],
  lang,
  faults: fieldWords[lang],
  failures: omit(failureWords[lang], NO_ENQUIRY),
  ways: waysToReachUs(lang),
  sent: sentWords[lang],
});

/** What a form of the account can ask for. Faults are called after the field that has them, or after none. */
export type AccountField = 'email' | 'username' | 'password' | 'current' | 'code';

const OF_FIELD = /^(?:email|username|password|current|code)/;

/** Faults of other fields than those of a form would be sent for nothing. */
const faultsAt = (lang: Lang, fields: readonly AccountField[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(accountFaults[lang]).filter(([name]) => {
      const field = OF_FIELD.exec(name)?.[0];
      return !field || (fields as readonly string[]).includes(field);
    }),
  );

export const accountCommon = (lang: Lang, fields: readonly AccountField[]): AccountCommon => ({
  ...pick(formWords[lang], ['trap', 'privacy']),
  ...pick(accountWords[lang], LABELS),
  lang,
  faults: faultsAt(lang, fields),
  failures: pick(failureWords[lang], OF_ACCOUNT),
  said: pick(accountAnswers[lang], ALERTS),
});
