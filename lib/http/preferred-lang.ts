import { LANGS, type Lang } from '@/content/lang';

const TAG = /^\s*([a-z]{1,8})(?:-[a-z0-9-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i;

/** The language of the site that an Accept-Language header prefers; the first where it names none of ours. */
export function wantedLang(header: string | null | undefined): Lang {
  const wishes = (header ?? '').split(',').flatMap((part) => {
    const [, tag, weight = '1'] = TAG.exec(part) ?? [];
    const lang = LANGS.find((one) => one === tag?.toLowerCase());
    return lang && Number(weight) > 0 ? [{ lang, weight: Number(weight) }] : [];
  });
  return wishes.sort((one, other) => other.weight - one.weight)[0]?.lang ?? LANGS[0];
}
