import 'server-only';
import { OWNER_ZONE } from '@/content/contact';
import { digestMail as words } from '@/content/forms/company-mails';
import { LANGS } from '@/content/lang';
import { fill, plural } from '@/lib/site/fill';
import { momentIn } from '@/lib/site/format';
import { mailHtml } from './mail-page';

/** The owner's zone as people call it: the city in its IANA name. */
const CITY = OWNER_ZONE.split('/').at(-1)!.replaceAll('_', ' ');

/** What a digest tells of. */
export interface Told {
  count: number;
  /** When the oldest one came. */
  since: Date;
}

// Ids are made here, never typed by anybody: they can stand in a statement.
const listing = (id: string) =>
  `SELECT e.* FROM "Enquiry" e JOIN "OutboxMail" m ON m."enquiryId" = e."id" WHERE m."digestId" = '${id}' ORDER BY e."createdAt";`;
const release = (id: string) =>
  `UPDATE "OutboxMail" SET "status" = 'queued' WHERE "status" = 'withheld' AND "digestId" = '${id}';`;

const mono = { fontFamily: 'monospace', fontSize: 13, wordBreak: 'break-word' } as const;

/** The digest as a mail. Pure. */
export async function renderDigest({ count, since }: Told, id: string) {
  const [lang] = LANGS;
  const subject = plural(lang, count, words.subject);
  const paragraphs = [
    fill(plural(lang, count, words.what), { since: momentIn(lang, since, OWNER_ZONE), city: CITY }),
    words.why,
    words.where,
    listing(id),
    words.send,
    release(id),
  ];
  const isStatement = (text: string) => text.endsWith(';');
  const body = paragraphs.map((text) => (
    <p key={text} style={isStatement(text) ? mono : undefined}>
      {text}
    </p>
  ));
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n\n-- \n${words.foot}`,
    html: await mailHtml({ lang, subject, foot: words.foot, children: body }),
  };
}
