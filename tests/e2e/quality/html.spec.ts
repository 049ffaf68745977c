import { expect, test } from '../../helpers/test';
import { HtmlValidate } from 'html-validate';
import { ROUTE_KEYS, ROUTES } from '../../../content/routes';

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

for (const key of ROUTE_KEYS) {
  const { path } = ROUTES[key];

  test(`${path} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const report = await validator.validateString(html);
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
    );
    expect(faults).toEqual([]);
  });
}
