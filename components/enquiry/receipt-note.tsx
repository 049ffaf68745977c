import type { SentWords } from '@/content/forms/sent';
import { fill } from '@/lib/site/fill';
import type { Receipt } from '@/lib/forms/form-state';

interface Props {
  words: SentWords;
  receipt: Receipt;
}

/** What somebody who sent a form can hold on to: a number, a time if one is promised, and a copy. */
export function ReceiptNote({ words, receipt: { reference, copied } }: Props) {
  return (
    <>
      {reference && (
        <p className="font-semibold tabular-nums">
          <bdi>{fill(words.reference, { reference })}</bdi>
        </p>
      )}
      {words.answer && <p>{words.answer}</p>}
      {copied && <p>{words[copied]}</p>}
    </>
  );
}
