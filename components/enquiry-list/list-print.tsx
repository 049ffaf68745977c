import { COMMA } from '@/content/lang';
import type { ShownLine } from '@/lib/enquiry-list/shown-line';
import { unitName } from '@/lib/enquiry-list/list-text';
import { numberIn } from '@/lib/site/format';
import type { LocalisedList } from './localised-list';

const cell = 'border-b border-hairline py-1 pe-4 text-start align-baseline';

/** More lines than this are set closer, so that a full list of 50 fits one sheet. */
const ROOMY = 25;

interface Props {
  localised: LocalisedList;
  lines: readonly ShownLine[];
}

/** The list on paper: a table. */
export function ListPrint({ localised: { words, units, common }, lines }: Props) {
  const { columns } = words;
  const { lang } = common;
  return (
    <table
      data-paper
      className={`hidden w-full border-collapse leading-tight print:table ${lines.length > ROOMY ? 'text-[8pt] [&_:is(td,th)]:py-[0.15mm]' : 't-note'}`}
    >
      <thead>
        <tr>
          {['', columns.product, columns.quantity, columns.unit, columns.note].map((head, place) => (
            <th key={place} scope="col" className={`${cell} border-b-[1.5px] border-bitumen font-semibold`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, variant, quantity, typed, unit, note }, place) => (
          <tr key={id}>
            <td className={cell}>{place + 1}</td>
            <th scope="row" className={`${cell} font-normal`}>
              <span className="font-semibold">{name}</span>
              {variant && COMMA[lang] + variant}
            </th>
            <td className={cell}>
              {/* 20-30 would be turned round on an Arabic page. */}
              <bdi>{typed ?? numberIn(lang, quantity)}</bdi>
            </td>
            <td className={cell}>{!typed && unitName(units, unit)}</td>
            <td className={`${cell} max-w-56`} dir="auto">
              {note}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
