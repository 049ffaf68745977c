import { enquiryListWords } from '@/content/forms/enquiry-list';
import { companyMail } from '@/content/forms/company-mails';
import { enquiryMails, type EnquiryMailWords } from '@/content/forms/enquiry-mails';
import { LANGS, type Lang } from '@/content/lang';
import { localPath } from '@/content/local-path';
import { unitWords } from '@/content/units';
import { fill } from '@/lib/site/fill';
import { languageIn } from '@/lib/site/format';
import { dialled } from '@/lib/forms/phone';
import { absolute } from '@/lib/settings/site';
import { lineText } from '@/lib/enquiry-list/list-text';
import { namingIn } from '@/lib/enquiry-list/naming';
import { shownLine } from '@/lib/enquiry-list/shown-line';
import { attachmentIn, designCodeIn } from './attachment-in';
import type { Origin } from './origin';
import type { EnquiryForm, EnquiryValues } from './enquiry-schemas';

/* What the mails of an enquiry say, as plain data: every address in it is absolute, for a mail stands on no page. */

export interface Row {
  label: string;
  value: string;
  href?: string;
}

export interface Line {
  text: string;
  href: string;
}

export interface Content {
  /** Who, and how to answer. */
  rows: readonly Row[];
  message?: string;
  /** The enquiry list. */
  lines?: readonly Line[];
  /** A design, a calculation or a photograph that came along. */
  attachment: readonly Row[];
  /** What the design looks like. */
  picture?: { address: string; title: string };
}

interface Person {
  name: string;
  email: string;
  phone: string;
  address?: string;
}

const filled = (rows: readonly Row[]): readonly Row[] => rows.filter(({ value }) => value);

/** A number that can be dialled from the mail; one that stays as it was typed says so. */
function phoneRow({ labels, asTyped }: EnquiryMailWords, phone: string): Row {
  const number = dialled(phone);
  const value = phone && number !== phone ? fill(asTyped, { number: phone }) : phone;
  return { label: labels.phone, value, ...(number && { href: `tel:${number}` }) };
}

function personRows(words: EnquiryMailWords, { name, email, phone, address = '' }: Person): readonly Row[] {
  const { labels } = words;
  return filled([
    { label: labels.name, value: name },
    { label: labels.email, value: email, href: `mailto:${encodeURIComponent(email).replace('%40', '@')}` },
    phoneRow(words, phone),
    { label: labels.address, value: address },
  ]);
}

const place = (path: string) => absolute(path as `/${string}`);

function attachmentRows(lang: Lang, { attachment: sent, photo }: Origin) {
  const { labels, attached } = enquiryMails[lang];
  const attachment = sent && attachmentIn(lang, sent);
  const rows: Row[] = [];
  if (attachment) {
    const address = place(attachment.path);
    rows.push({ label: labels[attachment.kind], value: attachment.title });
    rows.push(...attachment.figures.map(([label, value]) => ({ label, value })));
    rows.push({ label: labels.open, value: address, href: address });
  }
  if (photo) rows.push({ label: labels.photo, value: attached });
  const code = attachment?.kind === 'design' && designCodeIn(attachment.path);
  return {
    attachment: rows,
    ...(code && {
      picture: { address: place(localPath(`/cards/design/${code}.jpg`, lang)), title: attachment.title },
    }),
  };
}

/** Where the enquiry was sent from, and what led there: for the company alone. */
export function fromRows({ page, language, source }: Origin): readonly Row[] {
  const { labels } = companyMail;
  return filled([
    { label: labels.page, value: page && place(page), ...(page && { href: place(page) }) },
    { label: labels.language, value: language && languageIn(LANGS[0], language) },
    { label: labels.host, value: source.host ?? '' },
    {
      label: labels.campaign,
      value: [source.source, source.medium, source.campaign].filter(Boolean).join(' / '),
    },
  ]);
}

function linesOf(lang: Lang, lines: EnquiryValues<'quote'>['lines']): readonly Line[] {
  const words = { ...enquiryListWords[lang], lang, units: unitWords[lang] };
  const naming = namingIn(lang);
  return lines.map((line) => {
    const shown = shownLine(line, naming, lang);
    return { text: lineText(shown, words), href: place(shown.url) };
  });
}

/** What was typed, and what came along, in a language. */
export function contentOf(values: EnquiryValues<EnquiryForm>, lang: Lang, origin: Origin): Content {
  const words = enquiryMails[lang];
  const name = 'fullName' in values ? values.fullName : values.name;
  return {
    rows: personRows(words, { ...values, name }),
    ...('message' in values && { message: values.message }),
    ...('lines' in values && { lines: linesOf(lang, values.lines) }),
    ...attachmentRows(lang, origin),
  };
}
