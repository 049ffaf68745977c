import { company } from '@/content/company';
import { words } from '@/content/words';

/** Words of the mail that stands for many: sent when more enquiries arrive than mails should. */
export const withheldMails = words({
  subject: {
    one: '{count} enquiry stored without an email each',
    other: '{count} enquiries stored without an email each',
  },
  /** `{since}`: when the first of them came. */
  what: {
    one: 'Since {since} the website has stored {count} enquiry without sending an email for it.',
    other: 'Since {since} the website has stored {count} enquiries without sending an email for each.',
  },
  why: 'More enquiries are arriving than usual. They may come from a program, and real ones may be among them. Nothing is lost.',
  where: 'Each is a row in the table "Enquiry" of the database. List them with:',
  send: 'Send their emails one by one with:',
  foot: `Sent from the ${company.brand} website.`,
});
