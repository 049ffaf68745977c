import { referenceOf } from '../../lib/enquiry/reference';
import { migratedDatabase, type EmptyDatabase } from '../../tests/helpers/database/empty-database';
import { runCommand } from '../../tests/helpers/site/owner-command';
import { withClient } from './database';

jest.mock('../shared/fault', () => ({
  ...jest.requireActual('../shared/fault'),
  main: jest.requireActual('../../tests/helpers/site/owner-command').keepProgram,
}));

/** Around the tenth of March in the UAE, by UTC. */
const MOMENTS = {
  before: '2021-03-09T19:59:59Z',
  first: '2021-03-09T20:00:00Z',
  last: '2021-03-10T19:59:59Z',
  after: '2021-03-10T20:00:00Z',
};

let database: EmptyDatabase;

beforeAll(async () => {
  database = await migratedDatabase();
  await withClient(database.url, async (client) => {
    for (const [id, moment] of Object.entries(MOMENTS)) {
      await client.query(
        `INSERT INTO "Enquiry" ("id", "kind", "name", "email", "phone", "message", "digest", "createdAt")
         VALUES ($1, 'contact', 'M', '', '', 'm', $1, $2)`,
        [id, moment],
      );
      for (const [kind, status] of [
        ['', 'held'],
        ['copy', 'queued'],
      ])
        await client.query(
          `INSERT INTO "OutboxMail" ("id", "enquiryId", "kind", "status", "sender", "recipient", "subject", "text", "html")
           VALUES ($1, $2, $3, $4::"MailStatus", 's@x.example', 'r@x.example', 'Subject', 'text', '<p>')`,
          [`${id} ${kind}`, id, kind, status],
        );
    }
  });
}, 180_000);
afterAll(() => database?.close());

test('days begin where the company is; the reference of the visitor and the own mail stand by each enquiry', async () => {
  const words = ['leads', '--since', '2021-03-10', '--until', '2021-03-10'];
  const { stdout, stderr } = await runCommand(
    { DATABASE_URL: database.url, AUTH_SECRET: 'x'.repeat(40) },
    words,
  );
  expect(stdout.match(/^received .*$/gm)).toEqual([
    'received  2021-03-10 00:00:00',
    'received  2021-03-10 23:59:59',
  ]);
  expect(stdout).toContain(`reference ${referenceOf('first')}`);
  // A copy to the visitor says nothing of whether the company was told.
  expect(stdout.match(/^mail .*$/gm)).toEqual(['mail      held', 'mail      held']);
  expect(stderr).toBe('2 enquiries; days and times of Asia/Dubai.\n');
});
