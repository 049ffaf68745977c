import type { RetentionRule } from '@/lib/storage/retention';

/** In this order: mails refer to enquiries. An enquiry whose mail is still owed is kept, however old it is. */
export const ENQUIRY_RETENTION: readonly RetentionRule[] = [
  {
    what: 'mails, sent',
    table: 'OutboxMail',
    where: `"status" IN ('sent', 'withheld') AND "createdAt" < $1`,
    byAge: true,
  },
  {
    what: 'enquiries',
    table: 'Enquiry',
    where: `"createdAt" < $1
      AND NOT EXISTS (SELECT 1 FROM "OutboxMail" m WHERE m."enquiryId" = "Enquiry"."id" AND m."createdAt" >= $1)
      AND NOT EXISTS (SELECT 1 FROM "OutboxMail" m WHERE m."enquiryId" = "Enquiry"."id" AND m."status" IN ('queued', 'held'))`,
    byAge: true,
  },
];
