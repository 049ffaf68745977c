import { company } from '@/content/company';
import { freePort } from '../../helpers/site/ports';
import { contactPage, visitor } from './contact-page';
import { deadLineTo } from './dead-line';
import { anyAddress } from '../../helpers/site/mail-stage';
import { expect, ownTest as test } from './stage';

/** Milliseconds between two looks at what takes a moment. */
const SOON = { intervals: [50, 100] };

async function sendOut(contact: ReturnType<typeof contactPage>, values: ReturnType<typeof visitor>) {
  await contact.open();
  await contact.fill(values);
  await contact.send();
}

test.afterEach(({ stage }) => stage.resend.reset());

// `lost` is the worst: the reader has the mail, and the site never hears of it.
for (const behaviour of ['stall', 'refuse', 'lost', 429, 500, 422] as const) {
  const tag = behaviour === 'lost' ? '@quick' : '@slow';
  test(
    `mail service: ${behaviour}. Stored, told so, delivered exactly once later`,
    { tag },
    async ({ page, stage }) => {
      const contact = contactPage(page, stage.url);
      const values = visitor(`Behaviour ${behaviour}`);
      await stage.resend.behave(behaviour);
      await sendOut(contact, values);
      await expect(contact.sent).toBeVisible();
      await expect.poll(() => stage.attemptsAt(values.message), SOON).toBeGreaterThan(1);
      const health = async () => (await (await page.request.get(`${stage.url}/api/health`)).json()) as object;
      // 422 is an answer that no waiting mends: a wrong sender, a wrong key. It is told once it has been read.
      const [status, reasons] = behaviour === 422 ? ['degraded', ['mail-settings']] : ['ok', []];
      await expect.poll(health, SOON).toEqual({ status, reasons, database: 'up' });
      await stage.resend.behave('accept');
      await stage.expectSentOnce(values.message);
    },
  );
}

test(
  'no mail service at all: stored, delivered once there is one',
  { tag: '@slow' },
  async ({ page, stage }) => {
    const contact = contactPage(page, stage.url);
    const values = visitor('Nobody listens');
    await stage.site.stop();
    await stage.site.start({ RESEND_BASE_URL: `http://127.0.0.1:${await freePort()}` });
    await sendOut(contact, values);
    await expect(contact.sent).toBeVisible();
    await expect.poll(() => stage.attemptsAt(values.message), SOON).toBeGreaterThan(1);
    await stage.site.stop();
    await stage.site.start();
    await stage.expectSentOnce(values.message);
  },
);

test('kill -9 between storing and sending: delivered exactly once after the restart', async ({
  page,
  stage,
}) => {
  const contact = contactPage(page, stage.url);
  const values = visitor('Killed');
  await stage.resend.behave('stall');
  await sendOut(contact, values);
  await expect(contact.sent).toBeVisible();
  await stage.site.kill();
  expect(await stage.mailsAbout(values.message)).toEqual([]);
  await stage.resend.behave('accept');
  await stage.site.start();
  await stage.expectSentOnce(values.message);
});

test(
  'kill -9 with the mail delivered and the answer lost: not delivered again',
  { tag: '@slow' },
  async ({ page, stage }) => {
    const contact = contactPage(page, stage.url);
    const values = visitor('Killed later');
    await stage.resend.behave('lost');
    await sendOut(contact, values);
    await expect.poll(() => stage.mailsAbout(values.message), SOON).toHaveLength(1);
    await stage.site.kill();
    await stage.resend.behave('accept');
    await stage.site.start();
    await stage.expectSentOnce(values.message);
  },
);

test(
  'kill -9 while many send: what was acknowledged is stored, and each is mailed once',
  { tag: '@slow' },
  async ({ browser, stage }) => {
    test.slow();
    const values = Array.from({ length: 6 }, (_, k) => visitor(`Burst ${k}`));
    const contexts = await Promise.all(
      values.map(() => browser.newContext({ extraHTTPHeaders: anyAddress() })),
    );
    const acknowledged = await Promise.all(
      contexts.map(async (context, k) => {
        const contact = contactPage(await context.newPage(), stage.url);
        await contact.open();
        await contact.fill(values[k]!);
        await contact.send().catch(() => {});
        if (k === 2) setTimeout(() => void stage.site.kill(), 30);
        // Those whose line is cut are told so.
        await contact.sent
          .or(contact.alert)
          .first()
          .waitFor({ timeout: 8_000 })
          .catch(() => {});
        return contact.sent.isVisible();
      }),
    );
    await Promise.all(contexts.map((context) => context.close()));
    await stage.site.kill();
    await stage.site.start();
    for (const [k, was] of acknowledged.entries()) if (was) await stage.expectSentOnce(values[k]!.message);
    const stored = await stage.site.database.query<{ message: string }>(
      `SELECT "message" FROM "Enquiry" WHERE "message" LIKE 'Burst%'`,
    );
    for (const { message } of stored) await stage.expectSentOnce(message);
  },
);

test('database down: the form says it was not saved, keeps the text and offers other ways; pages go on', async ({
  page,
  stage,
}) => {
  const contact = contactPage(page, stage.url);
  const values = visitor('No database');
  await contact.open();
  await contact.fill(values);
  await stage.site.database.stop();
  try {
    await contact.send();
    await expect(contact.alert).toContainText('Failed to send your request. Please try again.');
    await expect(contact.alert.getByRole('link', { name: company.phone })).toBeVisible();
    expect(await contact.values()).toEqual(values);
    const health = await page.request.get(`${stage.url}/api/health`);
    expect([health.status(), await health.json()]).toEqual([
      503,
      { status: 'unavailable', reasons: ['database'], database: 'down' },
    ]);
    expect((await page.request.get(`${stage.url}/`)).status()).toBe(200);
  } finally {
    await stage.site.database.start();
  }
  await contact.send();
  await expect(contact.sent).toBeVisible({ timeout: 20_000 });
  await stage.expectSentOnce(values.message);
});

test(
  'database line gone dead: still an answer, and the next try after the repair succeeds',
  { tag: '@slow' },
  async ({ page, stage }) => {
    test.slow();
    const contact = contactPage(page, stage.url);
    const values = visitor('Dead line');
    const line = await deadLineTo(stage.site.database.url);
    await stage.site.stop();
    await stage.site.start({ DATABASE_URL: line.url });
    await contact.open();
    await contact.fill(values);
    line.goDead();
    await contact.send();
    await expect(contact.alert).toContainText('Failed to send your request. Please try again.');
    expect(await contact.values()).toEqual(values);
    line.revive();
    await contact.send();
    await expect(contact.sent).toBeVisible({ timeout: 25_000 });
    await stage.expectSentOnce(values.message);
    await stage.site.stop();
    line.close();
    await stage.site.start();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'database down: the answer is the page with the words, the text and other ways',
    { tag: '@slow' },
    async ({ page, stage }) => {
      const contact = contactPage(page, stage.url);
      const values = visitor('No database, no script');
      await contact.open();
      await contact.fill(values);
      await stage.site.database.stop();
      try {
        await contact.send();
        await expect(contact.alert).toContainText('Failed to send your request. Please try again.');
        expect(await contact.values()).toEqual(values);
      } finally {
        await stage.site.database.start();
      }
      await contact.send();
      await expect(contact.sent).toBeVisible({ timeout: 20_000 });
    },
  );
});
