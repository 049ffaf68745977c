import { contact } from '@/content/company';
import { ORIGIN_NOTE } from './origin';

const sent = 'Your appointment request has been sent successfully!';

/** The form on the installers page. */
export const APPOINTMENT_FORM = {
  title: 'GET YOUR FREE ESTIMATE NOW!',
  fields: {
    name: { label: 'Name' },
    email: { label: 'Email' },
    phone: { label: 'Phone' },
  },
  required: 'We need all three to make the appointment.',
  submit: 'Book the appointment',
  sending: 'Sending',
  trap: 'Leave this field empty',
  purpose: `${contact.legalName} receives what you write here, and stores it to answer your request. ${ORIGIN_NOTE}`,
  done: { title: sent, text: 'It is stored. We write or call with the details you left.' },
  log: { sent, failed: 'Failed to send your request. Please try again.' },
} as const;
