import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // The framework writes these: void elements closed like XML, `crossorigin=""`, boolean `async=""`.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Colour and crop of a picture are data: they stand in its style attribute.
    'no-inline-style': 'off',
    'long-title': 'off',
    'require-sri': 'off',
  },
});

/** Tags that offer files by their width and do not say how wide the picture will be. */
const withoutSizes = (html: string): string[] =>
  (html.match(/<(?:img|source|link)\b[^>]*>/g) ?? []).filter(
    (tag) => /srcset="[^"]*\d+w/i.test(tag) && !/sizes="[^"]+"/i.test(tag),
  );

/** What is wrong with the HTML of a page, a line each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  );
  return [...faults, ...withoutSizes(html).map((tag) => `no sizes: ${tag}`)];
}
