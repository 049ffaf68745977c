import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { SquareButton } from '@/components/ui/control/square-button';
import type { PageHref } from '@/content/routes';
import { MAX_NOTE, type LinePatch } from '@/lib/enquiry-list/line';
import type { ShownLine } from '@/lib/enquiry-list/shown-line';
import { fill } from '@/lib/site/fill';
import { mediaUrl } from '@/lib/settings/media';
import { amountIn, unitName } from '@/lib/enquiry-list/list-text';
import { fitUnit } from '@/lib/enquiry-list/quantity';
import { changeOf, ListQuantity, NOTHING } from './list-quantity';
import type { LocalisedList } from './localised-list';

interface Props {
  localised: LocalisedList;
  line: ShownLine;
  /** It has just been brought back: the focus returns to where it was taken off. */
  isBack: boolean;
  onChange: (patch: LinePatch) => void;
  onRemove: () => void;
}

const box =
  'min-h-tap w-full min-w-0 rounded border-[1.5px] border-joint bg-plaster px-3 hover:border-bitumen focus:border-bitumen';

/** One product of the list, with how much of it and what else there is to say. */
export function ListLine({ localised, line, isBack, onChange, onRemove }: Props) {
  const { words } = localised;
  const { name, variant, note, url } = line;
  const remove = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) remove.current?.focus();
  }, [isBack]);
  return (
    <li className="list-line">
      <div className="flex gap-4 max-[22em]:gap-2">
        <LinePicture picture={line.picture} />
        <div>
          <PrefetchLink href={url as PageHref} className="t-head hover:text-kiln">
            {name}
          </PrefetchLink>
          {variant && <p className="t-small text-bitumen-soft">{variant}</p>}
        </div>
      </div>
      <SquareButton
        ref={remove}
        icon={X}
        label={fill(words.of.remove, { name })}
        onClick={onRemove}
        // Beside the boxes, which stand under their names.
        className="lg:order-2 lg:mt-7"
      />
      <Measure localised={localised} line={line} onChange={onChange} />
      <label className="col-span-2 lg:order-3 lg:col-span-3">
        <span className="t-note">{words.columns.note}</span>
        <input
          aria-label={fill(words.of.note, { name })}
          value={note}
          maxLength={MAX_NOTE}
          dir="auto"
          onChange={({ target }) => onChange({ note: target.value })}
          className={box}
        />
      </label>
    </li>
  );
}

/** Small, beside its name; lines of earlier visits have a plain ground. */
function LinePicture({ picture }: Pick<ShownLine, 'picture'>) {
  return (
    <span className="block size-16 flex-none max-[22em]:size-12 bg-sand-deep">
      {picture && (
        <picture>
          <img
            src={mediaUrl(`/img/${picture}-320.avif`)}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            className="size-full object-cover"
          />
        </picture>
      )}
    </span>
  );
}

/** How much, counted in what; and beside it what had to be changed about that. */
function Measure({ localised, line, onChange }: Pick<Props, 'localised' | 'line' | 'onChange'>) {
  const { words } = localised;
  const { name, quantity, typed, unit } = line;
  const [said, say] = useState(NOTHING);
  const id = useId();
  const known = Object.keys(localised.units);
  const units = known.includes(unit) ? known : [unit, ...known];

  const changeUnit = (next: string) => {
    if (typed) return onChange({ unit: next });
    const { quantity: fitting, change } = fitUnit(quantity, next);
    onChange({ unit: next, quantity: fitting });
    say(
      change
        ? { text: changeOf(words.changed, change, { typed: String(quantity), kept: fitting }) }
        : NOTHING,
    );
  };
  const takeOther = (other: number) => {
    onChange({ quantity: other });
    say(NOTHING);
    // The button that had the focus is gone.
    document.getElementById(`${id}-quantity`)?.focus();
  };
  return (
    <div className="grid grid-cols-2 gap-2 max-lg:col-span-2 lg:order-1">
      <label>
        <span className="t-note">{words.columns.quantity}</span>
        <ListQuantity
          {...{ localised, line, onChange, onSay: say, className: box }}
          id={`${id}-quantity`}
          saidAt={id}
        />
      </label>
      <label className="min-w-0">
        <span className="t-note">{words.columns.unit}</span>
        <select
          aria-label={fill(words.of.unit, { name })}
          value={unit}
          onChange={({ target }) => changeUnit(target.value)}
          className={box}
        >
          {units.map((one) => (
            <option key={one} value={one}>
              {unitName(localised.units, one)}
            </option>
          ))}
        </select>
      </label>
      <p id={id} role="status" className="t-small col-span-2 empty:sr-only">
        {said.text}
      </p>
      {said.other !== undefined && (
        <button
          type="button"
          className="t-label text-link col-span-2 justify-self-start"
          onClick={() => takeOther(said.other!)}
        >
          {fill(words.changed.other, {
            other: amountIn({ lang: localised.common.lang, units: localised.units }, said.other, unit),
          })}
        </button>
      )}
    </div>
  );
}
