import { useRef, useState } from 'react';
import type { EnquiryListWords } from '@/content/forms/enquiry-list';
import { fill } from '@/lib/core/fill';
import type { EnquiryLine } from '@/lib/enquiry-list/enquiry-list';
import { keysFor, readQuantity, type QuantityChange } from '@/lib/enquiry-list/quantity';

interface Props {
  words: EnquiryListWords;
  line: EnquiryLine;
  onChange: (quantity: number) => void;
  /** Told what had to be changed about what was typed; nothing when it is right. */
  onSay: (text: string) => void;
  /** Id of where that is said. */
  saidAt: string;
  className: string;
}

/** What is said of a quantity that could not stay as it was typed. */
export const changeOf = (
  said: EnquiryListWords['changed'],
  change: QuantityChange,
  values: { typed: string; kept: number },
): string => fill(said[change === 'unread' && !values.typed ? 'missing' : change], values);

/** How much of a line. Text, not a number box: those drop what they cannot read without a word. */
export function ListQuantity({ words, line, onChange, onSay, saidAt, className }: Props) {
  const { quantity, unit, name } = line;
  const [typed, setTyped] = useState<string | null>(null);
  // On the way to what cannot be read stands much that can: 1e9 begins with 1.
  const before = useRef(quantity);

  const type = (text: string) => {
    if (typed === null) before.current = quantity;
    setTyped(text);
    onSay('');
    const read = readQuantity(text, unit, quantity);
    // What needs a word waits until the field is left: it may be half of a number.
    if (read.change === null) onChange(read.quantity);
  };
  const settle = () => {
    if (typed === null) return;
    const read = readQuantity(typed, unit, before.current);
    setTyped(null);
    onChange(read.quantity);
    const values = { typed: typed.trim(), kept: read.quantity };
    onSay(read.change ? changeOf(words.changed, read.change, values) : '');
  };
  return (
    <input
      inputMode={keysFor(unit)}
      autoComplete="off"
      maxLength={20}
      aria-label={fill(words.of.quantity, { name })}
      aria-describedby={saidAt}
      value={typed ?? String(quantity)}
      onChange={({ target }) => type(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      className={className}
    />
  );
}
