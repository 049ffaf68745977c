import type pg from 'pg';
import { OWNER_ZONE } from '../../content/contact';
import { callDone, listMails, mailById, MOST_LISTED, sendAgain } from '../../lib/mail/outbox-by-hand';
import { Fault, main } from '../shared/fault';
import { readOptions, say } from './command';
import { withDatabase } from './database';

const USE =
  'Use: npm run outbox -- [--all] | --show ID | --again ID | --again held | --again restored | --done ID';

async function list(client: pg.Client, all: boolean): Promise<void> {
  const mails = await listMails(client, all);
  for (const { id, status, attempts, created, enquiry, error } of mails)
    say(
      `${created}  ${status.padEnd(8)} ${attempts} tries  ${id}  ${enquiry ? `enquiry ${enquiry}  ` : ''}${error ?? ''}`,
    );
  say(
    mails.length === 0
      ? 'No mail is owed.'
      : `${mails.length === MOST_LISTED ? 'The newest ' : ''}${mails.length} ${mails.length === 1 ? 'mail' : 'mails'}; times of ${OWNER_ZONE}.`,
  );
}

async function show(client: pg.Client, id: string): Promise<void> {
  const mail = await mailById(client, id);
  if (!mail) throw new Fault(`There is no mail ${id}.`);
  say(`To: ${mail.recipient}\nSubject: ${mail.subject}\n\n${mail.text}`);
}

async function again(client: pg.Client, which: string): Promise<void> {
  const count = await sendAgain(client, which);
  if (!count)
    throw new Fault(
      'No such mail can be sent again: it was sent, is being sent now, or its code or link has expired.',
    );
  say(`${count} to be sent. Whether an earlier try arrived nobody can tell: its reader may get it twice.`);
}

async function done(client: pg.Client, id: string): Promise<void> {
  if (!(await callDone(client, id)))
    throw new Fault('Only a mail that is owed or held back, and is not being sent now, can be called done.');
  say('Called done; it will not be sent.');
}

/** What mail is owed, and the two decisions that only a person can take about a mail that is held back. */
main(async () => {
  const { values } = readOptions(
    {
      all: { type: 'boolean' },
      show: { type: 'string' },
      again: { type: 'string' },
      done: { type: 'string' },
    },
    USE,
  );
  await withDatabase(async (client) => {
    if (values.show) await show(client, values.show);
    else if (values.again) await again(client, values.again);
    else if (values.done) await done(client, values.done);
    else await list(client, values.all ?? false);
  });
});
