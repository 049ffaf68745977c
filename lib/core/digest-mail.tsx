import 'server-only';
import { WITHHELD_MAILS as words } from '@/content/forms/withheld-mails';
import { fill, plural } from './fill';
import { mailHtml } from './mail-page';

/** What a digest tells of. */
export interface Told {
  count: number;
  /** The oldest one, as people read it. */
  since: string;
}

// Ids are made here, never typed by anybody: they can stand in a statement.
const listing = (id: string) =>
  `SELECT e.* FROM "Enquiry" e JOIN "OutboxMail" m ON m."enquiryId" = e."id" WHERE m."digestId" = '${id}' ORDER BY e."createdAt";`;
const release = (id: string) =>
  `UPDATE "OutboxMail" SET "status" = 'queued' WHERE "status" = 'withheld' AND "digestId" = '${id}';`;

const mono = { fontFamily: 'monospace', fontSize: 13, wordBreak: 'break-word' } as const;

/** The digest as a mail. Pure. */
export async function renderDigest({ count, since }: Told, id: string) {
  const subject = plural('en', count, words.subject);
  const paragraphs = [
    fill(plural('en', count, words.what), { since }),
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
    html: await mailHtml({ subject, foot: words.foot, children: body }),
  };
}
