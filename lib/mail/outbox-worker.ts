import 'server-only';
import { existsSync } from 'node:fs';
import { backoff, paceOf, type Pace } from './backoff';
import { count } from '@/lib/observe/counters';
import { env } from '@/lib/settings/env';
import { log, reason } from '@/lib/observe/logger';
import { expireMailFiles, mailFolder, startBlanking } from './mail-files';
import { mailTransport, type Delivery, type Transport } from './mailer';
import { enqueueDigests } from './outbox-digest';
import { showDepth } from './outbox-gauges';
import {
  blankStaleMails,
  claimMails,
  dropReplyTo,
  endExpiredMails,
  endRefused,
  holdMails,
  markFailed,
  markSent,
  unmarkedMails,
  type ClaimedMail,
} from './outbox';

const BATCH = 4;
/** Milliseconds: mails whose code ran out, and those that may not be repeated, are looked for so often in one round. */
const LOOKED_EVERY = 30_000;

interface Options {
  transport: Transport;
  pace: Pace;
}

const handOver = (mail: ClaimedMail, transport: Transport): Promise<Delivery> =>
  transport(mail).catch((error: unknown) => ({ outcome: 'unknown', error: reason(error), wish: 0 }));

const isByContent = (result: Delivery) => result.outcome === 'refused' && result.byContent === true;

/** Once more without the Reply-To where that may be why a mail to the company is refused: its text names the address. */
async function deliver(mail: ClaimedMail, transport: Transport): Promise<Delivery> {
  const result = await handOver(mail, transport);
  if (!isByContent(result) || mail.kind || !mail.replyTo) return result;
  if (!(await dropReplyTo(mail))) return result;
  log.warn('mail-reply-to-left-out', { mail: mail.id });
  return handOver({ ...mail, replyTo: null }, transport);
}

async function attempt(mail: ClaimedMail, { transport, pace }: Options) {
  const result = await deliver(mail, transport);
  count('site_mails_total', { outcome: result.outcome });
  if (result.outcome === 'sent') {
    await markSent(mail.id, result.providerId);
    log.info('mail-sent', { mail: mail.id, attempts: mail.attempts });
    return;
  }
  if (mail.kind && isByContent(result)) {
    await endRefused(mail, result.error);
    return log.warn('mail-address-refused', { mail: mail.id, error: result.error });
  }
  const wait = backoff(mail.attempts, pace, { wish: result.wish });
  const uncertain = result.outcome === 'unknown' ? pace.lease : null;
  const wrong = result.outcome === 'refused' && result.wrong;
  await markFailed({ id: mail.id, attempts: mail.attempts, error: result.error, wait, wrong, uncertain });
  const detail = { mail: mail.id, attempts: mail.attempts, error: result.error, nextInMs: wait };
  if (wrong) log.error('mail-settings-wrong', detail);
  else log.warn('mail-not-sent', detail);
}

/** Sends what is owed: every `poll`, and at once when kicked. */
export class OutboxWorker {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = true;
  private databaseLost = false;

  constructor(private readonly options: Options) {}

  start(): void {
    if (!this.stopped) return;
    this.stopped = false;
    this.kick();
  }

  /** Looks now, or once more after the round that is under way. */
  kick(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.running = this.round().finally(() => {
      this.running = undefined;
      if (this.stopped) return;
      if (this.again) {
        this.again = false;
        this.kick();
      } else this.rest();
    });
  }

  /** Ends after the round under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Sends everything that is due now; returns how many mails it tried. */
  async drain(): Promise<number> {
    const { lease, repeatable, digest } = this.options.pace;
    const digests = await enqueueDigests(digest);
    if (digests) log.warn('mails-withheld', { digests });
    for (let tried = 0, looked = -Infinity; ;) {
      // Both read all that is owed, which may be much: not again for every four of a long queue.
      if (performance.now() - looked > LOOKED_EVERY) {
        const expired = await endExpiredMails(lease);
        if (expired) log.error('mails-expired', { count: expired });
        const held = await holdMails(repeatable, lease);
        if (held) log.error('mail-held', { count: held });
        looked = performance.now();
      }
      if (tried === 0) await blankStaleMails();
      const mails = await claimMails(BATCH, lease);
      // Each settles by itself: a result that cannot be recorded leaves its lease to expire.
      const settled = await Promise.allSettled(mails.map((mail) => attempt(mail, this.options)));
      for (const one of settled)
        if (one.status === 'rejected') log.error('mail-result-lost', { error: reason(one.reason) });
      tried += mails.length;
      if (mails.length < BATCH) return tried;
    }
  }

  private rest(): void {
    this.timer = setTimeout(() => this.kick(), this.options.pace.poll * (0.75 + Math.random() / 2));
    this.timer.unref();
  }

  private async round(): Promise<void> {
    try {
      await this.drain();
      await showDepth();
      if (this.databaseLost) log.info('outbox-database-back');
      this.databaseLost = false;
    } catch (error) {
      // Said once an outage, not every five seconds.
      if (!this.databaseLost) log.error('outbox-database-lost', { error: reason(error) });
      this.databaseLost = true;
    }
  }
}

// The server's bundles each have their own copy of this module; the worker is one for the process.
const kept = globalThis as { outboxWorker?: OutboxWorker };

/** Files of mails that were written before there were marks lose their text at the first start. */
function startFiles(): void {
  startBlanking();
  // Where a mail service has always taken them there are none, and to look for such mails is to read the whole table.
  if (!existsSync(mailFolder())) return;
  void unmarkedMails()
    .then((ids) => expireMailFiles(ids))
    .catch((error: unknown) => log.warn('mail-files-not-blanked', { error: reason(error) }));
}

export function startOutbox(): void {
  if (!kept.outboxWorker) startFiles();
  kept.outboxWorker ??= new OutboxWorker({ transport: mailTransport(), pace: paceOf(env.OUTBOX_SPEED) });
  kept.outboxWorker.start();
}

/** To be called after a mail was stored. */
export const kickOutbox = (): void => kept.outboxWorker?.kick();
