import { words } from '@/content/words';

/** What is said at a field. One table, so that every form of the site says the same of the same fault. */
export const fieldWords = words({
  nameMissing: 'Name is required',
  nameLong: 'Please keep the name within 100 characters',
  emailMissing: 'Email is required',
  emailWrong: 'Please enter a valid email address',
  emailLong: 'Please keep the email address within 254 characters',
  phoneMissing: 'Phone number is required',
  phoneWrong: 'Please check this number. Examples: 050 123 4567, 00966 50 123 4567',
  messageMissing: 'Message is required',
  messageLong: 'Please keep the message within 2000 characters',
  addressMissing: 'Address is required',
  addressLong: 'Please keep the address within 300 characters',
  linesWrong: 'The list could not be read. Please reload the page and try again.',
  wayBackMissing: 'Please leave an email address or a phone number so that we can reply',
  marksPiled: 'Please write this field without so many accents on one letter',
  unreadable: 'Please remove the hidden control characters from this field',
});

export type FieldFault = keyof (typeof fieldWords)['en'];
