import { useState } from 'react';
import { ENQUIRY_LIST as words } from '@/content/forms/enquiry-list';
import { MAX_SAMPLES, type EnquiryLine } from '@/lib/core/enquiry-list';
import { QuoteForm, SampleForm } from './list-forms';

interface Props {
  lines: readonly EnquiryLine[];
  onSent: () => void;
}

const KINDS = ['quote', 'sample'] as const;
type Kind = (typeof KINDS)[number];

/** What is asked for, and the form that goes with it. */
export function ListSend({ lines, onSent }: Props) {
  const [kind, setKind] = useState<Kind>('quote');
  const tooMany = kind === 'sample' && lines.length > MAX_SAMPLES;
  return (
    <section aria-labelledby="send" className="grid gap-6">
      <h2 id="send" className="t-title">
        {words.form.title}
      </h2>
      <fieldset className="grid gap-2">
        <legend className="t-label pb-2">{words.kind.label}</legend>
        {KINDS.map((one) => (
          <label key={one} className="flex min-h-tap cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="kind"
              value={one}
              checked={kind === one}
              onChange={() => setKind(one)}
              className="size-5 accent-terracotta"
            />
            {words.kind[one]}
          </label>
        ))}
      </fieldset>
      {tooMany ? (
        <p role="alert" className="border-s-6 border-kiln bg-kiln-wash p-4">
          {words.kind.tooMany(lines.length)}
        </p>
      ) : kind === 'quote' ? (
        <QuoteForm lines={lines} onSent={onSent} />
      ) : (
        <SampleForm lines={lines} onSent={onSent} />
      )}
    </section>
  );
}
