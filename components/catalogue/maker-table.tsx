import { ApproachLink } from '@/components/ui/approach-link';
import { SectionHead } from '@/components/ui/section-head';
import { COMPARISON, roofTilesPage } from '@/content/pages/roof-tiles';

const { table } = roofTilesPage;
const cell = 'border-b border-hairline py-3 pe-6 text-start align-baseline';

/** The makers side by side; a figure nobody published is not guessed. */
export function MakerTable() {
  return (
    <section className="section ground bg-sand" aria-labelledby="compare">
      <div className="wrap">
        <SectionHead id="compare" title={table.title} lead={table.lead} />
        <section aria-label={table.scroll} tabIndex={0} className="overflow-x-auto print:overflow-visible">
          <table className="t-small w-full min-w-200 border-collapse print:min-w-0">
            <caption className="sr-only">{table.caption}</caption>
            <thead>
              <tr>
                {table.head.map((head) => (
                  <th
                    key={head}
                    scope="col"
                    className="border-b-[1.5px] border-bitumen py-3 pe-6 text-start font-normal text-bitumen-soft"
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {COMPARISON.map((row) => (
                <Row key={`${row.name} ${row.country}`} row={row} />
              ))}
            </tbody>
          </table>
        </section>
        <ol className="t-note pt-4 text-bitumen-soft">
          {table.sources.map((source, index) => (
            <li key={source}>
              {index + 1} {source}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Row({ row }: { row: (typeof COMPARISON)[number] }) {
  const { name, to, country, profiles, colours, accessories, perSquareMetre } = row;
  return (
    <tr>
      <th scope="row" className={`${cell} font-semibold whitespace-nowrap`}>
        {to ? (
          <ApproachLink href={to} className="inline-flex min-h-tap items-center hover:text-kiln">
            {name}
          </ApproachLink>
        ) : (
          name
        )}
      </th>
      <td className={`${cell} whitespace-nowrap`}>{country}</td>
      <td className={cell}>{profiles}</td>
      <td className={`${cell} font-semibold`}>{colours}</td>
      <td className={cell}>{accessories ? table.yes : table.no}</td>
      <td className={cell}>
        {perSquareMetre ? (
          <>
            <span className="font-semibold">{perSquareMetre.value}</span> ({perSquareMetre.profile}){' '}
            <sup className="text-terracotta">{perSquareMetre.note}</sup>
          </>
        ) : (
          <span className="text-bitumen-soft">{table.none}</span>
        )}
      </td>
    </tr>
  );
}
