import { contact } from '@/content/company';
import { ORIGIN_NOTE } from './origin';

/** The form on the contact page. */
export const CONTACT_FORM = {
  title: 'Write to us',
  fields: {
    name: { label: 'Name' },
    email: { label: 'Email' },
    phone: { label: 'Phone' },
    message: { label: 'Message' },
  },
  wayBack: 'An email address or a phone number: one is enough.',
  submit: 'Send message',
  sending: 'Sending',
  trap: 'Leave this field empty',
  purpose: `${contact.legalName} receives what you write here, and stores it to answer your enquiry. ${ORIGIN_NOTE}`,
  done: {
    title: 'Your message is with us',
    text: 'Thank you. It is stored and on its way to the people who will answer you.',
    next: 'We write or call back with the details you left. Until then:',
    link: 'See the range',
    again: 'Write another message',
  },
  log: { sent: 'Contact form sent', failed: 'Contact form not sent' },
} as const;
