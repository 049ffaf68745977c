/** Signs that only tell eyes in which direction to read: a program takes them for a part of a name. */
const DIRECTIONS = /[\u200e\u200f\u2066-\u2069]/g;

/** Structured data of a page. `<` is escaped, so no text of ours can end the script early. */
export function JsonLd({ data }: { data: Record<string, unknown> | Record<string, unknown>[] }) {
  const json = JSON.stringify(data).replaceAll(DIRECTIONS, '').replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
