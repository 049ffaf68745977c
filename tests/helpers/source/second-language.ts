import type { Lang } from '@/content/lang';
import type { InLang, overlay } from '@/content/words';

/*
 * A second language made of the first, in the place of the Arabic words: every word in letters of another script, nothing added and nothing left
 * out. A test that mocks `content/words` by what stands here shows a page, a form or a mail as a
 * translator's work would, and whatever still reads English is no word of a table.
 */

type Forms = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

const LETTERS = [...'ابتثجحخدذرزسشصضطظعغفقكلمنه'];
const FACTS = /^(id|to|at|picture|tall|file|path|href|villa|kind|countedIn)$/;

/** A sentence in other letters; `{values}` stay. */
const inOtherLetters = (text: string): string =>
  text.replace(/\{\w+\}|[a-z]/gi, (found) =>
    found.startsWith('{') ? found : LETTERS[found.toLowerCase().charCodeAt(0) - 97]!,
  );

const isPlural = (value: object): value is { one: string; other: string } =>
  Object.keys(value).sort().join() === 'one,other';

/** What `words()` asks of a language beside English, put together from the English words. */
function secondLanguage<const T>(english: T): InLang<T, Forms> {
  const turned = (value: unknown): unknown => {
    if (typeof value === 'string') return inOtherLetters(value);
    if (Array.isArray(value)) return value.map(turned);
    if (typeof value !== 'object' || value === null) return undefined;
    if (isPlural(value)) {
      const forms: readonly Forms[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
      return Object.fromEntries(forms.map((form) => [form, inOtherLetters(value.other)]));
    }
    const words = Object.entries(value).filter(([key, word]) => typeof word === 'object' || !FACTS.test(key));
    return Object.fromEntries(words.map(([key, word]) => [key, turned(word)]));
  };
  return turned(english) as InLang<T, Forms>;
}

/** In the place of `content/words`. */
export const twoWords = (real: { overlay: typeof overlay }) => ({
  ...real,
  words: (english: unknown) => ({ en: english, ar: real.overlay(english, secondLanguage(english)) }),
});

/** The language that the first is joined by in a test. */
export const SECOND: Lang = 'ar';

/** Words in Latin letters; `typed` and other facts are no words. */
export const englishIn = (text: string, typed: readonly string[] = []): string[] =>
  typed
    .reduce((rest, one) => rest.replaceAll(one, ' '), text.replaceAll('\u00a0', ' '))
    .match(/[A-Za-z]{2,}/g) ?? [];

/** Everything a visitor reads of a part of a page, or has read out. */
export function readable(part: Element): string {
  const attributes = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label'];
  const spoken = [part, ...part.querySelectorAll('*')].flatMap((one) =>
    attributes.map((name) => one.getAttribute(name) ?? ''),
  );
  return [part.textContent, ...spoken].join('\n');
}

const SPOKEN =
  /\s(?:aria-label|aria-description|aria-roledescription|alt|title|placeholder|label)="([^"]*)"/g;

/** The same of a page as it is sent: its head, its scripts and its looks are not read. */
export function seenIn(html: string): string {
  const body = html
    .replace(/<(head|script|style|svg)\b[^]*?<\/\1>/g, ' ')
    // An email address, which may go on in the next line, is one word.
    .replace(/<span class="may-break">([^<]*)<\/span>/g, '$1');
  const spoken = [...body.matchAll(SPOKEN)].map(([, words]) => words);
  return [body.replace(/<[^>]*>/g, '\n'), ...spoken]
    .join('\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
