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
  required: 'Please fill in all three fields.',
  submit: 'Request an appointment',
  sending: 'Sending',
  trap: 'Leave this field empty',
  purpose: `${contact.legalName} stores what you enter here to answer your request. ${ORIGIN_NOTE}`,
  done: { title: sent, text: 'Thank you. We will call or email you to arrange the appointment.' },
  log: { sent, failed: 'Failed to send your request. Please try again.' },
} as const;
