/** @jest-environment node */
import { counterText } from '@/lib/observe/counters';
import { db } from '@/lib/storage/db';
import { enqueueMail } from './outbox';
import { showDepth } from './outbox-gauges';

const MAIL = { sender: 'a@b.co', recipient: 'c@d.co', replyTo: null, subject: 's', text: 't', html: 'h' };

beforeEach(async () => void (await db.outboxMail.deleteMany()));
afterAll(() => db.$disconnect());

test('how much mail is owed stands beside the counters, where the site shows them', async () => {
  await enqueueMail(db, MAIL);
  await enqueueMail(db, { ...MAIL, status: 'withheld' });
  await showDepth(false);
  expect(counterText()).not.toContain('site_outbox_mails{');
  await showDepth(true);
  const text = counterText();
  expect(text).toContain('# TYPE site_outbox_mails gauge\n');
  expect(text).toContain('site_outbox_mails{status="queued"} 1\n');
  expect(text).toContain('site_outbox_mails{status="held"} 0\n');
  expect(text).toContain('site_outbox_mails{status="withheld"} 1\n');
  expect(text).toMatch(/^site_outbox_oldest_seconds \d+$/m);
});
