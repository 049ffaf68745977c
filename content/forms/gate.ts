import { contact } from '@/content/company';
import { ORIGIN_NOTE } from './origin';

/** The contact gate: asked once on a device before what it wraps. */
export const GATE_FORM = {
  loading: 'Loading...',
  title: 'Before you look around',
  lead: 'Leave your details once, and the three villas are yours to turn. We write only about your roof.',
  fields: {
    fullName: 'Full name',
    email: 'Email',
    phone: 'Phone number',
    message: 'Message, if you like',
  },
  /** In place of what the other forms say. */
  faults: { nameMissing: 'Full name is required', emailWrong: 'Please enter a valid email' },
  submit: 'Show the villas',
  sending: 'One moment',
  opened: 'Three villas',
  cancel: 'Cancel',
  trap: 'Leave this field empty',
  purpose: `${contact.legalName} stores what you write here to answer you. This device remembers it and does not ask again. ${ORIGIN_NOTE}`,
  sent: 'Your Contact Info has been sent successfully!',
  failed: 'Failed to send your request. Please try again.',
} as const;

/** Milliseconds from sending the form to what lies behind it. */
export const GATE_DELAY = 1500;
