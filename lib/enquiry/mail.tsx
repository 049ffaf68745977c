import type { ReactNode } from 'react';
import { enquiryListWords } from '@/content/forms/enquiry-list';
import { enquiryMails, type EnquiryMailWords } from '@/content/forms/enquiry-mails';
import type { Lang } from '@/content/lang';
import { unitWords } from '@/content/units';
import { fill } from '@/lib/core/fill';
import { languageIn, numberIn } from '@/lib/core/format';
import { langOr } from '@/lib/core/lang';
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
  lang: Lang;
  carried: Rows;
  from: Rows;
}

interface Person {
  name: string;
  email: string;
  phone: string;
  address?: string;
}

type Said = EnquiryMailWords & { lang: Lang };

const filled = (rows: Rows): Rows => rows.filter(([, value]) => value);

const rowsOf = ({ labels }: EnquiryMailWords, { name, email, phone, address = '' }: Person): Rows =>
  filled([
    [labels.name, name],
    [labels.email, email],
    [labels.phone, phone],
    [labels.address, address],
  ]);

const carriedRows = ({ labels, attached }: EnquiryMailWords, { carried, photo }: Origin): Rows => [
  ...(carried
    ? ([[labels[carried.kind], carried.title], ...carried.figures, [labels.open, carried.path]] as Rows)
    : []),
  ...(photo ? ([[labels.photo, attached]] as Rows) : []),
];

const fromRows = ({ lang, labels }: Said, { page, language, source }: Origin): Rows =>
  filled([
    [labels.page, page],
    [labels.language, language && languageIn(lang, language)],
    [labels.host, source.host ?? ''],
    [labels.campaign, [source.source, source.medium, source.campaign].filter(Boolean).join(' / ')],
  ]);

const linesOf = (lang: Lang, lines: EnquiryValues<'quote'>['lines']) => {
  const words = { ...enquiryListWords[lang], units: unitWords[lang] };
  return lines.map((line) => lineText(line, words, (value) => numberIn(lang, value)));
};

type Contents = { [K in EnquiryForm]: (values: EnquiryValues<K>) => Omit<Content, 'subject'> };

const contentsIn = (lang: Lang): Contents => {
  const person = (values: Person) => rowsOf(enquiryMails[lang], values);
  return {
    contact: (values) => ({ rows: person(values), message: values.message }),
    appointment: (values) => ({ rows: person(values) }),
    gate: ({ fullName: name, message, ...ways }) => ({ rows: person({ name, ...ways }), message }),
    quote: (values) => ({
      rows: person(values),
      message: values.message,
      lines: linesOf(lang, values.lines),
    }),
    sample: (values) => ({
      rows: person(values),
      message: values.message,
      lines: linesOf(lang, values.lines),
    }),
  };
};

// Stricter than the form: a Reply-To the provider does not understand would keep the mail from leaving. The signs are
// those of RFC 5322, 3.2.3 (dot-atom); letters beyond ASCII need SMTPUTF8, which not every mail server speaks.
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const PLAIN_ADDRESS = new RegExp(
  `^${ATOM}(?:\\.${ATOM})*@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,}$`,
);

const numbered = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}`).join('\n');

const textOf = (rows: Rows) => rows.map(([label, value]) => `${label}: ${value}`).join('\n');

function renderText({ lang, rows, message, lines, carried, from }: Letter, foot: string): string {
  const { labels } = enquiryMails[lang];
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

function Body({ lang, rows, message, lines, carried, from }: Letter) {
  const { labels } = enquiryMails[lang];
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

const nameIn = (values: EnquiryValues<EnquiryForm>) => ('fullName' in values ? values.fullName : values.name);

/** The mail that tells the company of an enquiry, in the language of the page it was sent from. Pure. */
export async function renderEnquiryMail<K extends EnquiryForm>(
  kind: K,
  values: EnquiryValues<K>,
  { id, origin = NO_ORIGIN }: { id: string; origin?: Origin },
): Promise<RenderedMail> {
  const lang = langOr(origin.language);
  const words = { ...enquiryMails[lang], lang };
  const subject = headerLine(fill(words.subjects[kind], { name: nameIn(values) }));
  const content = {
    ...contentsIn(lang)[kind](values),
    ...{ lang, subject, carried: carriedRows(words, origin), from: fromRows(words, origin) },
  };
  const replyTo = PLAIN_ADDRESS.test(values.email) ? values.email : null;
  const wayBack = values.email ? words.writeTo : words.noReply;
  const foot = `${fill(words.foot, { id })}\n${replyTo ? words.reply : wayBack}`;
  return {
    subject,
    replyTo,
    text: renderText(content, foot),
    html: await mailHtml({ lang, subject, foot, children: <Body {...content} /> }),
  };
}
