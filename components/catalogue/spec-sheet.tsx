interface Props {
  title: string;
  rows: readonly (readonly [label: string, value: string])[];
}

/** Label and value, row by row, set like a maker's sheet. */
export function SpecSheet({ title, rows }: Props) {
  return (
    <section aria-labelledby="sheet">
      <h2 id="sheet" className="t-head pb-3">
        {title}
      </h2>
      <dl className="t-small border-t-[1.5px] border-bitumen">
        {rows.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[2fr_3fr] gap-4 border-b border-hairline py-3">
            <dt className="text-bitumen-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
