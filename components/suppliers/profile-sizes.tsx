import { DataTable } from '@/components/ui/layout/data-table';
import type { Lang } from '@/content/lang';
import { supplierPage } from '@/content/pages/catalogue/supplier';
import type { TileSupplier } from '@/content/suppliers/tiles/tile-supplier';
import { sizesOf } from '@/lib/suppliers/tile-specification';

/** The profiles of a manufacturer under each other, in what is measured of all; who published a figure is said below. */
export function ProfileSizes({ of, lang }: { of: TileSupplier; lang: Lang }) {
  const { caption, head, unit } = supplierPage[lang].factory.sizes;
  const [profile, overall, cover, pieces] = head as [string, string, string, string];
  const sizes = sizesOf(of, lang);
  const sources = sizes.flatMap(({ source }) => source ?? []);
  return (
    <div className="pt-6">
      <DataTable
        caption={caption}
        ground="bg-limewash"
        narrow="columns"
        columns={[{ head: profile }, { head: overall, unit }, { head: cover, unit }, { head: pieces }]}
        rows={sizes.map(({ id, name, source, ...figures }) => ({
          id,
          head: <bdi>{name}</bdi>,
          cells: [
            figures.overall,
            figures.cover,
            <span key="pieces">
              {figures.pieces}
              {source && <sup className="text-terracotta"> {sources.indexOf(source) + 1}</sup>}
            </span>,
          ],
        }))}
      />
      {sources.map((source, index) => (
        <p key={source} className="t-note pt-3 text-bitumen-soft">
          <span className="text-terracotta">{index + 1}</span> <bdi>{source}</bdi>
        </p>
      ))}
    </div>
  );
}
