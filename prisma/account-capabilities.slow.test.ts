import pg from 'pg';
import { emptyDatabase, type EmptyDatabase } from '../tests/helpers/database/empty-database';
import { applyMigrations, migrationsIn } from '../scripts/database/migrate';

const THIS = '20261125130138_account_capabilities';

let database: EmptyDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await emptyDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
}, 60_000);
afterAll(async () => {
  await client.end();
  await database.close();
});

interface Owed {
  enquiry?: string;
  status: string;
  digest?: string;
}

const owe = (id: string, { enquiry, status, digest }: Owed) =>
  client.query(
    `INSERT INTO "OutboxMail" ("id", "enquiryId", "sender", "recipient", "subject", "text", "html", "status", "digestId")
     VALUES ($1, $2, 's', 'r', 'x', 'text', 'html', $3::"MailStatus", $4)`,
    [id, enquiry, status, digest],
  );

test('sent account mails lose text and address; enquiries, digests and what is owed keep them; pending ends', async () => {
  const all = migrationsIn('prisma/migrations');
  await applyMigrations(
    client,
    all.filter(({ name }) => name < THIS),
  );
  await client.query(`INSERT INTO "Enquiry" ("id", "kind", "name", "email", "phone", "message", "digest")
    VALUES ('e', 'contact', 'n', 'e', 'p', 'm', 'd')`);
  await client.query(`INSERT INTO "User" ("id", "username", "email", "emailKey", "passwordHash")
    VALUES ('u', 'n', 'e', 'e', 'h')`);
  await client.query(`INSERT INTO "EmailChange" VALUES ('u', 'new', 't', now() + interval '1 hour')`);
  await owe('sent', { status: 'sent' });
  await owe('owed', { status: 'queued' });
  await owe('digest', { status: 'sent' });
  await owe('enquiry', { enquiry: 'e', status: 'sent' });
  await owe('told', { enquiry: 'e', status: 'withheld', digest: 'digest' });
  await applyMigrations(client, all);
  const { rows } = await client.query(
    `SELECT "id", "kind", "recipient", "text" FROM "OutboxMail" ORDER BY "id"`,
  );
  expect(rows.map((row: Record<string, string>) => Object.values(row))).toEqual([
    ['digest', '', 'r', 'text'],
    ['enquiry', '', 'r', 'text'],
    ['owed', 'account', 'r', 'text'],
    ['sent', 'account', '', ''],
    ['told', '', 'r', 'text'],
  ]);
  expect((await client.query(`SELECT 1 FROM "EmailChange"`)).rowCount).toBe(0);
}, 60_000);
