import { db } from '@/lib/storage/db';
import { enqueueMail, type NewMail } from '@/lib/mail/outbox';

/** Puts a short mail to this address into the outbox of the database; returns what `enqueueMail` does. */
export const enqueueTo = (recipient: string, over: Partial<NewMail> = {}) =>
  enqueueMail(db, {
    sender: 'a@b.co',
    recipient,
    replyTo: null,
    subject: 's',
    text: 't',
    html: 'h',
    ...over,
  });

export const mailOf = (id: string) => db.outboxMail.findUniqueOrThrow({ where: { id } });
