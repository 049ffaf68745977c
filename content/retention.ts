/** Months after which an enquiry and its mails are deleted: what the page on privacy says and `npm run retention` does. */
export const RETENTION_MONTHS = 24;
