import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { FieldError } from '@/components/form/field-error';
import { SquareButton } from '@/components/ui/control/square-button';
import { fill } from '@/lib/site/fill';
import { stepped } from '@/lib/hot-water/entries';
import { readCount } from '@/lib/hot-water/read-count';
import { number, type LocalisedHotWater } from '@/lib/hot-water/format-calculation';

interface Props {
  /** Its name in the form. */
  id: string;
  name: string;
  typed: string;
  /** Litres a day for one. */
  each: number;
  most: number;
  localised: LocalisedHotWater;
  onType: (typed: string) => void;
}

/** How many of one kind: a field for thumbs and keys, and what it comes to. */
export function CountRow({ id, name, typed, each, most, localised, onType }: Props) {
  const { lang, words } = localised;
  const field = useId();
  const { value, change } = readCount(typed, most);
  const fault = change && fill(words.changed[change], { typed: typed.trim().slice(0, 20), most, value });
  const step = (by: 1 | -1) => onType(stepped(typed, by, most));
  return (
    <div className="grid gap-2 border-b border-hairline py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-32">
          <label htmlFor={field} className="t-head">
            {name}
          </label>
          <p id={`${field}-each`} className="t-small text-bitumen-soft">
            {fill(words.each, { each: number(lang, each), litres: number(lang, value * each) })}
          </p>
        </div>
        <div className="flex">
          <SquareButton
            icon={Minus}
            label={fill(words.less, { name })}
            aria-disabled={value === 0 || undefined}
            onClick={() => step(-1)}
            className="size-ctl!"
          />
          <input
            id={field}
            name={id}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            placeholder="0"
            value={typed}
            onChange={({ target }) => onType(target.value)}
            aria-invalid={fault ? true : undefined}
            aria-describedby={`${field}-each${fault ? ` ${field}-fault` : ''}`}
            className="-ms-px size-ctl w-16 border-[1.5px] border-joint bg-plaster text-center text-lg font-[640] hover:border-bitumen focus:z-10 focus:border-bitumen focus:outline-3 focus:outline-offset-0 focus:outline-terracotta aria-invalid:border-kiln"
          />
          <SquareButton
            icon={Plus}
            label={fill(words.more, { name })}
            aria-disabled={value === most || undefined}
            onClick={() => step(1)}
            className="-ms-px size-ctl!"
          />
        </div>
      </div>
      {fault && <FieldError id={`${field}-fault`}>{fault}</FieldError>}
    </div>
  );
}
