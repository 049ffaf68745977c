import { ChevronDown } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Choices } from '@/components/form/choices';
import { BOX } from '@/components/form/field-look';
import { Button } from '@/components/ui/control/button';
import { late } from '@/components/ui/loading/late';
import { fill } from '@/lib/site/fill';
import {
  MEASURES_OF,
  OPTION_FIELDS,
  type NumberField,
  type OptionField,
} from '@/lib/roof-quantities/entries/fields';
import { wasteReason } from '@/lib/roof-quantities/entries/options';
import { pitchIn, readMeasure } from '@/lib/roof-quantities/entries/read-measure';
import { queryOf, type Entries } from '@/lib/roof-quantities/entries/entries';
import type { FormProps } from './form-props';
import { PitchSlider } from './pitch-slider';
import { RoofField } from './roof-field';
import { ShapeChoices } from './shape-choices';

/** Sent where somebody measures slope by slope. */
const PlaneRows = late(() => import('./plane-rows').then((module) => module.PlaneRows));

const ADVANCED = OPTION_FIELDS.filter((field) => field !== 'pieces' && field !== 'waste');

/** Metres of hips and valleys as far as they can be read. */
const edgesIn = ({ typed }: Entries) => ({
  hip: readMeasure(typed.hip ?? '', 'm') ?? 0,
  valley: readMeasure(typed.valley ?? '', 'm') ?? 0,
});

/** Where the steps of an empty field begin that stands for nothing. */
const START = { pieces: 12, cover: 240 } as const;

/** What an empty field stands for, in the unit it is typed in; null where nothing is counted unless it is typed. */
function usualOf(field: OptionField, { entries, tiles, figures }: FormProps): number | null {
  const tile = tiles.find(({ id }) => id === entries.tile);
  if (field === 'waste') return figures.waste[wasteReason(entries.shape, edgesIn(entries))];
  const claim = field === 'gauge' || field === 'pieces' ? tile?.[field] : undefined;
  if (claim && 'value' in claim) return claim.value;
  return field in START ? null : figures[field as Exclude<typeof field, keyof typeof START>].value;
}

/** Shape, measures, tile, and what can be left as it is. Without scripts it is sent as it stands. */
export function RoofForm(props: FormProps & { action: string; onSubmit: (event: FormEvent) => void }) {
  const { entries, localised, action, onChange, onSubmit } = props;
  const { page } = localised;
  return (
    <form
      method="get"
      action={action}
      className="no-print grid gap-8 lg:sticky lg:bottom-6 lg:self-end"
      onSubmit={onSubmit}
    >
      <ShapeChoices localised={localised} value={entries.shape} onChoose={(shape) => onChange({ shape })} />
      <section aria-label={page.roof} className="grid gap-5">
        {entries.shape === 'planes' && <PlaneRows {...props} lost={localised.lost} />}
        <Measures {...props} />
      </section>
      <section aria-label={page.covering} className="grid gap-5 border-t border-hairline pt-6">
        <Covering {...props} />
      </section>
      <Kept entries={entries} />
      <Button type="submit" className="justify-self-start">
        {page.submit}
      </Button>
    </form>
  );
}

/** What is typed for other shapes goes along where the form is sent as it stands. */
function Kept({ entries }: Pick<FormProps, 'entries'>) {
  const { shape } = entries;
  const shown = new Set<string>(['shape', 'tile', ...MEASURES_OF[shape], ...OPTION_FIELDS]);
  const isShown = (name: string) =>
    shown.has(name) || (shape === 'planes' ? /\d$/.test(name) : name === 'in');
  return [...new URLSearchParams(queryOf(entries))]
    .filter(([name]) => !isShown(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

const typing =
  ({ onChange }: FormProps, field: NumberField) =>
  (text: string) =>
    onChange((now) => ({ typed: { ...now.typed, [field]: text } }));

/** The measures of the chosen shape. */
function Measures(props: FormProps) {
  const { entries, faults, figures, localised, onChange } = props;
  const { input } = localised;
  const fields = MEASURES_OF[entries.shape] as readonly NumberField[];
  const { length, width, pitch, wingLength, wingWidth } = figures.example;
  const inUnit = Math.round(pitchIn(entries.pitchIn, pitch));
  const usual: Partial<Record<NumberField, number>> = {
    ...{ length, width, wingLength, wingWidth },
    ...{ pitch: inUnit, ends: inUnit, far: inUnit },
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map((field) => (
        <RoofField
          key={field}
          field={field}
          typed={entries.typed[field] ?? ''}
          pitchIn={entries.pitchIn}
          fault={faults[field]}
          usual={usual[field] ?? width}
          figures={figures}
          localised={localised}
          onType={typing(props, field)}
        >
          {field === 'pitch' && (
            <PitchSlider
              label={localised.page.slider}
              typed={entries.typed.pitch ?? ''}
              unit={entries.pitchIn}
              figures={figures}
              onType={typing(props, 'pitch')}
            />
          )}
        </RoofField>
      ))}
      {/* In the place beside the last field, which would be bare. */}
      {fields.includes('pitch') && (
        <div className="row-span-2">
          <Choices
            label={input.pitchIn.label}
            shown
            name="in"
            choices={[
              { value: 'degrees', label: input.pitchIn.degrees },
              { value: 'percent', label: input.pitchIn.percent },
            ]}
            value={entries.pitchIn}
            onChoose={(unit) => onChange({ pitchIn: unit })}
          />
        </div>
      )}
    </div>
  );
}

function OptionInput({ field, ...props }: FormProps & { field: OptionField }) {
  const { entries, faults, figures, localised } = props;
  const usual = usualOf(field, props);
  return (
    <RoofField
      field={field}
      typed={entries.typed[field] ?? ''}
      pitchIn={entries.pitchIn}
      fault={faults[field]}
      usual={usual ?? START[field as keyof typeof START]}
      counts={usual !== null}
      figures={figures}
      localised={localised}
      onType={typing(props, field)}
    />
  );
}

/** Which tile, how much more of it, and the rest behind a line. */
function Covering(props: FormProps) {
  const { entries, faults, tiles, localised, onChange } = props;
  const { input } = localised;
  // As it was when the page began: from then on it is the visitor's to open.
  const [isOpen] = useState(() => ADVANCED.some((field) => faults[field] || entries.typed[field]));
  return (
    <>
      <div className="grid gap-2">
        <label htmlFor="tile" className="t-label justify-self-start">
          {input.tile.label}
        </label>
        <select
          id="tile"
          name="tile"
          value={tiles.some(({ id }) => id === entries.tile) ? entries.tile : ''}
          onChange={({ target }) => onChange({ tile: target.value })}
          className={BOX}
        >
          <option value="">{input.tile.other}</option>
          {tiles.map(({ id, name, by }) => (
            <option key={id} value={id}>
              {fill(input.tile.option, { name, by })}
            </option>
          ))}
        </select>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <OptionInput {...props} field="pieces" />
        <OptionInput {...props} field="waste" />
      </div>
      <details className="group/o border-y border-hairline" open={isOpen}>
        <summary className="t-label flex min-h-tap items-center justify-between gap-4 py-2 hover:text-kiln">
          {input.advanced}
          <ChevronDown aria-hidden className="size-5 group-open/o:rotate-180" />
        </summary>
        <div className="grid gap-5 pt-2 pb-6 sm:grid-cols-2">
          {ADVANCED.map((field) => (
            <OptionInput key={field} {...props} field={field} />
          ))}
        </div>
      </details>
    </>
  );
}
