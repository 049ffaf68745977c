import type { Lang } from '@/content/lang';
import { meta } from '@/content/meta/meta';
import { news, type NewsEvent } from '@/content/news';
import { feedPath, newsPage } from '@/content/pages/company/news';
import { absolute, canonicalUrl } from '@/lib/settings/site';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

/** Address that opens one event. */
export const eventUrl = ({ id }: Pick<NewsEvent, 'id'>, lang: Lang) => `${canonicalUrl('news', lang)}#${id}`;

const item = (event: NewsEvent, lang: Lang) =>
  [
    '<item>',
    element('title', event.title),
    element('link', eventUrl(event, lang)),
    element('guid', eventUrl(event, lang)),
    element('description', [event.date, event.description].filter(Boolean).join('. ')),
    '</item>',
  ].join('');

/** The events as RSS 2.0. Without `pubDate`: it asks for a day, and nobody has given one. */
export function newsFeed(lang: Lang): string {
  const { feed } = newsPage[lang];
  const self = escaped(absolute(feedPath(lang)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', feed.title),
    element('link', canonicalUrl('news', lang)),
    element('description', meta('news', lang).description),
    element('language', lang),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...news(lang).map((event) => item(event, lang)),
    '</channel></rss>',
  ].join('\n');
}
