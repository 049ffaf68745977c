import { LANGS, type Lang } from '@/content/lang';

/** What a form, a row or a header names, where that is a language of the site; else the first. */
export const langOr = (named: unknown): Lang => LANGS.find((lang) => lang === named) ?? LANGS[0];

/** The language of the page a form was sent from, as its hidden field names it. */
export const langOfForm = (form: unknown): Lang => langOr(form instanceof FormData ? form.get('lang') : null);
