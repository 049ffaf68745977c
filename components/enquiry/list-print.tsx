import { ENQUIRY_LIST as words } from '@/content/forms/enquiry-list';
import type { EnquiryLine } from '@/lib/core/enquiry-list';
import { listTotals } from '@/lib/enquiry/list-text';

const { columns } = words;
const cell = 'border-b border-hairline py-1 pe-4 text-start align-baseline';

/** The list on paper: a table with what there is of each unit under it. */
export function ListPrint({ lines }: { lines: readonly EnquiryLine[] }) {
  return (
    <table className="t-note hidden w-full border-collapse leading-tight print:table">
      <thead>
        <tr>
          {['', columns.article, columns.quantity, columns.unit, columns.note].map((head, place) => (
            <th key={place} scope="col" className={`${cell} border-b-[1.5px] border-bitumen font-semibold`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, variant, quantity, unit, note }, place) => (
          <tr key={id}>
            <td className={cell}>{place + 1}</td>
            <th scope="row" className={`${cell} font-normal`}>
              <span className="font-semibold">{name}</span>
              {variant && `, ${variant}`}
            </th>
            <td className={cell}>{quantity}</td>
            <td className={cell}>{unit}</td>
            <td className={`${cell} max-w-[14rem]`} dir="auto">
              {note}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <td className={cell} />
          <th scope="row" className={cell}>
            {words.total}
          </th>
          <td colSpan={3} className={cell}>
            {listTotals(lines)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
