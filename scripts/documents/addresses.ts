import { company } from '../../content/company';
import { locationsIn } from '../../content/company-words';
import { documentWords } from '../../content/documents/shared';
import type { Lang } from '../../content/lang';
import { fill } from '../../lib/core/fill';

/** Where the company is and how it is reached: each place in one line, or with its city apart. */
export function addresses(lang: Lang, as: 'place' | 'address'): readonly string[] {
  const said = documentWords[lang];
  const { phone, email } = company;
  return [
    ...locationsIn(lang).map(({ title, line, street, city, phone: number }) =>
      fill(said[as], { title, line, street, city, phone: number }),
    ),
    fill(said.reached, { phone, email }),
  ];
}
