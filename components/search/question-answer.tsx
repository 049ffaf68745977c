import { ButtonLink } from '@/components/links/button-link';
import { OutsideLink } from '@/components/links/text-link';
import { ButtonAnchor } from '@/components/ui/control/button';
import { locationsIn } from '@/content/company-words';
import { contact, directionsUrl, telLink } from '@/content/contact';
import type { Lang } from '@/content/lang';
import { routeName } from '@/content/route-names';
import { pathsOf, ROUTE_KEYS, type PagePath } from '@/content/routes';
import { searchWords } from '@/content/search/words';
import { shell } from '@/content/shell/shell';
import { fill } from '@/lib/site/fill';
import type { SearchEntry } from '@/lib/search/entry';
import { isolated } from '@/lib/search/query';

const pageAt = (url: string) => ROUTE_KEYS.find((key) => pathsOf(key).includes(url as PagePath)) ?? 'contact';

/** Answers to who wants to come: where to, and that one should call before. */
const VISITS: readonly string[] = ['answer-hours', 'answer-locations'];

/** The answer to a question, before what else was found: what is known, where it stands, and whom to ask. */
export function QuestionAnswer({ answer, lang }: { answer: SearchEntry; lang: Lang }) {
  const { call } = searchWords[lang].page;
  const isVisit = VISITS.includes(answer.id);
  const phone = (
    <ButtonAnchor look={isVisit ? 'solid' : 'outline'} href={telLink(contact.phone)}>
      {fill(call, { phone: isolated(contact.phone) })}
    </ButtonAnchor>
  );
  return (
    <section aria-labelledby="question-answer" className="grid gap-4 border-t-2 border-terracotta py-5">
      <h2 id="question-answer" className="t-head">
        {answer.title}
      </h2>
      <p className="max-w-measure">{answer.note}</p>
      {isVisit && <Stores lang={lang} />}
      {/* Who wants to come is to call: that stands first, and solid. */}
      <div className="flex flex-wrap gap-3">
        {isVisit && phone}
        <ButtonLink look={isVisit ? 'outline' : 'solid'} href={answer.url as PagePath}>
          {routeName(pageAt(answer.url), lang)}
        </ButtonLink>
        {!isVisit && phone}
      </div>
    </section>
  );
}

/** Our places, each with its number and the way there. */
function Stores({ lang }: { lang: Lang }) {
  const { footer } = shell[lang];
  return (
    <ul className="grid gap-x-gutter lg:grid-cols-3">
      {locationsIn(lang).map(({ id, title, line, phone, mapQuery, place }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-gutter border-t border-hairline py-1 max-[18em]:grid-cols-1"
        >
          <p className="pt-2">
            <span className="t-label block">{title}</span>
            <span className="t-small text-bitumen-soft">{line}</span>
          </p>
          <p className="grid justify-items-end max-[18em]:justify-items-start">
            <a
              href={telLink(phone)}
              dir="ltr"
              className="t-small inline-flex min-h-tap items-center underline underline-offset-4 hover:text-kiln"
            >
              {phone}
            </a>
            {mapQuery && (
              <OutsideLink href={directionsUrl(mapQuery)} about={fill(footer.directionsTo, { place })}>
                {footer.directions}
              </OutsideLink>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
