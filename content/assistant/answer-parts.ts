import { contact, telLink } from '@/content/contact';
import { COMMA, leftToRight, type Lang } from '@/content/lang';
import { locationsIn } from '@/content/company-words';
import { routeName } from '@/content/route-names';
import { canonicalKey, ROUTE_KEYS, route, type RouteKey } from '@/content/routes';
import { NATURAL_MODELS } from '@/content/solar/systems';
import type { AnswerPart, Line } from './answer-words';

/* What the answers are put together from. */

export const part = (lines: readonly Line[], title?: string): AnswerPart => ({
  lines,
  ...(title && { title }),
});

export const call: Line = { text: contact.phone, href: telLink(contact.phone) };
export const mail: Line = { text: contact.email, href: `mailto:${contact.email}` };

/** A part of a roof and what it does. */
export const partLine = ({ label, text }: { label: string; text: string }): Line => ({
  text: `${label}: ${text}`,
});

/** A number as the answers write it. */
export const count = (value: number) => value.toLocaleString('en-GB');

/** The numbers of our places, each behind its name. */
export const numbersOf = (lang: Lang): Line[] =>
  locationsIn(lang).map(({ title, phone }) => ({
    text: `${title}: ${leftToRight(phone, lang)}`,
    href: telLink(phone),
  }));

/** Our places, each with its number. */
export const placesOf = (lang: Lang): AnswerPart[] =>
  locationsIn(lang).map(({ title, line, phone }) =>
    part([{ text: line }, { text: phone, href: telLink(phone) }], title),
  );

/** A line for each SIGMA model. */
export const bySize = (say: (model: (typeof NATURAL_MODELS)[number]) => string): Line[] =>
  NATURAL_MODELS.map((model) => ({ text: say(model), to: 'sigmaNatural' }));

/** Things in one line: `150, 200, 300`. */
export const inRow = (things: readonly (string | number)[], lang: Lang) => things.join(COMMA[lang]);

/** Lines that lead to pages of ours, in a language. */
export function linesIn(lang: Lang) {
  const nameOf = (key: RouteKey) => routeName(key, lang);
  /** By its name unless another text is given. */
  const page = (to: RouteKey, text: string = nameOf(to)): Line => ({ text, to });
  /** Pages directly below one, by the names of the route table, each once. */
  const below = (parent: RouteKey, but: readonly RouteKey[] = []): Line[] =>
    ROUTE_KEYS.filter(
      (key) => route(key).parent === parent && canonicalKey(key) === key && !but.includes(key),
    ).map((key) => page(key));
  return { nameOf, page, below };
}
