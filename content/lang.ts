/** The languages of the site. The first is the one whose addresses carry no prefix. */
export const LANGS = ['en'] as const;

export type Lang = (typeof LANGS)[number];

/** Which way a language is written. */
export const DIR = { en: 'ltr' } as const satisfies Record<Lang, 'ltr' | 'rtl'>;

/** A language and its region, as search engines are told it. */
export const LOCALE = { en: 'en_AE' } as const satisfies Record<Lang, string>;

/** How Intl writes dates and numbers of a language. */
export const FORMATS = { en: 'en-GB' } as const satisfies Record<Lang, string>;

/** Languages whose words are being written: checked where they are given, shown to nobody yet. */
export type DraftLang = 'ar';

/** The forms a word takes beside a number, as Intl.PluralRules names them; Arabic has all six. */
export interface PluralForms extends Record<Lang | DraftLang, string> {
  en: 'one' | 'other';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
}
