import { company } from '../../content/company';
import { locationsIn } from '../../content/company-words';
import { documentWords } from '../../content/documents/shared';
import type { Lang } from '../../content/lang';
import { fill } from '../../lib/site/fill';

/** Where the company is and how it is reached: each place in one line. */
export function addresses(lang: Lang): readonly string[] {
  const said = documentWords[lang];
  const { phone, email } = company;
  return [
    ...locationsIn(lang).map(({ title, line, phone: number }) =>
      fill(said.place, { title, line, phone: number }),
    ),
    fill(said.reached, { phone, email }),
  ];
}
