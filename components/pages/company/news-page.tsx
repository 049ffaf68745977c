import type { Lang } from '@/content/lang';
import { Rss } from 'lucide-react';
import type { Metadata } from 'next';
import { NewsGrid } from '@/components/news/news-grid';
import { ButtonLink } from '@/components/links/button-link';
import { textLinkLook } from '@/components/links/text-link';
import { JsonLd } from '@/components/structured-data/json-ld';
import { SplitHead } from '@/components/pictures/split-head';
import { pictureSources } from '@/components/pictures/picture-sources';
import { news, type NewsEvent } from '@/content/news';
import { feedPath, newsPage } from '@/content/pages/company/news';
import { path } from '@/content/routes';
import { listPageJsonLd } from '@/lib/structured-data/page-json-ld';
import { pageMetadata } from '@/lib/site/seo';
import { eventUrl } from '@/lib/news/feed';

const itemOf = ({ on, picture: id, ...event }: NewsEvent, lang: Lang) => ({
  ...event,
  picture: pictureSources(id, lang),
  on: { text: on.text, href: path(on.to, lang) },
});

/** The head of the page also names the feed. */
export function newsMetadata(lang: Lang): Metadata {
  const head = pageMetadata('news', lang);
  const types = {
    'application/rss+xml': [{ url: feedPath(lang), title: newsPage[lang].feed.title }],
  };
  return { ...head, alternates: { ...head.alternates, types } };
}

export function NewsPage({ lang }: { lang: Lang }) {
  const { title, lead, picture, list, more, close, feed } = newsPage[lang];

  const events = news(lang);
  const entries = events.map((event) => ({ name: event.title, url: eventUrl(event, lang) }));
  return (
    <>
      <JsonLd data={listPageJsonLd('news', lang, entries)} />
      <SplitHead title={title} picture={picture} lang={lang}>
        <p className="t-lead text-bitumen-soft">{lead}</p>
      </SplitHead>
      <section className="section max-lg:pt-8">
        <div className="wrap">
          <NewsGrid items={events.map((event) => itemOf(event, lang))} words={{ list, more, close }}>
            <div className="grid gap-x-gutter gap-y-4 bg-sand p-6 sm:col-span-full sm:p-8 lg:grid-cols-[2fr_1fr] lg:items-center">
              <div className="grid gap-2">
                <h2 className="t-head">{feed.head}</h2>
                <p>{feed.note}</p>
              </div>
              <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
                <ButtonLink href={path('contact', lang)} look="outline">
                  {feed.ask}
                </ButtonLink>
                <a href={feedPath(lang)} className={textLinkLook} type="application/rss+xml">
                  {feed.link}
                  <Rss aria-hidden />
                </a>
              </div>
            </div>
          </NewsGrid>
        </div>
      </section>
    </>
  );
}
