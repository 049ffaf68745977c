import type { ReactNode } from 'react';

/**
 * In a narrow frame each row stands under its name, still a column for each product. Where that is too narrow two stand in
 * a line with their numbers; one, in letters so large that words would break.
 */
export const COMPARE_LOOK = {
  table:
    'w-full table-fixed border-collapse not-print:@max-[56rem]:block print:text-[7.5pt] print:leading-tight',
  group: 'not-print:@max-[56rem]:block',
  row: 'not-print:@max-[56rem]:relative not-print:@max-[56rem]:grid not-print:@max-[56rem]:grid-cols-[repeat(var(--products),minmax(0,1fr))] not-print:@max-[36rem]:grid-cols-2 not-print:@max-[16rem]:grid-cols-1 not-print:@max-[56rem]:gap-x-4 not-print:@max-[56rem]:border-b not-print:@max-[56rem]:border-hairline not-print:@max-[56rem]:py-3',
  name: 'w-52 border-b border-hairline py-3 pe-4 text-start align-baseline font-normal print:py-[2px] text-bitumen-soft not-print:@max-[56rem]:col-span-full not-print:@max-[56rem]:block not-print:@max-[56rem]:w-auto not-print:@max-[56rem]:border-0 not-print:@max-[56rem]:py-0 print:w-40',
  /** Where two stand in a line a dash would only take another: it is read out there, not seen. */
  cell: 'not-print:@max-[36rem]:has-data-nothing:sr-only border-b border-hairline py-3 pe-4 text-start align-baseline print:py-[2px] not-print:@max-[56rem]:block not-print:@max-[56rem]:border-0 not-print:@max-[56rem]:p-0 not-print:@max-[56rem]:pt-1 not-print:@max-[56rem]:wrap-anywhere',
  head: 'pe-4 pb-3 text-start align-top not-print:@max-[56rem]:block not-print:@max-[56rem]:pe-0',
} as const;

/** A sign for the eye, and where it stands in a table a word for the ear: here the products differ. */
export const DifferenceMark = ({ word }: { word?: string }) => (
  <span className="me-2 inline-block size-2 bg-terracotta forced-colors:bg-[color:Highlight] [print-color-adjust:exact]">
    {word && <span className="sr-only">{word}. </span>}
  </span>
);

interface Props {
  name: ReactNode;
  /** One for each product. */
  cells: readonly ReactNode[];
  className?: string;
}

/** What all compared products say of one thing. */
export function CompareRow({ name, cells, className = '' }: Props) {
  return (
    <tr role="row" className={`${COMPARE_LOOK.row} ${className}`}>
      <th scope="row" role="rowheader" className={COMPARE_LOOK.name}>
        {name}
      </th>
      {cells.map((cell, at) => (
        <td key={at} role="cell" className={COMPARE_LOOK.cell}>
          <span className="flex gap-2">
            {cells.length > 1 && (
              <span aria-hidden className="hidden flex-none text-terracotta not-print:@max-[36rem]:inline">
                {at + 1}
              </span>
            )}
            <span className="min-w-0 grow">{cell}</span>
          </span>
        </td>
      ))}
    </tr>
  );
}
