import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from '@/components/form/field-error';
import { SquareButton } from '@/components/ui/control/square-button';
import { fill } from '@/lib/site/fill';
import type { RoofPageWords } from '@/content/roof-quantities/page-words';

interface NumberFieldProps {
  /** Its name in the form; its id as well. */
  name: string;
  label: string;
  /** Behind the number; read out with the label. */
  unit: string;
  typed: string;
  /** In an empty field. */
  placeholder?: string;
  help?: string;
  fault?: string;
  words: RoofPageWords;
  onType: (typed: string) => void;
  onStep: (by: 1 | -1) => void;
  /** Another way to set it, below. */
  children?: ReactNode;
}

const box =
  '-ms-px h-ctl w-full min-w-0 border-[1.5px] border-joint bg-plaster px-2 text-center text-lg font-[640] hover:border-bitumen focus:z-10 focus:border-bitumen focus:outline-3 focus:outline-offset-0 focus:outline-terracotta aria-invalid:border-kiln';

/** A measure: text for keys of any script, and two steps for thumbs. What is wrong with it stands below. */
export function NumberField(props: NumberFieldProps) {
  const { name, label, unit, typed, placeholder, help, fault, words, onType, onStep, children } = props;
  const describedBy = [help && `${name}-help`, fault && `${name}-fault`].filter(Boolean).join(' ');
  return (
    // Side by side the boxes stand level, however many lines a label has.
    <div className="row-span-2 grid grid-rows-subgrid gap-2">
      <label htmlFor={name} className="t-label self-end justify-self-start">
        {label}
        {unit && <span className="font-normal text-bitumen-soft">&nbsp;({unit})</span>}
      </label>
      <div className="grid content-start gap-2">
        <div className="flex">
          <SquareButton
            icon={Minus}
            label={fill(words.less, { name: label })}
            onClick={() => onStep(-1)}
            className="size-ctl! flex-none noscript:hidden"
          />
          <input
            id={name}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            placeholder={placeholder}
            value={typed}
            onChange={({ target }) => onType(target.value)}
            aria-invalid={fault ? true : undefined}
            aria-describedby={describedBy || undefined}
            className={box}
          />
          <SquareButton
            icon={Plus}
            label={fill(words.more, { name: label })}
            onClick={() => onStep(1)}
            className="-ms-px size-ctl! flex-none noscript:hidden"
          />
        </div>
        {children}
        {fault && <FieldError id={`${name}-fault`}>{fault}</FieldError>}
        {help && (
          <p id={`${name}-help`} className="t-note text-bitumen-soft">
            {help}
          </p>
        )}
      </div>
    </div>
  );
}
