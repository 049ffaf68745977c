import 'server-only';
import { company } from '@/content/company';
import { ENQUIRY_MAILS } from '@/content/forms/enquiry-mails';
import { env } from './env';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as the inside of an element or attribute. */
export const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/** A header is one line, whatever was typed. */
export const headerLine = (value: string) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The page of a mail around its body, which is markup, and its foot, which is text. */
export function mailPage(mail: { subject: string; body: string; foot: string }): string {
  const small = escapeHtml(mail.foot).replace(/\n/g, '<br>');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(mail.subject)}</title></head><body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1d1815">${mail.body}<hr><p style="font-size:13px;color:#4b423b">${small}</p></body></html>`;
}

/** Who every mail of the site comes from. */
export const mailSender =
  env.MAIL_FROM ??
  `${ENQUIRY_MAILS.senderName} <website@${company.email.slice(company.email.indexOf('@') + 1)}>`;
