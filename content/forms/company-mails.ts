import { company } from '@/content/company';
import type { Plural } from '@/content/words';

/* Words of the mails that the company is sent: in English alone, whatever the visitor read. */

/** Who every mail of the site comes from, as mail programs show it. */
export const senderName = `${company.brand} website`;

/** The mail that tells of an enquiry, beside what it shares with the visitor's copy. */
export const companyMail = {
  /** Where the enquiry was sent from, and what led there. */
  labels: {
    page: 'Sent from page',
    language: 'Language',
    host: 'Came from',
    campaign: 'Campaign',
  },
  subjects: {
    contact: 'Website message: {name}',
    quote: 'Enquiry list: {name}',
    sample: 'Sample request: {name}',
    gate: 'Villa models: {name}',
    appointment: 'Appointment Booking: {name}',
  },
  foot: `Sent from the ${company.brand} website. Reference {reference}, enquiry {id}.`,
  reply: 'Reply to this email to answer the visitor.',
  /** For an address that not every mail server understands. */
  writeTo: 'To reply, write to the email address above; this mail cannot be answered by Reply.',
  noReply: 'The visitor left no email address to reply to.',
} as const;

/** The mail that stands for many: sent when more enquiries arrive than mails should. */
export const digestMail = {
  subject: {
    one: '{count} enquiry stored without an email each',
    other: '{count} enquiries stored without an email each',
  } satisfies Plural,
  /** `{since}`: when the first of them came, by the clocks of `{city}`. */
  what: {
    one: 'Since {since} {city} time the website has stored {count} enquiry without sending an email for it.',
    other:
      'Since {since} {city} time the website has stored {count} enquiries without sending an email for each.',
  } satisfies Plural,
  why: 'More enquiries are arriving than usual. They may come from a program, and real ones may be among them. Nothing is lost.',
  where: 'Each is a row in the table "Enquiry" of the database. List them with:',
  send: 'Send their emails one by one with:',
  foot: `Sent from the ${company.brand} website.`,
} as const;
