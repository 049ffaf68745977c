import { company } from '../../../content/company';
import { dryFixGuide } from '../../../content/documents/dry-fix';
import { dryFixPage } from '../../../content/pages/dry-fix';
import { readPdf } from '../../helpers/read-pdf';
import { expect, test } from '../../helpers/test';

const { words } = dryFixPage.guide;

for (const at of ['/roof-tiles-dry-fix', '/roof-tiles/dry-fix-installation'])
  test(`${at}: who lays it, the guide, and two roofs`, async ({ page }) => {
    await page.goto(at);
    await expect(page.getByText(dryFixPage.company.text)).toBeVisible();
    await expect(page.getByRole('figure')).toHaveCount(2);
    await expect(page.getByRole('link', { name: /^Download PDF/ })).toHaveAttribute(
      'href',
      `/documents/${company.slug}-dry-fix.pdf`,
    );
  });

test('eleven pages that stop at both ends, with a dot each', async ({ page }) => {
  await page.goto('/roof-tiles/dry-fix-installation');
  const slider = page.getByRole('region', { name: dryFixPage.guide.label });
  const dots = slider.getByRole('group', { name: words.marks }).getByRole('button');
  const previous = slider.getByRole('button', { name: words.previous });
  const next = slider.getByRole('button', { name: words.next });
  await expect(dots).toHaveCount(11);
  await expect(previous).toBeDisabled();
  for (let turned = 1; turned < 11; turned++) {
    await next.click();
    await expect(dots.nth(turned)).toHaveAttribute('aria-current', 'true');
  }
  await expect(next).toBeDisabled();
  await dots.first().click();
  await expect(previous).toBeDisabled();
});

test('the guide is a PDF of eleven pages whose words can be read', async ({ request }, info) => {
  test.skip(info.project.name === 'phone', 'the same file on every screen');
  const answer = await request.get(`/documents/${company.slug}-dry-fix.pdf`);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const pdf = await readPdf(await answer.body());
  expect(pdf.pages).toHaveLength(11);
  for (const [index, { heading }] of dryFixGuide.pages.entries())
    expect(pdf.pages[index + 1]!.toLowerCase()).toContain(heading.toLowerCase());
});
