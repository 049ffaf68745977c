/** What the head of a page tells machines, read from the HTML that the server sent. */
export interface Head {
  title: string;
  canonical: string;
  robots: string;
  /** By `name` or `property`. */
  meta: Record<string, string>;
  jsonLd: string[];
}

const plain = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string) =>
  plain(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

export function headOf(html: string): Head {
  const tags = html.match(/<(meta|link)\s[^>]*>/g) ?? [];
  const meta = Object.fromEntries(
    tags
      .filter((tag) => tag.startsWith('<meta'))
      .map((tag) => [attribute(tag, 'name') || attribute(tag, 'property'), attribute(tag, 'content')]),
  );
  const canonicals = tags.filter((tag) => attribute(tag, 'rel') === 'canonical');
  if (canonicals.length > 1) throw new Error('more than one canonical link');
  return {
    title: plain(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: canonicals[0] ? attribute(canonicals[0], 'href') : '',
    robots: meta.robots ?? '',
    meta,
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => json ?? '',
    ),
  };
}
