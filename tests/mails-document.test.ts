import { readFileSync, writeFileSync } from 'node:fs';
import { accountMails } from '@/content/forms/account-mails';
import { addressLink } from '@/lib/account/address/address-mutations';
import { accountMail, type AccountMail } from '@/lib/account/mail/mail';
import { renderDigest } from '@/lib/mail/digest-mail';
import { siteBase } from '@/lib/settings/site';
import { renderCopy } from '@/lib/enquiry/copy-mail';
import { renderEnquiryMail } from '@/lib/enquiry/mail';
import { NO_ORIGIN } from '@/lib/enquiry/origin';
import type { EnquiryForm, EnquiryValues } from '@/lib/enquiry/enquiry-schemas';

/* docs/mails.md holds every mail as it is sent. `UPDATE=1 npx jest tests/mails-document.test.ts` writes it anew. */

const FILE = 'docs/mails.md';
const HEAD = `# The mails

Every mail of the site as text, with made-up visitors. The markup says the same on a sheet with the mark. Written by \`UPDATE=1 npx jest tests/mails-document.test.ts\`; the same test finds it out of date.
`;

const PERSON = { name: 'Mariam Saeed', email: 'mariam@villa.example', phone: '+971501234567' };
const LINES = [
  { id: 'bmi-portoghese-natural', quantity: 380, note: 'North side of the guest house' },
  { id: 'range/bmi-ridge-1', quantity: 42, unit: 'metres' },
  { id: 'bmi-marsigliese-antic', quantity: 1, typed: '20-30 m²' },
];
const VALUES: { [K in EnquiryForm]: EnquiryValues<K> } = {
  contact: {
    ...PERSON,
    phone: '06-555 0101 /79',
    message: 'Can you match this roof?\nThe villa is in Sharjah.',
  },
  appointment: { ...PERSON, message: '' },
  gate: { ...PERSON, fullName: PERSON.name, message: '' },
  quote: { ...PERSON, message: 'By May, please.', lines: LINES },
  sample: { ...PERSON, address: 'Villa 7, Sharjah', message: '', lines: LINES.slice(0, 1) },
};
const DESIGN = {
  kind: 'design' as const,
  title: 'Duna Natural, Courtyard villa',
  path: '/design/m1-o3',
  figures: [['Roof', 'Duna Natural']] as [string, string][],
};
const origin = { ...NO_ORIGIN, page: '/contact-us', language: 'en', source: { source: 'google' } };
const known = { id: '0f0e2b1c-5a67-4c0e-9a43-9f3b5a7d1c20', reference: '3F9A-0C1B' };

/** What a mail gets beside its words. */
const BROUGHT: Partial<Record<AccountMail, { code: string } | { link: string }>> = {
  code: { code: '0427' },
  confirmAddress: { link: addressLink('confirm', 'token', 'en') },
  addressChanged: { link: addressLink('undo', 'token', 'en') },
};

const block = (title: string, { subject, text }: { subject: string; text: string }) =>
  `## ${title}\n\n\`\`\`text\nSubject: ${subject}\n\n${text.replaceAll(siteBase, 'https://site.example')}\n\`\`\`\n`;

async function document(): Promise<string> {
  const parts = [HEAD];
  for (const kind of Object.keys(VALUES) as EnquiryForm[]) {
    const attachment = kind === 'contact' ? DESIGN : null;
    const mail = await renderEnquiryMail(kind, VALUES[kind] as never, {
      ...known,
      origin: { ...origin, attachment },
    });
    parts.push(block(`To the company: ${kind}`, mail));
  }
  const told = { count: 7, since: new Date('2026-11-29T21:30:00Z') };
  parts.push(block('To the company: many enquiries in one mail', await renderDigest(told, known.id)));
  const copied = { ...known, origin: { ...origin, attachment: DESIGN } };
  parts.push(block('To the visitor: copy of an enquiry', await renderCopy<'quote'>(VALUES.quote, copied)));
  const linked = { ...VALUES.contact, message: 'Like the roof at www.villa.example' };
  parts.push(
    block('To the visitor: copy of one that holds a link', await renderCopy<'contact'>(linked, known)),
  );
  const names = Object.keys(accountMails.en).filter((name) => name !== 'foot') as AccountMail[];
  for (const name of names) {
    const mail = await accountMail(PERSON.email, name, { lang: 'en', ...BROUGHT[name] });
    parts.push(block(`To the owner of an account: ${name}`, mail));
  }
  return parts.join('\n');
}

test('docs/mails.md holds every mail as it is sent', async () => {
  const now = await document();
  if (process.env.UPDATE) writeFileSync(FILE, now);
  expect(readFileSync(FILE, 'utf8')).toBe(now);
});
