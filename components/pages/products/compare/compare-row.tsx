import type { ReactNode } from 'react';

/** In a narrow frame each row stands under its name, two products in a line with their numbers. */
export const COMPARE_LOOK = {
  table: 'w-full table-fixed border-collapse @max-[44rem]:block print:text-[8pt]',
  group: '@max-[44rem]:block',
  row: '@max-[44rem]:grid @max-[44rem]:grid-cols-2 @max-[44rem]:gap-x-4 @max-[44rem]:border-b @max-[44rem]:border-hairline @max-[44rem]:py-3',
  name: 'w-52 border-b border-hairline py-3 pe-4 text-start align-baseline font-normal text-bitumen-soft @max-[44rem]:col-span-full @max-[44rem]:block @max-[44rem]:w-auto @max-[44rem]:border-0 @max-[44rem]:py-0 print:w-32',
  cell: 'border-b border-hairline py-3 pe-4 text-start align-baseline @max-[44rem]:block @max-[44rem]:border-0 @max-[44rem]:p-0 @max-[44rem]:pt-1 @max-[44rem]:wrap-anywhere',
  head: 'pe-4 pb-3 text-start align-top @max-[44rem]:block @max-[44rem]:pe-0',
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
              <span aria-hidden className="hidden flex-none text-terracotta @max-[44rem]:inline">
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
