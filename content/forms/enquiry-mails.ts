import { company } from '@/content/company';

/** Words of the mails that tell the company of an enquiry. */
export const ENQUIRY_MAILS = {
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
  },
  languages: { en: 'English' } as Readonly<Record<string, string>>,
  subjects: {
    contact: (name: string) => `Website message: ${name}`,
    quote: (name: string) => `Enquiry list: ${name}`,
    sample: (name: string) => `Sample request: ${name}`,
    gate: (name: string) => `Villa models: ${name}`,
    appointment: (name: string) => `Appointment Booking: ${name}`,
  },
  foot: (id: string) => `Sent from the ${company.brand} website. Enquiry ${id}.`,
  reply: 'Answering this mail writes to the visitor.',
  noReply: 'The visitor left no email address that can be answered from here.',
  senderName: `${company.brand} website`,
} as const;
