import { useEffect, useState } from 'react';
import { fill } from '@/lib/site/fill';
import type { Receipt } from '@/lib/forms/form-state';
import { MAX_SAMPLES, type EnquiryLine } from '@/lib/enquiry-list/line';
import { followDraft, forgetDraft, keepDraft, readDraft } from './list-draft';
import { KINDS, ListForm, type Kind } from './list-form';
import type { LocalisedList } from './localised-list';

interface Props {
  localised: LocalisedList;
  lines: readonly EnquiryLine[];
  onSent: (receipt: Receipt) => void;
}

/** What is asked for, and the form that goes with it. Stays, unseen, while there is nothing to send. */
export function ListSend({ localised, lines, onSent }: Props) {
  const { words, common } = localised;
  const [draft, setDraft] = useState(readDraft);
  useEffect(() => followDraft(() => setDraft(readDraft())), []);
  const [kind, setKind] = useState<Kind>(draft.kind === 'sample' ? 'sample' : 'quote');
  const tooMany = kind === 'sample' && lines.length > MAX_SAMPLES;
  const choose = (one: Kind) => {
    setKind(one);
    keepDraft({ kind: one });
  };
  return (
    <section aria-labelledby="send" hidden={lines.length === 0} className="no-print grid max-w-3xl gap-6">
      <h2 id="send" className="t-head">
        {words.form.title}
      </h2>
      <fieldset className="grid gap-2">
        <legend className="t-label pb-2">{words.wants.label}</legend>
        {KINDS.map((one) => (
          <label key={one} className="flex min-h-tap cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="kind"
              value={one}
              checked={kind === one}
              onChange={() => choose(one)}
              className="size-5 accent-terracotta"
            />
            {words.wants[one]}
          </label>
        ))}
      </fieldset>
      {tooMany && (
        <p role="alert" className="border-s-6 border-kiln bg-kiln-wash p-4">
          {fill(words.wants.tooMany, { count: lines.length })}
        </p>
      )}
      <div hidden={tooMany}>
        <ListForm
          words={words.form}
          common={common}
          {...{ kind, lines, draft }}
          onSent={(receipt) => {
            forgetDraft();
            onSent(receipt);
          }}
        />
      </div>
    </section>
  );
}
