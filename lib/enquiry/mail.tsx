import type { ReactNode } from 'react';
import { ENQUIRY_MAILS as words } from '@/content/forms/enquiry-mails';
import { fill } from '@/lib/core/fill';
import { headerLine } from '@/lib/core/mail-head';
import { mailHtml } from '@/lib/core/mail-page';
import { lineText } from '@/lib/enquiry-list/list-text';
import { NO_ORIGIN, type Origin } from './origin';
import type { EnquiryForm, EnquiryValues } from './schema';

/** A mail as its words; sender, recipient and sending are somebody else's business. */
export interface RenderedMail {
  subject: string;
  replyTo: string | null;
  text: string;
  html: string;
}

type Rows = [label: string, value: string][];

interface Content {
  subject: string;
  rows: Rows;
  message?: string;
  /** The enquiry list, a line each. */
  lines?: readonly string[];
}

/** A mail with what came along beside what was typed. */
interface Letter extends Content {
  carried: Rows;
  from: Rows;
}

const { labels, subjects } = words;

interface Person {
  name: string;
  email: string;
  phone: string;
  address?: string;
}

const filled = (rows: Rows): Rows => rows.filter(([, value]) => value);

const rowsOf = ({ name, email, phone, address = '' }: Person): Rows =>
  filled([
    [labels.name, name],
    [labels.email, email],
    [labels.phone, phone],
    [labels.address, address],
  ]);

const carriedRows = ({ carried, photo }: Origin): Rows => [
  ...(carried
    ? ([[labels[carried.kind], carried.title], ...carried.figures, [labels.open, carried.path]] as Rows)
    : []),
  ...(photo ? ([[labels.photo, words.attached]] as Rows) : []),
];

const fromRows = ({ page, language, source }: Origin): Rows =>
  filled([
    [labels.page, page],
    [labels.language, words.languages[language] ?? language],
    [labels.host, source.host ?? ''],
    [labels.campaign, [source.source, source.medium, source.campaign].filter(Boolean).join(' / ')],
  ]);

const CONTENTS: { [K in EnquiryForm]: (values: EnquiryValues<K>) => Content } = {
  contact: (values) => ({
    subject: fill(subjects.contact, { name: values.name }),
    rows: rowsOf(values),
    message: values.message,
  }),
  appointment: (values) => ({
    subject: fill(subjects.appointment, { name: values.name }),
    rows: rowsOf(values),
  }),
  gate: ({ fullName: name, email, phone, message }) => ({
    subject: fill(subjects.gate, { name }),
    rows: rowsOf({ name, email, phone }),
    message,
  }),
  quote: (values) => ({
    subject: fill(subjects.quote, { name: values.name }),
    rows: rowsOf(values),
    message: values.message,
    lines: values.lines.map(lineText),
  }),
  sample: (values) => ({
    subject: fill(subjects.sample, { name: values.name }),
    rows: rowsOf(values),
    message: values.message,
    lines: values.lines.map(lineText),
  }),
};

// Stricter than the form: a Reply-To the provider does not understand would keep the mail from leaving.
const PLAIN_ADDRESS = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

const numbered = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}`).join('\n');

const textOf = (rows: Rows) => rows.map(([label, value]) => `${label}: ${value}`).join('\n');

function renderText({ rows, message, lines, carried, from }: Letter, foot: string): string {
  const list = lines && `${labels.lines}:\n${numbered(lines)}`;
  const parts = [
    textOf(rows),
    message && `${labels.message}:\n${message}`,
    list,
    textOf(carried),
    textOf(from),
  ];
  return [...parts, `-- \n${foot}`].filter(Boolean).join('\n\n');
}

const cell = { padding: '4px 16px 4px 0', verticalAlign: 'top' } as const;

function Table({ rows }: { rows: Rows }) {
  if (rows.length === 0) return null;
  return (
    <table cellSpacing={0}>
      <tbody>
        {rows.map(([label, value], place) => (
          <tr key={place}>
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
  );
}

function Body({ rows, message, lines, carried, from }: Letter) {
  return (
    <>
      <Table rows={rows} />
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
      <Table rows={carried} />
      <Table rows={from} />
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
  { id, origin = NO_ORIGIN }: { id: string; origin?: Origin },
): Promise<RenderedMail> {
  const content = { ...CONTENTS[kind](values), carried: carriedRows(origin), from: fromRows(origin) };
  const subject = headerLine(content.subject);
  const replyTo = PLAIN_ADDRESS.test(values.email) ? values.email : null;
  const foot = `${fill(words.foot, { id })}\n${replyTo ? words.reply : words.noReply}`;
  return {
    subject,
    replyTo,
    text: renderText(content, foot),
    html: await mailHtml({ subject, foot, children: <Body {...content} /> }),
  };
}
