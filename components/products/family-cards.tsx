import type { Lang } from '@/content/lang';
import { Picture } from '@/components/pictures/picture';
import { Reveal } from '@/components/ui/picture/reveal';
import { TextLink } from '@/components/links/text-link';
import { families } from '@/content/pages/company/home';
import { path } from '@/content/routes';

/** Three materials butted edge to edge, and under each what it is. */
export function FamilyCards({ lang }: { lang: Lang }) {
  return (
    <section aria-label={families[lang].label} className="grid md:grid-cols-3">
      {families[lang].cards.map((card) => (
        <article key={card.to} className="flex flex-col md:not-first:border-s md:not-first:border-hairline">
          <Reveal>
            <Picture
              id={card.picture}
              alt=""
              sizes="(min-width: 48em) 33vw, 100vw"
              className="aspect-[6/5] md:aspect-portrait"
            />
          </Reveal>
          <div className="flex grow flex-col gap-3 px-margin pt-6 pb-12 md:px-6 md:[article:first-child_&]:ps-margin md:[article:last-child_&]:pe-margin">
            <h2 className="t-title">{card.title}</h2>
            <p className="text-bitumen-soft">{card.text}</p>
            <div className="mt-auto">
              <TextLink href={path(card.to, lang)} about={card.title}>
                {card.linkText}
              </TextLink>
            </div>
          </div>
        </article>
      ))}
    </section>
  );
}
