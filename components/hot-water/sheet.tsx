/** Label and value, row by row. */
export function Sheet({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="t-small border-t-[1.5px] border-bitumen">
      {rows.map(([label, value], place) => (
        <div key={place} className="grid grid-cols-[2fr_3fr] gap-4 border-b border-hairline py-2.5">
          <dt className="text-bitumen-soft">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
