import type { Lang } from '@/content/lang';
import type { Plural } from '@/content/words';

/** `{name}` in a sentence becomes the value of that name. For server and browser alike. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (all, key: string) => String(values[key] ?? all));

/** The form that goes with the number. */
export const formOf = (lang: Lang, count: number, forms: Plural): string =>
  forms[new Intl.PluralRules(lang).select(count)] ?? forms.other;

/** The same forms for a browser, which need not be sent one that is as `other`. */
export const distinctForms = ({ other, ...forms }: Plural): Plural => ({
  ...Object.fromEntries(Object.entries(forms).filter(([, form]) => form !== other)),
  other,
});

/** The sentence whose form goes with the number, which stands at `{count}`. */
export const plural = (lang: Lang, count: number, forms: Plural): string =>
  fill(formOf(lang, count, forms), { count });
