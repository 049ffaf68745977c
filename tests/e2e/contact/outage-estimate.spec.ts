import { company } from '@/content/company';
import { FAILED, installers, isAbove, visitor } from '../company-b/installers-page';
import { expect, ownTest as test } from './stage';

// The quick lane: the same outage of the other form in outage.spec.ts, the stated words of this one in installers.spec.ts.
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'database down: the stated words above the form, the text kept, and the next try succeeds',
      { tag: '@slow' },
      async ({ page, stage }) => {
        test.slow();
        const at = installers(page, stage.url);
        const values = visitor();
        await at.open();
        await at.fill(values);
        await stage.site.database.stop();
        try {
          await at.send();
          await expect(at.alert).toContainText(FAILED);
          expect(await isAbove(at.alert, at.box('name'))).toBe(true);
          await expect(at.alert.getByRole('link', { name: company.phone })).toBeVisible();
          expect(await at.values()).toEqual(Object.values(values));
        } finally {
          await stage.site.database.start();
        }
        await at.send();
        await expect(at.sent).toBeVisible({ timeout: 20_000 });
        await stage.expectSentOnce(values.name);
      },
    );
  });
