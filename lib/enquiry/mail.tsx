import type { ReactNode } from 'react';
import { ENQUIRY_MAILS as words } from '@/content/forms/enquiry-mails';
import { headerLine } from '@/lib/core/mail-head';
import { mailHtml } from '@/lib/core/mail-page';
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
  gate: ({ fullName: name, email, phone, message }) => ({
    subject: subjects.gate(name),
    rows: rowsOf({ name, email, phone }),
    message,
  }),
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

const cell = { padding: '4px 16px 4px 0', verticalAlign: 'top' } as const;

function Body({ rows, message, lines }: Content) {
  return (
    <>
      <table cellSpacing={0}>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th align="left" style={cell}>
                {label}
              </th>
              <td dir="auto" style={cell}>
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {message && (
        <Part title={labels.message}>
          <p dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
            {message}
          </p>
        </Part>
      )}
      {lines && (
        <Part title={labels.lines}>
          <ol>
            {lines.map((line, place) => (
              <li key={place} dir="auto">
                {line}
              </li>
            ))}
          </ol>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </>
  );
}

/** The mail that tells the company of an enquiry. Pure. */
export async function renderEnquiryMail<K extends EnquiryForm>(
  kind: K,
  values: EnquiryValues<K>,
  id: string,
): Promise<RenderedMail> {
  const content = CONTENTS[kind](values);
  const subject = headerLine(content.subject);
  const replyTo = PLAIN_ADDRESS.test(values.email) ? values.email : null;
  const foot = `${words.foot(id)}\n${replyTo ? words.reply : words.noReply}`;
  return {
    subject,
    replyTo,
    text: renderText(content, foot),
    html: await mailHtml({ subject, foot, children: <Body {...content} /> }),
  };
}
