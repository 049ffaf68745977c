import 'server-only';
import { ACCOUNT_MAILS } from '@/content/forms/account-mails';
import { escapeHtml, headerLine, mailPage, mailSender } from '@/lib/core/mail-html';
import type { NewMail } from '@/lib/core/outbox';

interface Words {
  subject: string;
  paragraphs: readonly string[];
  /** Stands by itself after the first paragraph. */
  code?: string;
}

const CODE_LOOK = 'font-size:32px;font-weight:bold;letter-spacing:8px;margin:24px 0';

/** A mail to the owner of an account, as text and as markup. Pure. */
export function accountMail(recipient: string, { subject, paragraphs, code }: Words): NewMail {
  const [first = '', ...rest] = paragraphs;
  const { foot } = ACCOUNT_MAILS;
  const markup = (text: string) => `<p dir="auto">${escapeHtml(text)}</p>`;
  const large = code ? `<p style="${CODE_LOOK}">${escapeHtml(code)}</p>` : '';
  const body = markup(first) + large + rest.map(markup).join('');
  const line = headerLine(subject);
  return {
    sender: mailSender,
    recipient,
    replyTo: null,
    subject: line,
    text: [first, code, ...rest, `-- \n${foot}`].filter(Boolean).join('\n\n'),
    html: mailPage({ subject: line, body, foot }),
  };
}
