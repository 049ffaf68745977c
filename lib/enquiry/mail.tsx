import { LANGS } from '@/content/lang';
import { companyMail } from '@/content/forms/company-mails';
import { enquiryMails } from '@/content/forms/enquiry-mails';
import { fill } from '@/lib/site/fill';
import { headerLine } from '@/lib/mail/mail-head';
import { mailHtml } from '@/lib/mail/mail-page';
import { Body, rowsAsText, Table, textBody } from './mail-body';
import { contentOf, fromRows } from './mail-content';
import { NO_ORIGIN, type Origin } from './origin';
import type { EnquiryForm, EnquiryValues } from './enquiry-schemas';

/** A mail as its words; sender, recipient and sending are somebody else's business. */
export interface RenderedMail {
  subject: string;
  replyTo: string | null;
  text: string;
  html: string;
}

/** What an enquiry is known by. */
export interface Known {
  id: string;
  /** As the visitor is told it. */
  reference: string;
  origin?: Origin;
}

// Stricter than the form: a Reply-To the provider does not understand would keep the mail from leaving. The signs are
// those of RFC 5322, 3.2.3 (dot-atom); letters beyond ASCII need SMTPUTF8, which not every mail server speaks.
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
/** RFC 1035, 2.3.4: 63 signs, no hyphen at either end. */
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
/** RFC 5321, 4.5.3.1: 64 signs before the @, and 254 in all leave room for the angles of a path. */
const LENGTHS = '(?=[^@]{1,64}@)(?=.{1,254}$)';
const PLAIN_ADDRESS = new RegExp(`^${LENGTHS}${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+[A-Za-z]{2,63}$`);

/** Whether every mail service takes this address. */
export const isPlainAddress = (email: string): boolean => PLAIN_ADDRESS.test(email);

const nameIn = (values: EnquiryValues<EnquiryForm>) => ('fullName' in values ? values.fullName : values.name);

/** The mail that tells the company of an enquiry: in English, whatever the visitor read. Pure. */
export async function renderEnquiryMail<K extends EnquiryForm>(
  kind: K,
  values: EnquiryValues<K>,
  { id, reference, origin = NO_ORIGIN }: Known,
): Promise<RenderedMail> {
  const [lang] = LANGS;
  const { labels } = enquiryMails[lang];
  const subject = headerLine(fill(companyMail.subjects[kind], { name: nameIn(values) }));
  const content = contentOf(values, lang, origin);
  const from = fromRows(origin);
  const replyTo = isPlainAddress(values.email) ? values.email : null;
  const wayBack = values.email ? companyMail.writeTo : companyMail.noReply;
  const foot = `${fill(companyMail.foot, { id, reference })}\n${replyTo ? companyMail.reply : wayBack}`;
  const children = (
    <>
      <Body {...{ content, labels, lang }} />
      <Table rows={from} lang={lang} />
    </>
  );
  return {
    subject,
    replyTo,
    text: textBody(content, labels, { lang, end: [rowsAsText(from, lang), `-- \n${foot}`] }),
    html: await mailHtml({ lang, subject, foot, children }),
  };
}
