import { companyWords } from '@/content/company-words';
import { LANGS, type Lang } from '@/content/lang';
import { words } from '@/content/words';

/** What is said under the thanks, whatever form was sent. */
const sent = words(
  {
    reference: 'Your reference: {reference}',
    copy: 'A copy of what you sent goes to your email address.',
    /** Where the copy leaves out what was typed. */
    confirmation: 'A confirmation goes to your email address.',
  },
  {
    ar: {
      reference: 'رقم المرجع: {reference}',
      copy: 'تصل نسخة مما أرسلتموه إلى بريدكم الإلكتروني.',
      confirmation: 'تصل رسالة تأكيد إلى بريدكم الإلكتروني.',
    },
  },
);

export interface SentWords {
  reference: string;
  copy: string;
  confirmation: string;
  /** How soon an answer comes; empty where nobody has promised anything. */
  answer: string;
}

export const sentWords = Object.fromEntries(
  LANGS.map((lang) => [lang, { ...sent[lang], answer: companyWords[lang].repliesWithin }]),
) as Record<Lang, SentWords>;
