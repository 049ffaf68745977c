import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

export interface DataColumn {
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
  /** Says of the frame that it scrolls sideways. */
  scroll: string;
  /** The same for the eye, where the screen is too narrow for the table. */
  cue: string;
  /** Colour of what it stands on: the pinned column hides what scrolls below it. */
  ground: 'bg-sand' | 'bg-limewash';
  /** The first one stands over the heads of the rows. */
  columns: readonly [DataColumn, ...DataColumn[]];
  rows: readonly DataRow[];
}

type PairProps = Pick<Props, 'caption' | 'rows'> & { columns: readonly [DataColumn, DataColumn] };

const edge = 'border-b border-hairline py-3 pe-6 align-baseline';
/** The heads of rows stay while the rest scrolls. */
const pinned = 'sticky start-0 z-10';
const along = (holds: DataColumn['holds']) => (holds === 'figures' ? 'text-end tabular-nums' : 'text-start');

/**
 * A table of specifications: a caption, heads of columns and rows, units, and a frame that scrolls by finger and
 * by key where the screen is narrow. A plain table in the page, so that it copies cleanly into a sheet.
 */
export function DataTable({ caption, scroll, cue, ground, columns, rows }: Props) {
  const [first, ...others] = columns;
  return (
    <div className="@container">
      <p
        aria-hidden
        className="t-note flex items-center gap-2 pb-2 text-bitumen-soft @min-[50rem]:hidden print:hidden"
      >
        {cue} <ArrowRight size={16} className="rtl:-scale-x-100" />
      </p>
      <section aria-label={scroll} tabIndex={0} className="overflow-x-auto print:overflow-visible">
        <table className="t-small w-full min-w-200 border-collapse print:min-w-0">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <Head {...first} className={`${pinned} ${ground}`} />
              {others.map((column) => (
                <Head key={column.head} {...column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, head, cells }) => (
              <tr key={id}>
                <th
                  scope="row"
                  className={`${edge} ${pinned} ${ground} text-start font-semibold whitespace-nowrap`}
                >
                  {head}
                </th>
                {cells.map((cell, place) => (
                  <td key={place} className={`${edge} ${along(others[place]?.holds)}`}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
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

function Head({ head, unit, holds, className = '' }: DataColumn & { className?: string }) {
  return (
    <th
      scope="col"
      className={`border-b-[1.5px] border-bitumen py-3 pe-6 font-normal text-bitumen-soft ${along(holds)} ${className}`}
    >
      {head}
      {unit && <span className="whitespace-nowrap"> ({unit})</span>}
    </th>
  );
}
