/** The languages of the site. The first is the one whose addresses carry no prefix. */
export const LANGS = ['en', 'ar'] as const;

export type Lang = (typeof LANGS)[number];

/** What each language calls itself: how it is offered to whoever reads it. */
export const OWN_NAME = { en: 'English', ar: 'العربية' } as const satisfies Record<Lang, string>;

/** Which way a language is written. */
export const DIR = { en: 'ltr', ar: 'rtl' } as const satisfies Record<Lang, 'ltr' | 'rtl'>;

/** A language and its region, as search engines are told it. */
export const LOCALE = { en: 'en_AE', ar: 'ar_AE' } as const satisfies Record<Lang, string>;

/** What stands between two things in one line; in Arabic with a sign that keeps two Latin names in its own order. */
export const COMMA = { en: ', ', ar: '،\u200f ' } as const satisfies Record<Lang, string>;

/** How Intl writes dates and numbers of a language. */
export const FORMATS = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' } as const satisfies Record<Lang, string>;

/** Languages whose words are being written: checked where they are given, shown to nobody yet. */
export type DraftLang = never;

/** The forms a word takes beside a number, as Intl.PluralRules names them; Arabic has all six. */
export interface PluralForms extends Record<Lang | DraftLang, string> {
  en: 'one' | 'other';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
}

/** A range, a size or a number of telephone, kept in its order and in one line where all else runs from right to left. */
export const leftToRight = (text: string, lang: Lang): string =>
  DIR[lang] === 'rtl' ? `\u2066${text.replaceAll(' ', '\u00a0')}\u2069` : text;
