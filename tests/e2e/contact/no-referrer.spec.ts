import type { Page } from '@playwright/test';
import { contactPage, visitor } from './contact-page';
import { expect, test } from './stage';

/** As a browser that is set to tell no site where its visitor comes from. */
async function hideReferrer(page: Page, url: string): Promise<(string | undefined)[]> {
  const origins: (string | undefined)[] = [];
  await page.route(`${url}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'POST') origins.push((await request.allHeaders()).origin);
    if (request.method() !== 'GET' || request.resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'referrer-policy': 'no-referrer' } });
  });
  return origins;
}

for (const javaScriptEnabled of [true, false])
  // Without scripts the browser itself says where a form comes from; with them the call is asked in tests/api.
  test.describe(
    javaScriptEnabled ? 'with JavaScript' : 'without JavaScript',
    { tag: javaScriptEnabled ? '@slow' : '@quick' },
    () => {
      test.use({ javaScriptEnabled });

      test('a message from a browser that hides where it comes from is taken', async ({ page, stage }) => {
        const contact = contactPage(page, stage.url);
        const origins = await hideReferrer(page, stage.url);
        const values = visitor('Without a referrer');
        await contact.open();
        await contact.fill(values);
        await contact.send();
        await expect(contact.sent).toBeVisible();
        if (!javaScriptEnabled) expect(origins).toEqual(['null']);
        const found = await stage.query(`SELECT 1 FROM "Enquiry" WHERE "message" = $1`, [values.message]);
        expect(found).toHaveLength(1);
      });
    },
  );
