import { LANGS, type DraftLang, type Lang, type PluralForms } from './lang';

/** Keys under which facts stand beside the words they belong to: ids, addresses, pictures. */
type FactKey =
  'id' | 'to' | 'at' | 'picture' | 'tall' | 'file' | 'path' | 'href' | 'villa' | 'kind' | 'countedIn';

/** A sentence for each form that a number takes in English; `{count}` stands for the number. */
type EnglishForms = Readonly<Record<PluralForms['en'], string>>;

/** The same in any language: `other` is there in all of them. */
export type Plural = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;

/** A group under such a key holds words all the same. */
type IsFact<K, T> = K extends FactKey
  ? T extends object
    ? false
    : true
  : T extends number | boolean | undefined
    ? true
    : false;

/** What English words are in a language with these plural forms: the same keys but those of facts. */
export type InLang<T, Form extends string> = T extends string
  ? string
  : T extends EnglishForms
    ? Readonly<Record<Form, string>>
    : T extends readonly unknown[]
      ? { readonly [K in keyof T]: InLang<T[K], Form> }
      : { readonly [K in keyof T as IsFact<K, T[K]> extends true ? never : K]: InLang<T[K], Form> };

/** Words as pages read them: texts of any wording, facts as they are. */
export type Words<T> = T extends string
  ? string
  : T extends EnglishForms
    ? Plural
    : { readonly [K in keyof T]: IsFact<K, T[K]> extends true ? T[K] : Words<T[K]> };

type Others = Exclude<Lang, 'en'>;
type Drafts<T> = { readonly [L in Exclude<DraftLang, Lang>]?: InLang<T, PluralForms[L]> };
type Rest<T> = [Others] extends [never]
  ? [drafts?: Drafts<T>]
  : [{ readonly [L in Others]: InLang<T, PluralForms[L]> } & Drafts<T>];

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The words of one language over those of another; what they do not name is a fact, and stays. */
export function overlay(under: unknown, over: unknown): unknown {
  if (!isTable(under) || !isTable(over)) return over ?? under;
  const joined = { ...under, ...over };
  const entries = Object.keys(joined).map((key) => [key, overlay(under[key], over[key])] as const);
  return Array.isArray(under) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/**
 * Words by language. English comes first, with the facts that belong to them; each further language of
 * `LANGS` must then give the same words, and no others, or nothing compiles. A language that is being
 * written may give a table early; what it gives is held to the same rule.
 */
export function words<const T>(english: T, ...others: Rest<T>): Readonly<Record<Lang, Words<T>>> {
  const more = ((others as unknown[])[0] ?? {}) as Record<string, unknown>;
  return Object.fromEntries(LANGS.map((lang) => [lang, overlay(english, more[lang])])) as Record<
    Lang,
    Words<T>
  >;
}
