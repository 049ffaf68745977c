import { ButtonLink } from '@/components/links/button-link';
import { ButtonAnchor } from '@/components/ui/control/button';
import { contact, telLink } from '@/content/contact';
import type { Lang } from '@/content/lang';
import { routeName } from '@/content/route-names';
import { pathsOf, ROUTE_KEYS, type PagePath } from '@/content/routes';
import { searchWords } from '@/content/search/words';
import { fill } from '@/lib/site/fill';
import type { SearchEntry } from '@/lib/search/entry';
import { isolated } from '@/lib/search/query';

const pageAt = (url: string) => ROUTE_KEYS.find((key) => pathsOf(key).includes(url as PagePath)) ?? 'contact';

/** The answer to a question, before what else was found: what is known, where it stands, and whom to ask. */
export function QuestionAnswer({ answer, lang }: { answer: SearchEntry; lang: Lang }) {
  const { call } = searchWords[lang].page;
  return (
    <section aria-labelledby="question-answer" className="grid gap-4 border-t-2 border-terracotta py-5">
      <h2 id="question-answer" className="t-head">
        {answer.title}
      </h2>
      <p className="max-w-measure">{answer.note}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={answer.url as PagePath}>{routeName(pageAt(answer.url), lang)}</ButtonLink>
        <ButtonAnchor look="outline" href={telLink(contact.phone)}>
          {fill(call, { phone: isolated(contact.phone) })}
        </ButtonAnchor>
      </div>
    </section>
  );
}
