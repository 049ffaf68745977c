import { X } from 'lucide-react';
import { useState } from 'react';
import { ApproachLink } from '@/components/ui/approach-link';
import { SquareButton } from '@/components/ui/square-button';
import { ENQUIRY_LIST as words, UNITS } from '@/content/forms/enquiry-list';
import type { Route } from 'next';
import type { SitePath } from '@/content/routes';
import { isQuantity, MAX_NOTE, MAX_QUANTITY, type EnquiryLine } from '@/lib/core/enquiry-list';

interface Props {
  line: EnquiryLine;
  onChange: (patch: Partial<Pick<EnquiryLine, 'quantity' | 'unit' | 'note'>>) => void;
  onRemove: () => void;
}

const box =
  'min-h-tap w-full min-w-0 rounded border-[1.5px] border-joint bg-plaster px-3 hover:border-bitumen focus:border-bitumen';

/** One article of the list, with how much of it and what else there is to say. */
export function ListLine({ line, onChange, onRemove }: Props) {
  const { name, variant, unit, note, url } = line;
  const units = (UNITS as readonly string[]).includes(unit) ? UNITS : [unit, ...UNITS];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 border-b border-hairline py-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,5fr)_auto]">
      <div>
        <ApproachLink href={url as Route<SitePath>} className="t-head hover:text-kiln">
          {name}
        </ApproachLink>
        {variant && <p className="t-small text-bitumen-soft">{variant}</p>}
      </div>
      <SquareButton
        icon={X}
        label={`${words.of.remove} ${name}`}
        onClick={onRemove}
        className="lg:order-last"
      />
      <div className="grid grid-cols-2 gap-2 max-lg:col-span-2">
        <Quantity line={line} onChange={(quantity) => onChange({ quantity })} />
        <select
          aria-label={`${words.of.unit} ${name}`}
          value={unit}
          onChange={({ target }) => onChange({ unit: target.value })}
          className={`${box} cursor-pointer`}
        >
          {units.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      <input
        aria-label={`${words.of.note} ${name}`}
        placeholder={words.columns.note}
        value={note}
        maxLength={MAX_NOTE}
        dir="auto"
        onChange={({ target }) => onChange({ note: target.value })}
        className={`${box} max-lg:col-span-2`}
      />
    </li>
  );
}

/** Holds what is being typed; the list takes only whole numbers from 1. */
function Quantity({ line, onChange }: { line: EnquiryLine; onChange: (quantity: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      type="number"
      inputMode="numeric"
      min={1}
      max={MAX_QUANTITY}
      step={1}
      aria-label={`${words.of.quantity} ${line.name}`}
      value={typed ?? line.quantity}
      onChange={({ target }) => {
        setTyped(target.value);
        const quantity = Number(target.value);
        if (isQuantity(quantity)) onChange(quantity);
      }}
      onBlur={() => setTyped(null)}
      className={box}
    />
  );
}
