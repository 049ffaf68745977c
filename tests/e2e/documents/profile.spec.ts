import { company } from '../../../content/company';
import { DOCUMENTS } from '../../../content/documents';
import { profile as profileIn } from '../../../scripts/documents/profile-pages';
import { readPdf } from '../../helpers/pictures/read-pdf';
import { expect, test } from '../../helpers/browser/test';

const { address, name } = DOCUMENTS.en.profile;
const profile = profileIn('en');

test.describe('the company profile', () => {
  test('answers under that name, as a PDF of at most 4 MB, also in parts', async ({ request }) => {
    const whole = await request.get(address);
    expect(whole.status()).toBe(200);
    expect(address.endsWith(`/${name}`)).toBe(true);
    expect(whole.headers()['content-type']).toBe('application/pdf');
    expect((await whole.body()).length).toBe(DOCUMENTS.en.profile.bytes);
    expect((await whole.body()).length).toBeLessThanOrEqual(4 * 1024 * 1024);
    const part = await request.get(address, { headers: { range: 'bytes=0-99' } });
    expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
  });

  test('opens: eight pages of text, a title, a language, tags and bookmarks', async ({ request }) => {
    const pdf = await readPdf(await (await request.get(address)).body());
    expect(pdf.pages).toHaveLength(8);
    expect(DOCUMENTS.en.profile.pages).toBe(8);
    expect(pdf.title).toBe(`${company.brand} company profile`);
    expect(pdf.language).toBe('en');
    expect(pdf.tagged).toBe(true);
    expect(pdf.outline).toEqual(
      [
        profile.cover,
        profile.who,
        profile.figures,
        profile.tiles,
        profile.bricks,
        profile.components,
        profile.solar,
        profile.contact,
      ].map(({ heading }) => heading),
    );
    for (const page of pdf.pages) expect(page.split(/\s+/).length).toBeGreaterThan(15);
  });

  test('says the facts of the company', async ({ request }) => {
    const { pages } = await readPdf(await (await request.get(address)).body());
    const text = pages.join(' ').replace(/\s+/g, ' ');
    for (const fact of [
      company.legalName,
      'March 1976',
      '5,000,000',
      '60,000',
      '1,000',
      '10,000',
      '2005',
      company.email,
      ...company.locations.map(({ phone }) => phone),
      ...profile.tiles.rows.map(([manufacturer]) => manufacturer),
      'approved by the Dubai central laboratory (according to the manufacturers)',
      'All pictures in this profile are computer renderings',
    ])
      expect(text).toContain(fact);
  });
});
