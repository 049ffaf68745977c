import type { ReactNode } from 'react';
import { fill } from '@/lib/site/fill';
import type { RoofFigures } from '@/content/roof-quantities/figures';
import type { PitchUnit } from '@/lib/roof-quantities/entries/entries';
import type { Fault } from '@/lib/roof-quantities/entries/fault';
import {
  UNIT_OF,
  type FieldKey,
  type NumberField as Field,
  type PlaneField,
} from '@/lib/roof-quantities/entries/fields';
import { stepped } from '@/lib/roof-quantities/entries/stepped';
import { NumberField } from './number-field';
import type { LocalisedForm } from './localised-roof';

interface Props {
  field: Field | PlaneField;
  /** Its name in the form, where that is another. */
  name?: FieldKey;
  label?: string;
  typed: string;
  pitchIn: PitchUnit;
  fault?: Fault;
  /** In an empty field, and where steps begin. */
  usual: number;
  /** Said of the usual, where it counts unless something is typed. */
  counts?: boolean;
  figures: RoofFigures;
  localised: LocalisedForm;
  onType: (typed: string) => void;
  /** Another way to set it, below. */
  children?: ReactNode;
}

const helpOf = ({ field, usual, counts, localised }: Props): string | undefined => {
  const own: Readonly<Record<string, string | undefined>> = {
    ...localised.input.help,
    waste: localised.input.waste.more,
  };
  const said = counts ? fill(localised.page.usual, { value: usual }) : undefined;
  return own[field] ?? said;
};

/** One of the calculator's fields, with its words, its unit and its steps. */
export function RoofField(props: Props) {
  const { field, name, label, typed, pitchIn, fault, usual, counts, figures, localised, onType, children } =
    props;
  const { input } = localised;
  const unit = UNIT_OF[field];
  return (
    <NumberField
      name={name ?? (field as Field)}
      label={label ?? input.fields[field]}
      unit={input.units[unit === 'pitch' ? pitchIn : unit]}
      typed={typed}
      placeholder={counts ? String(usual) : undefined}
      help={helpOf(props)}
      fault={fault && fill(localised.faults[fault.code], { ...fault })}
      words={localised.page}
      onType={onType}
      onStep={(by) => onType(stepped(typed, by, { field, unit: pitchIn, figures, usual, counts }))}
    >
      {children}
    </NumberField>
  );
}
