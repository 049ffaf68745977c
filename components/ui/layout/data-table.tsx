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
   * What it becomes where it is too narrow for a table: a card for each row, for words; or each row under its name,
   * in columns of equal width whose heads stay in view, for figures that are compared.
   */
  narrow?: 'cards' | 'columns';
  /** The first one stands over the heads of the rows. */
  columns: readonly [DataColumn, ...DataColumn[]];
  rows: readonly DataRow[];
}

type PairProps = Pick<Props, 'caption' | 'rows'> & { columns: readonly [DataColumn, DataColumn] };

const edge = 'border-b border-hairline py-3 pe-6 align-baseline';
const along = (holds: DataColumn['holds']) => (holds === 'figures' ? 'text-end tabular-nums' : 'text-start');

/** By what it becomes: each part in a frame narrower than 40rem. */
const NARROW = {
  cards: {
    table: '@max-[40rem]:block',
    head: '@max-[40rem]:sr-only',
    body: '@max-[40rem]:block @max-[40rem]:border-b @max-[40rem]:border-hairline',
    row: '@max-[40rem]:block @max-[40rem]:border-t-[1.5px] @max-[40rem]:border-bitumen @max-[40rem]:pb-4',
    name: '@max-[40rem]:block @max-[40rem]:border-0 @max-[40rem]:text-(length:--t-head)',
    cell: '@max-[40rem]:before:font-normal @max-[40rem]:before:text-bitumen-soft @max-[40rem]:before:content-[attr(data-label)] @max-[40rem]:grid @max-[40rem]:grid-cols-[2fr_3fr] @max-[40rem]:gap-4 @max-[40rem]:border-t @max-[40rem]:border-b-0 @max-[40rem]:py-2 @max-[40rem]:pe-0 @max-[40rem]:text-start',
    figure: '',
  },
  columns: {
    table: '@max-[40rem]:block',
    head: '@max-[40rem]:sticky @max-[40rem]:top-(--bar) @max-[40rem]:z-10 @max-[40rem]:block @max-[40rem]:[&_th]:block @max-[40rem]:[&_th]:pe-2 @max-[40rem]:[&_th]:text-start @max-[40rem]:[&_th:first-child]:sr-only',
    body: '@max-[40rem]:block',
    row: '@max-[40rem]:grid @max-[40rem]:grid-cols-(--columns)',
    name: '@max-[40rem]:col-span-full @max-[40rem]:border-0 @max-[40rem]:pb-0 @max-[40rem]:font-normal @max-[40rem]:text-bitumen-soft',
    cell: '@max-[40rem]:pt-0.5 @max-[40rem]:pe-2 @max-[40rem]:text-start @max-[40rem]:wrap-anywhere',
    /** Of whatever is not told to hold words. */
    figure: '@max-[40rem]:font-semibold',
  },
} as const;

/**
 * A table of specifications: a caption, heads of columns and rows, units. A plain table in the page, so that it
 * copies cleanly into a sheet; in a narrow frame its rows are laid out anew, and nothing has to be swiped to.
 */
export function DataTable({ caption, ground, narrow = 'cards', columns, rows }: Props) {
  const [first, ...others] = columns;
  const look = NARROW[narrow];
  // A table that is laid out as something else is no longer one for every screen reader, unless its parts say so.
  return (
    <div className="@container">
      <table
        role="table"
        className={`t-small w-full border-collapse ${look.table}`}
        style={{ '--columns': `repeat(${others.length}, minmax(0, 1fr))` } as CSSProperties}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className={`${ground} ${look.head}`}>
          <tr role="row" className={narrow === 'columns' ? look.row : ''}>
            <Head {...first} />
            {others.map((column) => (
              <Head key={column.head} {...column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={look.body}>
          {rows.map(({ id, head, cells }) => (
            <tr key={id} role="row" className={look.row}>
              <th scope="row" role="rowheader" className={`${edge} text-start font-semibold ${look.name}`}>
                {head}
              </th>
              {cells.map((cell, place) => (
                <td
                  key={place}
                  role="cell"
                  data-label={others[place]?.head}
                  className={`${edge} ${along(others[place]?.holds)} ${look.cell} ${others[place]?.holds === 'words' ? '' : look.figure}`}
                >
                  {/* One box, also where a cell holds several things: beside it stands its label. */}
                  <span>{cell}</span>
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
    <table className="t-small w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{label.head}</th>
          <th scope="col">{value.head}</th>
        </tr>
      </thead>
      <tbody className="border-t-[1.5px] border-bitumen">
        {rows.map(({ id, head, cells }) => (
          <tr key={id}>
            <th scope="row" className={`${edge} w-2/5 text-start font-normal text-bitumen-soft`}>
              {head}
            </th>
            <td className={`${edge} font-semibold`}>{cells[0]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ head, unit, holds }: DataColumn) {
  return (
    <th
      scope="col"
      role="columnheader"
      className={`border-b-[1.5px] border-bitumen py-3 pe-6 font-normal text-bitumen-soft ${along(holds)}`}
    >
      {head}
      {unit && <span className="whitespace-nowrap"> ({unit})</span>}
    </th>
  );
}
