import { useRef, useState } from 'react';
import type { EnquiryListWords } from '@/content/forms/enquiry-list';
import { fill } from '@/lib/site/fill';
import { MAX_TYPED, type LinePatch } from '@/lib/enquiry-list/line';
import type { ShownLine } from '@/lib/enquiry-list/shown-line';
import { amountOf, unitName } from '@/lib/enquiry-list/list-text';
import { keysFor, readQuantity, type QuantityChange, type TypedQuantity } from '@/lib/enquiry-list/quantity';
import type { LocalisedList } from './localised-list';

/** What is said beside a quantity, and the other thing it may have meant. */
interface QuantityNotice {
  text: string;
  other?: number;
}

export const NOTHING: QuantityNotice = { text: '' };

interface Props {
  id: string;
  localised: Pick<LocalisedList, 'words' | 'units'>;
  line: ShownLine;
  onChange: (patch: LinePatch) => void;
  /** Told what had to be changed about what was typed; nothing when it is right. */
  onSay: (said: QuantityNotice) => void;
  /** Id of where that is said. */
  saidAt: string;
  className: string;
}

/** A number alone reads as the page does; anything else has an order of its own: 20-30, 12 x 8. */
const FIGURE = /^[\p{Nd}\s.,\u066b\u066c]*$/u;

/** What is said of a quantity that could not stay as it was typed. */
export const changeOf = (
  said: EnquiryListWords['changed'],
  change: QuantityChange,
  values: { typed: string; kept: number },
): string => fill(said[change === 'unread' && !values.typed ? 'missing' : change], values);

/** What was read, in words: a unit that came along, and what had to be changed. */
function saidOf(
  { words, units }: Props['localised'],
  read: TypedQuantity,
  { typed, unit }: { typed: string; unit: string },
): QuantityNotice {
  const parts = [
    read.unit !== unit && fill(words.changed.unit, { unit: unitName(units, read.unit) }),
    read.change && changeOf(words.changed, read.change, { typed, kept: read.quantity }),
  ];
  return { text: parts.filter(Boolean).join(' '), other: read.other };
}

/** How much of a line. Text, not a number box: those drop what they cannot read without a word. */
export function ListQuantity({ id, localised, line, onChange, onSay, saidAt, className }: Props) {
  const { quantity, unit, name } = line;
  const [typed, setTyped] = useState<string | null>(null);
  // On the way to what cannot be read stands much that can: 1e9 begins with 1.
  const before = useRef(quantity);

  const type = (text: string) => {
    if (typed === null) before.current = quantity;
    setTyped(text);
    onSay(NOTHING);
    const read = readQuantity(text, unit, quantity);
    // What needs a word waits until the field is left: it may be half of a number, or of a unit.
    if (read.change === null && read.unit === unit) onChange({ quantity: read.quantity, typed: undefined });
  };
  const settle = () => {
    if (typed === null) return;
    const text = typed.trim();
    const read = readQuantity(text, unit, before.current);
    setTyped(null);
    const asIs = read.change === 'unread' && text ? text : undefined;
    onChange({ quantity: read.quantity, unit: read.unit, typed: asIs });
    onSay(saidOf(localised, read, { typed: text, unit }));
  };
  const shown = typed ?? amountOf(line);
  return (
    <input
      id={id}
      inputMode={keysFor(unit)}
      autoComplete="off"
      maxLength={MAX_TYPED}
      aria-label={fill(localised.words.of.quantity, { name })}
      aria-describedby={saidAt}
      dir={FIGURE.test(shown) ? undefined : 'auto'}
      value={shown}
      onChange={({ target }) => type(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      className={className}
    />
  );
}
