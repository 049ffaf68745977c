import type { Patch } from '@/components/ui/address/patched';
import { Choices } from '@/components/form/choices';
import type { Field, SizingData } from '@/content/solar/sizing';
import { fill } from '@/lib/site/fill';
import { litresOf } from '@/lib/hot-water/demand';
import type { Entries } from '@/lib/hot-water/entries';
import type { Calculation } from '@/lib/hot-water/calculation';
import { fieldName, number, type LocalisedHotWater } from '@/lib/hot-water/format-calculation';

import { CountRow } from './count-row';
import { Options } from './options';

interface Props {
  data: SizingData;
  localised: LocalisedHotWater;
  entries: Entries;
  lines: Calculation['lines'];
  onChange: (patch: Patch<Entries>) => void;
}

/** What is asked: the building, its counts, and what can be left as it is. */
export function Inputs({ data, localised, entries, lines, onChange }: Props) {
  const { lang, words } = localised;
  const { mode, typed } = entries;
  const litres = litresOf(lines);
  const type = (field: Field, text: string) =>
    onChange((now) => ({ typed: { ...now.typed, [mode]: { ...now.typed[mode], [field]: text } } }));
  return (
    <form
      className="grid gap-6 lg:sticky lg:top-[calc(var(--hd-small)+1.5rem)]"
      onSubmit={(event) => event.preventDefault()}
    >
      <Choices
        label={words.modes.label}
        name="mode"
        choices={[
          { value: 'privateVilla', label: words.modes.privateVilla },
          { value: 'laborCamp', label: words.modes.laborCamp },
        ]}
        value={mode}
        onChoose={(chosen) => onChange({ mode: chosen })}
      />
      <div className="border-t-[1.5px] border-bitumen">
        {lines.map(({ field, each }) => (
          <CountRow
            key={`${mode}-${field}`}
            id={field}
            name={fieldName(words, mode, field)}
            typed={typed[mode][field] ?? ''}
            each={each}
            most={data.maxCount}
            localised={localised}
            onType={(text) => type(field, text)}
          />
        ))}
      </div>
      {litres > 0 && (
        <a href="#result" className="t-label text-link lg:hidden">
          {fill(words.total.below, { litres: number(lang, litres) })}
        </a>
      )}
      <Options data={data} words={words} entries={entries} onChange={onChange} />
    </form>
  );
}
