import type { Patch } from '@/components/ui/address/patched';
import { usePageLang } from '@/components/links/page-lang';
import { leftToRight } from '@/content/lang';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Choices } from '@/components/form/choices';
import { FieldError } from '@/components/form/field-error';
import { BOX } from '@/components/form/field-look';
import type { ClimateId, HotTemperature, SizingData } from '@/content/solar/sizing';
import type { HotWaterWords } from '@/content/pages/tools/hot-water';
import { fill } from '@/lib/site/fill';
import { tariffOf, type Entries } from '@/lib/hot-water/entries';
import { number } from '@/lib/hot-water/format-calculation';
import { readTariff } from '@/lib/hot-water/read-count';

interface Props {
  data: SizingData;
  words: HotWaterWords;
  entries: Entries;
  onChange: (patch: Patch<Entries>) => void;
}

/** What can be left as it is, behind a line that says how it is. */
export function Options(props: Props) {
  const { words, entries, onChange } = props;
  const { options } = words;
  const lang = usePageLang();
  const note = useId();
  return (
    <div className="grid gap-3">
      <div>
        <label className="flex min-h-tap items-center gap-3">
          <input
            type="checkbox"
            name="recirculation"
            aria-describedby={note}
            checked={entries.recirculation}
            onChange={({ target }) => onChange({ recirculation: target.checked })}
            className="size-6 flex-none accent-terracotta"
          />
          <span className="t-label">{options.recirculation}</span>
        </label>
        <p id={note} className="t-small ps-9 text-bitumen-soft">
          {words.note}
        </p>
      </div>
      <details className="group/o border-y border-hairline">
        <summary className="flex min-h-tap items-center justify-between gap-4 py-2 hover:text-kiln">
          <span>
            <span className="t-label">{options.title}</span>
            <span className="t-small block text-bitumen-soft">
              {fill(options.chosen, {
                hot: entries.hot,
                place: options.places[entries.climate],
                tariff: number(lang, tariffOf(props.data, entries), 2),
              })}
            </span>
          </span>
          <ChevronDown aria-hidden className="size-5 group-open/o:rotate-180" />
        </summary>
        <Conditions {...props} />
      </details>
    </div>
  );
}

/** Temperature, place and tariff. */
function Conditions({ data, words, entries, onChange }: Props) {
  const { options } = words;
  const { choices } = data.temperatures;
  const place = useId();
  const lang = usePageLang();
  return (
    <div className="grid gap-6 pt-2 pb-6">
      <Choices
        label={options.hot}
        shown
        name="hot"
        choices={choices.map((degrees) => ({
          value: String(degrees),
          label: leftToRight(`${degrees} °C`, lang),
        }))}
        value={String(entries.hot)}
        onChoose={(value) => onChange({ hot: Number(value) as HotTemperature })}
      />
      <div className="grid gap-2">
        <label htmlFor={place} className="t-label justify-self-start">
          {options.place}
        </label>
        <select
          id={place}
          name="place"
          value={entries.climate}
          onChange={({ target }) => onChange({ climate: target.value as ClimateId })}
          className={BOX}
        >
          {data.climates.map(({ id }) => (
            <option key={id} value={id}>
              {options.places[id]}
            </option>
          ))}
        </select>
      </div>
      <Tariff data={data} words={words} entries={entries} onChange={onChange} />
    </div>
  );
}

function Tariff({ data, words, entries, onChange }: Props) {
  const id = useId();
  const { value, change } = readTariff(entries.tariff, data.tariff.most);
  const said = { typed: entries.tariff.trim().slice(0, 20), most: data.tariff.most, value };
  const fault = change && fill(words.changed[change], said);
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="t-label justify-self-start">
        {words.options.tariff}
      </label>
      <input
        id={id}
        name="tariff"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        placeholder={String(data.tariff.usual)}
        value={entries.tariff}
        onChange={({ target }) => onChange({ tariff: target.value })}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-help${fault ? ` ${id}-fault` : ''}`}
        className={BOX}
      />
      {fault && <FieldError id={`${id}-fault`}>{fault}</FieldError>}
      <p id={`${id}-help`} className="t-note text-bitumen-soft">
        {words.options.tariffHelp}
      </p>
    </div>
  );
}
