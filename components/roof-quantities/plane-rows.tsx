import { Button } from '@/components/ui/control/button';
import { fill } from '@/lib/site/fill';
import { NO_PLANE, type Entries } from '@/lib/roof-quantities/entries/entries';
import { PLANE_FIELDS, planeKey, type PlaneField } from '@/lib/roof-quantities/entries/fields';
import type { FormProps } from './form-props';
import { RoofField } from './roof-field';

/** Rows that stand there at first, and that a browser without scripts has. */
const FIRST_ROWS = 4;

const nameOf = (at: number) => String.fromCharCode('A'.charCodeAt(0) + at);

const rowsOf = (planes: Entries['planes']): Entries['planes'] =>
  Array.from({ length: Math.max(planes.length, FIRST_ROWS) }, (_, at) => planes[at] ?? NO_PLANE);

/** Slopes one by one: the area of each, or its two sides. */
export function PlaneRows({ entries, faults, figures, localised, onChange }: FormProps) {
  const { planes, pitchIn } = entries;
  const rows = rowsOf(planes);
  const type = (at: number, field: PlaneField, text: string) =>
    onChange((now) => ({
      planes: rowsOf(now.planes).map((row, nth) => (nth === at ? { ...row, [field]: text } : row)),
    }));
  return (
    <>
      {rows.map((row, at) => (
        <fieldset key={at} className="border-t border-hairline pt-4">
          <legend className="t-label float-start w-full pb-3">
            {fill(localised.page.planes.title, { name: nameOf(at) })}
          </legend>
          <div className="clear-both grid gap-4 sm:grid-cols-3">
            {PLANE_FIELDS.map((field) => (
              <RoofField
                key={field}
                field={field}
                name={planeKey(field, at)}
                label={fill(localised.input.fields[field], { name: nameOf(at) })}
                typed={row[field]}
                pitchIn={pitchIn}
                fault={faults[planeKey(field, at)]}
                usual={field === 'area' ? figures.example.length * 3 : figures.example.wingLength}
                figures={figures}
                localised={localised}
                onType={(text) => type(at, field, text)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {rows.length < figures.maxPlanes && (
        <Button
          look="outline"
          onClick={() => onChange({ planes: [...rows, NO_PLANE] })}
          className="justify-self-start noscript:hidden"
        >
          {localised.page.planes.add}
        </Button>
      )}
    </>
  );
}
