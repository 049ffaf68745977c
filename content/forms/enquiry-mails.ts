import { company } from '@/content/company';
import { words } from '@/content/words';

/** Words of the mails that tell the company of an enquiry. */
export const enquiryMails = words({
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    message: 'Message',
    lines: 'Enquiry list',
    page: 'Sent from page',
    language: 'Language',
    host: 'Came from',
    campaign: 'Campaign',
    design: 'Design',
    calculation: 'Calculation',
    open: 'Open it at',
    photo: 'Photo',
  },
  subjects: {
    contact: 'Website message: {name}',
    quote: 'Enquiry list: {name}',
    sample: 'Sample request: {name}',
    gate: 'Villa models: {name}',
    appointment: 'Appointment Booking: {name}',
  },
  attached: 'attached to this email',
  /** A number that could not be made one to dial, such as two in one field. */
  asTyped: '{number} (as typed)',
  foot: `Sent from the ${company.brand} website. Reference {reference}, enquiry {id}.`,
  reply: 'Reply to this email to answer the visitor.',
  /** For an address that not every mail server understands. */
  writeTo: 'To reply, write to the email address above; this mail cannot be answered by Reply.',
  noReply: 'The visitor left no email address to reply to.',
  senderName: `${company.brand} website`,
});

export type EnquiryMailWords = (typeof enquiryMails)['en'];
