import 'server-only';
import { accountMails, type AccountMails } from '@/content/forms/account-mails';
import type { Lang } from '@/content/lang';
import { headerLine, mailSender } from '@/lib/mail/mail-head';
import { mailHtml } from '@/lib/mail/mail-page';
import type { NewMail } from '@/lib/mail/outbox';

/** The mails by name. */
export type AccountMail = Exclude<keyof AccountMails, 'foot'>;

export interface Values {
  lang: Lang;
  /** Stands by itself after the first paragraph. */
  code?: string;
  /** The same for the address of a link: a button in the markup, the bare address in the text. */
  link?: string;
}

interface Letter {
  paragraphs: readonly string[];
  code?: string;
  link?: { text: string; to: string };
}

const codeLook = { fontSize: 32, fontWeight: 700, letterSpacing: 8, margin: '24px 0' } as const;
const linkLook = {
  display: 'inline-block',
  padding: '12px 24px',
  backgroundColor: '#1d1815',
  color: '#fdfbf7',
  textDecoration: 'none',
} as const;

function Body({ paragraphs: [first, ...rest], code, link }: Letter) {
  return (
    <>
      <p dir="auto">{first}</p>
      {code && <p style={codeLook}>{code}</p>}
      {link && (
        <p>
          <a href={link.to} style={linkLook}>
            {link.text}
          </a>
        </p>
      )}
      {rest.map((text) => (
        <p key={text} dir="auto">
          {text}
        </p>
      ))}
    </>
  );
}

/** A mail to the owner of an account, as text and as markup. */
export async function accountMail(
  recipient: string,
  name: AccountMail,
  values: Values,
): Promise<Omit<NewMail, 'kind' | 'userId'>> {
  const { lang, code } = values;
  const { foot, [name]: words } = accountMails[lang];
  const { paragraphs } = words;
  const link = 'link' in words && values.link ? { text: words.link, to: values.link } : undefined;
  const [first, ...rest] = paragraphs;
  const subject = headerLine(words.subject);
  return {
    sender: mailSender,
    recipient,
    replyTo: null,
    subject,
    text: [first, code, link?.to, ...rest, `-- \n${foot}`].filter(Boolean).join('\n\n'),
    html: await mailHtml({ lang, subject, foot, children: <Body {...{ paragraphs, code, link }} /> }),
  };
}
