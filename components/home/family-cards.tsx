import { Picture } from '@/components/ui/picture';
import { TextLink } from '@/components/ui/text-link';
import { families } from '@/content/pages/home';
import { path } from '@/content/routes';

/** Three materials butted edge to edge, and under each what it is. */
export function FamilyCards() {
  return (
    <section aria-label={families.label} className="grid md:grid-cols-3">
      {families.cards.map((card) => (
        <article
          key={card.to}
          className="grid content-start md:grid-rows-[auto_1fr] md:not-first:border-s md:not-first:border-hairline"
        >
          <Picture
            id={card.picture}
            alt=""
            sizes="(min-width: 48em) 33vw, 100vw"
            className="aspect-portrait"
          />
          <div className="grid content-start gap-3 px-margin pt-6 pb-12 md:grid-rows-[auto_1fr_auto] md:px-6 md:[article:first-child_&]:ps-margin">
            <h2 className="t-title">{card.title}</h2>
            <p className="text-bitumen-soft">{card.text}</p>
            <div>
              <TextLink href={path(card.to)} about={card.title}>
                {card.linkText}
              </TextLink>
            </div>
          </div>
        </article>
      ))}
    </section>
  );
}
