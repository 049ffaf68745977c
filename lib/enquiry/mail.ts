import { ENQUIRY_MAILS as words } from '@/content/forms/enquiry-mails';
import { escapeHtml as escape, headerLine, mailPage } from '@/lib/core/mail-html';
import { lineText } from './list-text';
import type { EnquiryForm, EnquiryValues } from './schema';

/** A mail as its words; sender, recipient and sending are somebody else's business. */
export interface RenderedMail {
  subject: string;
  replyTo: string | null;
  text: string;
  html: string;
}

interface Content {
  subject: string;
  rows: [label: string, value: string][];
  message?: string;
  /** The enquiry list, a line each. */
  lines?: readonly string[];
}

const { labels, subjects } = words;

interface Person {
  name: string;
  email: string;
  phone: string;
  address?: string;
}

const rowsOf = ({ name, email, phone, address = '' }: Person): Content['rows'] => {
  const rows: Content['rows'] = [
    [labels.name, name],
    [labels.email, email],
    [labels.phone, phone],
    [labels.address, address],
  ];
  return rows.filter(([, value]) => value);
};

const CONTENTS: { [K in EnquiryForm]: (values: EnquiryValues<K>) => Content } = {
  contact: (values) => ({
    subject: subjects.contact(values.name),
    rows: rowsOf(values),
    message: values.message,
  }),
  appointment: (values) => ({ subject: subjects.appointment(values.name), rows: rowsOf(values) }),
  quote: (values) => ({
    subject: subjects.quote(values.name),
    rows: rowsOf(values),
    message: values.message,
    lines: values.lines.map(lineText),
  }),
  sample: (values) => ({
    subject: subjects.sample(values.name),
    rows: rowsOf(values),
    message: values.message,
    lines: values.lines.map(lineText),
  }),
};

// Stricter than the form: a Reply-To the provider does not understand would keep the mail from leaving.
const PLAIN_ADDRESS = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

const numbered = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}`).join('\n');

function renderText({ rows, message, lines }: Content, foot: string): string {
  const head = rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  const list = lines && `${labels.lines}:\n${numbered(lines)}`;
  return [head, message && `${labels.message}:\n${message}`, list, `-- \n${foot}`]
    .filter(Boolean)
    .join('\n\n');
}

function renderHtml({ subject, rows, message, lines }: Content, foot: string): string {
  const cell = 'padding:4px 16px 4px 0;vertical-align:top';
  const table = rows
    .map(
      ([label, value]) =>
        `<tr><th align="left" style="${cell}">${escape(label)}</th><td dir="auto" style="${cell}">${escape(value)}</td></tr>`,
    )
    .join('');
  const body = message
    ? `<p><strong>${escape(labels.message)}</strong></p><p dir="auto" style="white-space:pre-wrap">${escape(message)}</p>`
    : '';
  const items = lines?.map((line) => `<li dir="auto">${escape(line)}</li>`).join('');
  const list = items ? `<p><strong>${escape(labels.lines)}</strong></p><ol>${items}</ol>` : '';
  return mailPage({ subject, foot, body: `<table cellspacing="0">${table}</table>${body}${list}` });
}

/** The mail that tells the company of an enquiry. Pure. */
export function renderEnquiryMail<K extends EnquiryForm>(
  kind: K,
  values: EnquiryValues<K>,
  id: string,
): RenderedMail {
  const content = CONTENTS[kind](values);
  const subject = headerLine(content.subject);
  const replyTo = PLAIN_ADDRESS.test(values.email) ? values.email : null;
  const foot = `${words.foot(id)}\n${replyTo ? words.reply : words.noReply}`;
  return {
    subject,
    replyTo,
    text: renderText(content, foot),
    html: renderHtml({ ...content, subject }, foot),
  };
}
