import { company } from '@/content/company';
import { enquiryCopy } from '@/content/forms/enquiry-copy';
import { enquiryMails } from '@/content/forms/enquiry-mails';
import { sentWords } from '@/content/forms/sent';
import { fill } from '@/lib/site/fill';
import { langOr } from '@/lib/site/lang';
import { mailHtml } from '@/lib/mail/mail-page';
import { siteBase } from '@/lib/settings/site';
import { hasWebAddress } from '@/lib/text/web-address';
import { isPlainAddress, type Known, type RenderedMail } from './mail';
import { Body, textBody } from './mail-body';
import { contentOf, type Content } from './mail-content';
import { NO_ORIGIN, type Origin } from './origin';
import type { EnquiryForm, EnquiryValues } from './enquiry-schemas';

/** Whoever fills in the villa gate asks for nothing: there is nothing to keep a copy of. */
const COPIED: readonly EnquiryForm[] = ['contact', 'appointment', 'quote', 'sample'];

/** With any ending, since there are more than anybody lists: `villa.example`. A sentence after a dot begins `Large`. */
const ANY_ENDING = /[\p{L}\p{N}-][.\u3002\uff0e\uff61\u2024](?:\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}\p{N}])/u;

const mayBeLink = (text: string): boolean => hasWebAddress(text) || ANY_ENDING.test(text);

/** What somebody typed or had in the browser, which is as free: whatever is sent in our name to an address they name. */
const typedIn = (values: EnquiryValues<EnquiryForm>): string[] =>
  Object.entries(values).flatMap(([field, value]) =>
    field === 'email' ? [] : typeof value === 'string' ? [value] : [JSON.stringify(value, without)],
  );
/** Parts of addresses in this site. */
const IN_ADDRESSES: readonly string[] = ['url', 'query', 'design', 'picture'];
const without = (key: string, value: unknown) => (IN_ADDRESSES.includes(key) ? undefined : value);

/** Whether the copy leaves out everything that was typed. */
export function leavesOut(
  values: EnquiryValues<EnquiryForm>,
  { attachment }: Pick<Origin, 'attachment'>,
): boolean {
  const typed = [...typedIn(values), JSON.stringify([attachment?.title, attachment?.figures])];
  return typed.some((text) => mayBeLink(text));
}

/** Nothing that was typed: for what holds a link. */
const NOTHING: Content = { rows: [], attachment: [] };

/** Whether a visitor can be sent a copy at all. */
export const canBeCopied = (kind: EnquiryForm, email: string): boolean =>
  COPIED.includes(kind) && isPlainAddress(email);

/**
 * The copy that the visitor gets of an enquiry. Anybody may name any address, so it is no letter of theirs: its subject
 * holds nothing typed, and what holds a link is left out of it (docs/decisions/165). Pure.
 */
export async function renderCopy<K extends EnquiryForm>(
  values: EnquiryValues<K>,
  { reference, origin = NO_ORIGIN }: Omit<Known, 'id'>,
): Promise<RenderedMail> {
  const lang = langOr(origin.language);
  const words = enquiryCopy[lang];
  const { labels } = enquiryMails[lang];
  const hasLink = leavesOut(values, origin);
  const content = hasLink ? NOTHING : contentOf(values, lang, origin);
  const subject = fill(words.subject, { reference });
  const lead = [words.thanks, sentWords[lang].answer, hasLink ? words.leftOut : words.what].filter(Boolean);
  const foot = fill(words.foot, { site: siteBase });
  const children = (
    <>
      {lead.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Body {...{ content, labels, lang }} />
    </>
  );
  return {
    subject,
    replyTo: company.email,
    text: [...lead, textBody(content, labels, { lang, end: [`-- \n${foot}`] })].join('\n\n'),
    html: await mailHtml({ lang, subject, foot, children }),
  };
}
