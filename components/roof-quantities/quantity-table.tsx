import type { TakeOff } from '@/lib/roof-quantities/parts/take-off';
import { rowsOf } from '@/lib/roof-quantities/format-quantities';
import type { RoofTile } from '@/content/roof-quantities/tiles';
import type { LocalisedRoof } from './localised-roof';

interface Props {
  made: TakeOff;
  tile: RoofTile | null;
  localised: LocalisedRoof;
}

const cell = 'border-b border-hairline py-3 align-baseline max-sm:border-0 max-sm:p-0';
const head = 'border-b-[1.5px] border-bitumen py-2 font-normal';

/**
 * Each part with what it is counted from, how many, and where that is from. On a telephone a part has its number beside
 * it and its note below both, over the width; with large letters all stand one below the other. The roles say that it
 * is still a table.
 */
export function QuantityTable({ made, tile, localised }: Props) {
  const { table } = localised.words;
  return (
    <table role="table" className="t-small w-full border-collapse max-sm:block">
      <caption className="t-head pb-3 text-start max-sm:block">{localised.page.table}</caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="t-note text-bitumen-soft">
          <th scope="col" role="columnheader" className={`${head} text-start`}>
            {table.part}
          </th>
          <th scope="col" role="columnheader" className={`${head} ps-3 text-end`}>
            {table.from}
          </th>
          <th scope="col" role="columnheader" className={`${head} ps-3 text-end`}>
            {table.quantity}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block max-sm:border-t-[1.5px] max-sm:border-bitumen">
        {rowsOf(localised, made.lines, tile).map(([part, from, quantity, unit, source], at) => (
          <tr
            key={made.lines[at]!.part}
            role="row"
            className="break-inside-avoid max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-[18em]:grid-cols-1 max-sm:gap-x-4 max-sm:border-b max-sm:border-hairline max-sm:py-3"
          >
            <th scope="row" role="rowheader" className={`${cell} text-start font-semibold max-sm:contents`}>
              <span className="max-sm:order-1">{part}</span>
              <span className="t-note block font-normal text-bitumen-soft max-sm:order-3">{source}</span>
            </th>
            <td
              role="cell"
              className={`${cell} ps-3 text-end whitespace-nowrap tabular-nums max-sm:order-4 max-sm:text-bitumen-soft max-[18em]:text-start`}
            >
              {from}
            </td>
            <td role="cell" className={`${cell} ps-3 text-end max-sm:order-2 max-[18em]:text-start`}>
              <b className="font-[640] whitespace-nowrap tabular-nums">{quantity}</b>
              {unit && <span className="t-note block text-bitumen-soft max-sm:inline"> {unit}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
