import { company } from '@/content/company';

/** Words of the mail that stands for many: sent when more enquiries arrive than mails should. */
export const WITHHELD_MAILS = {
  subject: (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'} stored without a mail each`,
  what: (count: number, since: string) =>
    count === 1
      ? `Since ${since} the website has stored 1 enquiry without sending a mail for it.`
      : `Since ${since} the website has stored ${count} enquiries without sending a mail for each.`,
  why: 'More enquiries are arriving than in any ordinary hour. They may come from a program, and real ones may be among them. Nothing is lost.',
  where: 'Each is a row of the table "Enquiry" in the database. This lists them:',
  send: 'This sends their mails after all, one by one:',
  foot: `Sent from the ${company.brand} website.`,
} as const;
