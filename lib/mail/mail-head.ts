import 'server-only';
import { company } from '@/content/company';
import { senderName } from '@/content/forms/company-mails';
import { env } from '@/lib/settings/env';

/** A header is one line, whatever was typed. */
export const headerLine = (value: string) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Who every mail of the site comes from. */
export const mailSender =
  env.MAIL_FROM ?? `${senderName} <website@${company.email.slice(company.email.indexOf('@') + 1)}>`;
