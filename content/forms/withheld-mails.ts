import { company } from '@/content/company';

/** Words of the mail that stands for many: sent when more enquiries arrive than mails should. */
export const WITHHELD_MAILS = {
  subject: {
    one: '{count} enquiry stored without a mail each',
    other: '{count} enquiries stored without a mail each',
  },
  /** `{since}`: when the first of them came. */
  what: {
    one: 'Since {since} the website has stored {count} enquiry without sending a mail for it.',
    other: 'Since {since} the website has stored {count} enquiries without sending a mail for each.',
  },
  why: 'More enquiries are arriving than in any ordinary hour. They may come from a program, and real ones may be among them. Nothing is lost.',
  where: 'Each is a row of the table "Enquiry" in the database. This lists them:',
  send: 'This sends their mails after all, one by one:',
  foot: `Sent from the ${company.brand} website.`,
} as const;
