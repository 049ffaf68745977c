import type { CSSProperties, ReactNode } from 'react';
import { DIR, leftToRight, type Lang } from '@/content/lang';
import type { EnquiryMailWords } from '@/content/forms/enquiry-mails';
import type { Content, Row } from './mail-content';

const isRtl = (lang: Lang): boolean => (DIR[lang] as 'ltr' | 'rtl') === 'rtl';

const ARABIC = /\p{Script=Arabic}/u;

/** How a value reads: what is in Arabic letters as its mail does, though it begins with a name in Latin ones. */
const readingOf = (value: string, lang: Lang) => (isRtl(lang) && ARABIC.test(value) ? 'rtl' : 'auto');

/** A number or an address alone would be turned round after an Arabic label. */
const inOrder = (value: string, lang: Lang) => (ARABIC.test(value) ? value : leftToRight(value, lang));

const textOf = (rows: readonly Row[], lang: Lang) =>
  rows.map(({ label, value }) => `${label}: ${inOrder(value, lang)}`).join('\n');

/** A mail as text: its parts, and under a line of its own what ends it. */
export function textBody(
  content: Content,
  labels: EnquiryMailWords['labels'],
  { lang, end }: { lang: Lang; end: readonly string[] },
): string {
  const { rows, message, lines, attachment } = content;
  const list = lines?.map(({ text, href }, place) => `${place + 1}. ${text}\n   ${href}`).join('\n');
  const parts = [
    textOf(rows, lang),
    message && `${labels.message}:\n${message}`,
    list && `${labels.lines}:\n${list}`,
    textOf(attachment, lang),
  ];
  return [...parts, ...end].filter(Boolean).join('\n\n');
}

export const rowsAsText = textOf;

/** A cell, with its room towards the next one; not every mail program knows `start` and `end`. */
const cellIn = (lang: Lang): CSSProperties => ({
  padding: isRtl(lang) ? '4px 0 4px 16px' : '4px 16px 4px 0',
  verticalAlign: 'top',
});
// In a mail; what a page does with pictures is of no use there.
const Picture = 'img';
const link: CSSProperties = { color: '#8a3a1d' };
const look: CSSProperties = {
  display: 'block',
  width: '100%',
  maxWidth: 544,
  height: 'auto',
  margin: '16px 0',
};

const Linked = ({ href, children }: { href?: string; children: ReactNode }) =>
  href ? (
    <a href={href} style={link}>
      {children}
    </a>
  ) : (
    children
  );

export function Table({ rows, lang }: { rows: readonly Row[]; lang: Lang }) {
  if (rows.length === 0) return null;
  const cell = cellIn(lang);
  return (
    <table cellSpacing={0}>
      <tbody>
        {rows.map(({ label, value, href }, place) => (
          <tr key={place}>
            <th align={isRtl(lang) ? 'right' : 'left'} style={cell}>
              {label}
            </th>
            <td style={cell}>
              <span dir={readingOf(value, lang)}>
                <Linked href={href}>{value}</Linked>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BodyProps {
  content: Content;
  labels: EnquiryMailWords['labels'];
  lang: Lang;
}

/** The same as markup. */
export function Body({ content, labels, lang }: BodyProps) {
  const { rows, message, lines, attachment, picture: design } = content;
  return (
    <>
      <Table rows={rows} lang={lang} />
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
            {lines.map(({ text, href }, place) => (
              <li key={place}>
                <Linked href={href}>{text}</Linked>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {design && <Picture src={design.address} alt={design.title} width={544} style={look} />}
      <Table rows={attachment} lang={lang} />
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
