import { company } from '../../../content/company';
import { dryFixWords } from '../../../content/documents/dry-fix';
import { readPdf } from '../../helpers/pictures/read-pdf';
import { expect, test } from '../../helpers/browser/test';

test('the guide is a PDF of eleven pages whose words can be read', async ({ request }) => {
  const answer = await request.get(`/documents/${company.slug}-dry-fix.pdf`);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const pdf = await readPdf(await answer.body());
  expect(pdf.pages).toHaveLength(11);
  for (const [index, { heading }] of Object.values(dryFixWords.en.pages).entries())
    expect(pdf.pages[index + 1]!.toLowerCase()).toContain(heading.toLowerCase());
});
