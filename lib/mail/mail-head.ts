import 'server-only';
import { company } from '@/content/company';
import { enquiryMails } from '@/content/forms/enquiry-mails';
import { LANGS } from '@/content/lang';
import { env } from '@/lib/settings/env';

/** A header is one line, whatever was typed. */
export const headerLine = (value: string) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Who every mail of the site comes from. */
export const mailSender =
  env.MAIL_FROM ??
  `${enquiryMails[LANGS[0]].senderName} <website@${company.email.slice(company.email.indexOf('@') + 1)}>`;
