import { previewWords, type Preview } from '@/content/previews';

interface Props {
  rows: NonNullable<Preview['facts']>;
  /** Beside its title over the whole page, where it does not stand beside other words. */
  wide?: boolean;
}

/** What is known already, set like a maker's sheet. */
export function PreviewFacts({ rows, wide = false }: Props) {
  return (
    <section
      aria-labelledby="facts"
      className={wide ? 'grid gap-4 lg:grid-cols-[5fr_7fr] lg:gap-gutter' : ''}
    >
      <h2 id="facts" className={wide ? 't-title' : 't-head pb-3'}>
        {previewWords.facts}
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
