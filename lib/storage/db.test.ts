/** @jest-environment node */
import pg from 'pg';
import { enqueueMail } from '@/lib/mail/outbox';
import { withClient } from '@/scripts/database/database-client';
import { db } from './db';

const url = process.env.DATABASE_URL!;

/** As somebody else's program asks: for good, and in the one session that the embedded database has. */
async function ask(...sentences: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS "name"');
  for (const sentence of sentences)
    await client.query(sentence.replace('DATABASE', `DATABASE ${pg.escapeIdentifier(rows[0]!.name)}`));
  await client.end();
}
const dubai = () => ask(`ALTER DATABASE SET timezone TO 'Asia/Dubai'`, `SET timezone TO 'Asia/Dubai'`);

beforeEach(dubai);
afterEach(() => ask('ALTER DATABASE RESET timezone', `SET timezone TO 'UTC'`));
afterAll(() => db.$disconnect());

test('times are what they are, wherever the clock of the database stands', async () => {
  expect(await db.$queryRaw`SHOW timezone`).toEqual([{ TimeZone: 'UTC' }]);
  const mail = { sender: 'a@b.co', recipient: 'c@d.co', replyTo: null, subject: 's', text: 't', html: 'h' };
  const { id } = await enqueueMail(db, mail);
  const [age] = await db.$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM now() - "createdAt")::float8 AS "seconds" FROM "OutboxMail" WHERE "id" = ${id}`;
  expect(Math.abs(age!.seconds)).toBeLessThan(600);
});

test('so they are for the commands of the owner', () =>
  withClient(url, async (client) => {
    expect((await client.query('SHOW timezone')).rows).toEqual([{ TimeZone: 'UTC' }]);
  }));
