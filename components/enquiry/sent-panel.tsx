'use client';

import { FormSuccess } from '@/components/form/form-success';
import { TextLink } from '@/components/links/text-link';
import { localPath } from '@/content/local-path';
import type { EnquiryCommon } from '@/content/forms/common';
import type { Receipt } from '@/lib/forms/form-state';
import { ReceiptNote } from './receipt-note';

interface Props {
  common: Pick<EnquiryCommon, 'lang' | 'sent'>;
  receipt: Receipt;
  words: { title: string; text: string; next: string; link: string; again: string };
  /** Where a fresh form is, for browsers without JavaScript. */
  again: string;
  onAgain: () => void;
  /** Take the focus: the form that had it is gone. */
  focus: boolean;
}

/** Stands where the form stood once the enquiry is stored. */
export function SentPanel({ common, receipt, words, again, onAgain, focus }: Props) {
  return (
    <FormSuccess title={words.title} text={words.text} focus={focus}>
      <ReceiptNote words={common.sent} receipt={receipt} />
      <p>{words.next}</p>
      <p className="flex flex-wrap gap-x-8">
        <TextLink href={localPath('/product', common.lang)}>{words.link}</TextLink>
        <a
          href={again}
          onClick={(event) => {
            event.preventDefault();
            onAgain();
          }}
          className="t-label inline-flex min-h-tap items-center underline underline-offset-[0.22em] hover:text-kiln"
        >
          {words.again}
        </a>
      </p>
    </FormSuccess>
  );
}
