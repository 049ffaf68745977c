import 'server-only';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Resend } from 'resend';
import { paceOf, retryAfter } from './backoff';
import { env } from '@/lib/settings/env';
import { log } from '@/lib/observe/logger';
import { mailFolder, markReadable, putFile } from './mail-files';
import { followed } from './request-course';
import { fileNamedBy } from '@/lib/storage/uuid';

export interface Mail {
  /** Also the idempotency key: the same id is the same mail, however often it is handed over. */
  id: string;
  /** Which mail of an account it is; empty or absent from those to the company. */
  kind?: string;
  sender: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** A JPEG that goes along. */
  photo?: Uint8Array | null;
}

/** What a photograph is called in a mail. */
const PHOTO_FILE = 'photo.jpg';

/** A list with the photograph, as the provider reads it: each attempt hands over the same. */
const attached = (photo: Mail['photo']) =>
  photo ? { attachments: [{ filename: PHOTO_FILE, content: Buffer.from(photo).toString('base64') }] } : {};

/** How handing a mail over ended. */
export type Delivery =
  | { outcome: 'sent'; providerId: string | null }
  /**
   * Certainly not delivered. `wrong`: will not succeed until somebody changes the settings; with `byContent` an address
   * in this one mail may be the reason as well.
   */
  | { outcome: 'refused'; error: string; wish: number; wrong: boolean; byContent?: true }
  /** Nobody can tell: the answer got lost, or says nothing about what was done. */
  | { outcome: 'unknown'; error: string; wish: number };

export type Transport = (mail: Mail) => Promise<Delivery>;

const NOT_CONNECTED = 'not_connected';
/** Among the answers about a mail the one that is about us. */
const WRONG_SENDER = 'invalid_from_address';

/** What an answer says about the mail. 5xx and 409 (the same key is being worked on) leave it open. */
export function judge(status: number | null, name: string, wish: number): Delivery {
  const error = status ? `${status} ${name}` : name;
  if (name === NOT_CONNECTED || status === 429) return { outcome: 'refused', error, wish, wrong: false };
  const open = status === null || status >= 500 || status === 408 || status === 409;
  if (open) return { outcome: 'unknown', error, wish };
  const byContent = (status === 400 || status === 422) && name !== WRONG_SENDER;
  return { outcome: 'refused', error, wish, wrong: true, ...(byContent && { byContent }) };
}

const isAccepted = (status: number | null) => status !== null && status >= 200 && status < 300;

/** Resend, as its client is made. Waits `timeout` milliseconds at most; the id of a mail is its idempotency key. */
export function resendTransport(options: { key: string; baseUrl?: string; timeout: number }): Transport {
  const { key, baseUrl, timeout } = options;
  const client = new Resend(key, baseUrl ? { baseUrl } : undefined);
  return async ({ id, sender, recipient, replyTo, subject, text, html, photo }) => {
    const signal = AbortSignal.timeout(timeout);
    const mail = {
      from: sender,
      to: [recipient],
      ...(replyTo && { replyTo }),
      ...{ subject, text, html },
      ...attached(photo),
    };
    const { answer, course } = await followed(id, () =>
      client.emails.send(mail, { idempotencyKey: id, signal }),
    );
    const { data, error, headers } = answer;
    // Accepted: an unreadable body changes nothing about that.
    if (data || isAccepted(course.status)) return { outcome: 'sent', providerId: data?.id ?? null };
    // The client says the same of every failure without an answer.
    if (headers === null)
      return judge(null, !course.hasLeft ? NOT_CONNECTED : signal.aborted ? 'timeout' : 'no_answer', 0);
    return judge(course.status, error?.name ?? 'application_error', retryAfter(headers['retry-after']));
  };
}

/** Without a provider: one JSON and one readable file a mail, its photograph beside them, each whole or absent. */
export function fileTransport(folder: string): Transport {
  const put = (name: string, body: string | Uint8Array) => putFile(path.join(folder, name), body);
  return async ({ photo, ...mail }) => {
    const [text, json, picture] = ['txt', 'json', 'jpg'].map((ending) => fileNamedBy(mail.id, ending));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await markReadable(folder, mail);
    const head = [`From: ${mail.sender}`, `To: ${mail.recipient}`, `Subject: ${mail.subject}`];
    if (mail.replyTo) head.push(`Reply-To: ${mail.replyTo}`);
    if (photo) {
      head.push(`Attached: ${picture}`);
      await put(picture!, photo);
    }
    await put(text!, `${head.join('\n')}\n\n${mail.text}\n`);
    await put(json!, JSON.stringify(mail, null, 2));
    log.info('mail-written', { file: path.join(folder, text!) });
    return { outcome: 'sent', providerId: null };
  };
}

/** The transport the environment asks for. */
export const mailTransport = (): Transport =>
  env.RESEND_API_KEY
    ? resendTransport({
        key: env.RESEND_API_KEY,
        baseUrl: env.RESEND_BASE_URL?.replace(/\/+$/, ''),
        timeout: paceOf(env.OUTBOX_SPEED).timeout,
      })
    : fileTransport(mailFolder());
