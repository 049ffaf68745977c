import { outcomeOf, type Outcome } from '@/lib/roof-check/network';
import weights from '@/lib/roof-check/weights.json';
import type { Sample } from './samples';

export interface Row {
  kind: string;
  isRoof: boolean;
  count: number;
  outcomes: Record<Outcome, number>;
}

/** What the check makes of pictures, by kind; roofs first. */
export async function measure(list: readonly Sample[]): Promise<Row[]> {
  const rows = new Map<string, Row>();
  const one = async ({ kind, isRoof, load }: Sample) => {
    const outcome = outcomeOf(weights, await load());
    const key = `${isRoof} ${kind}`;
    const row = rows.get(key) ?? { kind, isRoof, count: 0, outcomes: { likely: 0, unsure: 0, unlikely: 0 } };
    rows.set(key, row);
    row.count++;
    row.outcomes[outcome]++;
  };
  const left = [...list];
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) await one(next);
  };
  await Promise.all([work(), work(), work(), work()]);
  return [...rows.values()].sort((a, b) => Number(b.isRoof) - Number(a.isRoof) || (a.kind < b.kind ? -1 : 1));
}

const sum = (rows: readonly Row[], of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0);

/** Parts of the roofs and of the others that end in an outcome, 0 to 1. */
export function rates(rows: readonly Row[]) {
  const share = (isRoof: boolean, outcome: Outcome) => {
    const some = rows.filter((row) => row.isRoof === isRoof);
    return sum(some, ({ outcomes }) => outcomes[outcome]) / sum(some, ({ count }) => count);
  };
  return {
    /** Roofs that are accepted at once. */
    recall: share(true, 'likely'),
    /** Roofs about which the visitor is asked. */
    asked: share(true, 'unsure'),
    /** Others that are accepted at once. */
    falseAccept: share(false, 'likely'),
    /** Others about which the visitor is asked. */
    othersAsked: share(false, 'unsure'),
  };
}

const percent = (value: number) => `${(value * 100).toFixed(1)}%`;

/** The table as it stands in docs/roof-check.md. */
export function tableText(rows: readonly Row[]): string {
  const { recall, asked, falseAccept, othersAsked } = rates(rows);
  const lines = rows.map(({ kind, isRoof, count, outcomes: { likely, unsure, unlikely } }) =>
    [kind, isRoof ? 'roof' : 'other', count, likely, unsure, unlikely].join(' | '),
  );
  return [
    '| Kind | Is | Pictures | Accepted | Asked | Refused |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines.map((line) => `| ${line} |`),
    '',
    `Recall: ${percent(recall)} of the roofs accepted at once, ${percent(asked)} asked about.`,
    `False accept: ${percent(falseAccept)} of the others accepted at once, ${percent(othersAsked)} asked about.`,
  ].join('\n');
}
