import type { TakeOff } from '@/lib/roof-quantities/parts/take-off';
import { rowsOf } from '@/lib/roof-quantities/format-quantities';
import type { RoofTile } from '@/content/roof-quantities/tiles';
import type { LocalisedRoof } from './localised-roof';

interface Props {
  made: TakeOff;
  tile: RoofTile | null;
  localised: LocalisedRoof;
}

const cell = 'border-b border-hairline py-3 align-baseline max-[18em]:border-0 max-[18em]:p-0';
const head = 'border-b-[1.5px] border-bitumen py-2 font-normal';

/**
 * Each part with what it is counted from, how many, and where that is from. Fits a telephone without a swipe;
 * with large letters a part stands above its numbers, and the roles say that it is still a table.
 */
export function QuantityTable({ made, tile, localised }: Props) {
  const { table } = localised.words;
  return (
    <table role="table" className="t-small w-full border-collapse max-[18em]:block">
      <caption className="t-head pb-3 text-start max-[18em]:block">{localised.page.table}</caption>
      <thead role="rowgroup" className="max-[18em]:sr-only">
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
      <tbody role="rowgroup" className="max-[18em]:block">
        {rowsOf(localised, made.lines, tile).map(([part, from, quantity, unit, source], at) => (
          <tr
            key={made.lines[at]!.part}
            role="row"
            className="break-inside-avoid max-[18em]:flex max-[18em]:flex-wrap max-[18em]:justify-between max-[18em]:gap-x-4 max-[18em]:border-b max-[18em]:border-hairline max-[18em]:py-3"
          >
            <th scope="row" role="rowheader" className={`${cell} text-start font-semibold max-[18em]:w-full`}>
              {part}
              <span className="t-note block font-normal text-bitumen-soft">{source}</span>
            </th>
            <td role="cell" className={`${cell} ps-3 text-end whitespace-nowrap tabular-nums`}>
              {from}
            </td>
            <td role="cell" className={`${cell} ps-3 text-end`}>
              <b className="font-[640] whitespace-nowrap tabular-nums">{quantity}</b>
              {unit && <span className="t-note block text-bitumen-soft">{unit}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
