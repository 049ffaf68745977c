import type { TakeOff } from '@/lib/roof-quantities/parts/take-off';
import { rowsOf } from '@/lib/roof-quantities/format-quantities';
import type { RoofTile } from '@/content/roof-quantities/tiles';
import type { LocalisedRoof } from './localised-roof';

interface Props {
  made: TakeOff;
  tile: RoofTile | null;
  localised: LocalisedRoof;
}

const cell = 'border-b border-hairline py-3 align-baseline';

/** Each part with what it is counted from, how many, and where that is from. Fits a telephone without a swipe. */
export function QuantityTable({ made, tile, localised }: Props) {
  const { table } = localised.words;
  return (
    <table className="t-small w-full border-collapse">
      <caption className="t-head pb-3 text-start">{localised.page.table}</caption>
      <thead>
        <tr className="t-note text-bitumen-soft">
          <th scope="col" className="border-b-[1.5px] border-bitumen py-2 text-start font-normal">
            {table.part}
          </th>
          <th scope="col" className="border-b-[1.5px] border-bitumen py-2 ps-3 text-end font-normal">
            {table.from}
          </th>
          <th scope="col" className="border-b-[1.5px] border-bitumen py-2 ps-3 text-end font-normal">
            {table.quantity}
          </th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(localised, made.lines, tile).map(([part, from, quantity, unit, source], at) => (
          <tr key={made.lines[at]!.part} className="break-inside-avoid">
            <th scope="row" className={`${cell} text-start font-semibold`}>
              {part}
              <span className="t-note block font-normal text-bitumen-soft">{source}</span>
            </th>
            <td className={`${cell} ps-3 text-end whitespace-nowrap tabular-nums`}>{from}</td>
            <td className={`${cell} ps-3 text-end`}>
              <b className="font-[640] whitespace-nowrap tabular-nums">{quantity}</b>
              {unit && <span className="t-note block text-bitumen-soft">{unit}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
