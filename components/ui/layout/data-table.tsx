import type { CSSProperties, ReactNode } from 'react';

interface DataColumn {
  /** What stands over it, with its unit if it has one. */
  head: string;
  unit?: string;
  /** Figures stand under each other; words begin where words begin. */
  holds?: 'figures' | 'words';
}

export interface DataRow {
  id: string;
  /** The first cell, which names the row. */
  head: ReactNode;
  cells: readonly ReactNode[];
}

interface Props {
  /** Said by screen readers before the table. */
  caption: string;
  /** Colour of what it stands on: heads that stay hide what passes below them. */
  ground: 'bg-sand' | 'bg-limewash';
  /**
   * What it becomes where it is too narrow for a table: a card for each row, for words; each row under its name, in
   * columns of equal width whose heads stay in view, for figures that are compared; or a table of three columns still,
   * where four cells follow the name: the first below it, the last below the second.
   */
  narrow?: 'cards' | 'columns' | 'folded';
  /** The first one stands over the heads of the rows. */
  columns: readonly [DataColumn, ...DataColumn[]];
  rows: readonly DataRow[];
}

type PairProps = Pick<Props, 'caption' | 'rows'> & { columns: readonly [DataColumn, DataColumn] };

const LOOKS = { cards: 'data-cards', columns: 'data-columns', folded: 'data-folded' } as const;

/**
 * A table of specifications: a caption, heads of columns and rows, units. A plain table in the page, so that it
 * copies cleanly into a sheet; in a narrow frame its rows are laid out anew, and nothing has to be swiped to.
 */
export function DataTable({ caption, ground, narrow = 'cards', columns, rows }: Props) {
  const [first, ...others] = columns;
  // A table that is laid out as something else is no longer one for every screen reader, unless its parts say so.
  return (
    <div className="@container">
      <table
        role="table"
        className={`data-table t-small ${LOOKS[narrow]}`}
        style={{ '--columns': `repeat(${others.length}, minmax(0, 1fr))` } as CSSProperties}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className={ground}>
          <tr role="row">
            <Head {...first} />
            {others.map((column) => (
              <Head key={column.head} {...column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ id, head, cells }) => (
            <tr key={id} role="row">
              <th scope="row" role="rowheader">
                {head}
              </th>
              {cells.map((cell, place) => (
                <td key={place} role="cell" data-label={others[place]?.head} className={others[place]?.holds}>
                  {/* On a card one box, also where a cell holds several things: beside it stands its label. */}
                  {narrow === 'columns' ? cell : <span>{cell}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A table of two columns, label and value: it fits any screen, so nothing scrolls. */
export function PairTable({ caption, columns, rows }: PairProps) {
  const [label, value] = columns;
  return (
    <table role="table" className="data-table data-pairs t-small">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only">
        <tr role="row">
          <th scope="col" role="columnheader">
            {label.head}
          </th>
          <th scope="col" role="columnheader">
            {value.head}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, head, cells }) => (
          <tr key={id} role="row">
            <th scope="row" role="rowheader">
              {head}
            </th>
            <td role="cell">{cells[0]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ head, unit, holds }: DataColumn) {
  return (
    <th scope="col" role="columnheader" className={holds}>
      {head}
      {unit && <span className="whitespace-nowrap"> ({unit})</span>}
    </th>
  );
}
