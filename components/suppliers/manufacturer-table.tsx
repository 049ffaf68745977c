import { ComparisonSection } from '@/components/links/comparison-section';
import { PROFILE_NAMES } from '@/content/catalogue/textures';
import type { Lang } from '@/content/lang';
import { roofTilesPage, SOURCES, tileComparison } from '@/content/pages/catalogue/roof-tiles';
import { fill } from '@/lib/site/fill';
import { numberIn } from '@/lib/site/format';
import { profileFigures } from '@/content/catalogue/profile-figures';

/** The manufacturers side by side, in what every one of them has; sizes are on their own pages. */
export function ManufacturerTable({ lang }: { lang: Lang }) {
  const { table } = roofTilesPage[lang];
  const rows = tileComparison(lang).map((row) => ({
    id: row.id,
    name: row.name,
    to: row.to,
    cells: [
      <span key="country" className="whitespace-nowrap">
        {row.country}
      </span>,
      <Profiles key="profiles" of={row} lang={lang} />,
      <span key="colours" className="font-semibold">
        {row.colours}
      </span>,
      row.accessories ? table.yes : table.no,
    ],
  }));
  return (
    <ComparisonSection id="compare" words={table} ground="bg-sand" narrow="folded" rows={rows}>
      <p className="t-note max-w-measure pt-4 text-bitumen-soft">{table.note}</p>
      <ol className="t-note text-bitumen-soft">
        {SOURCES.map((source, index) => (
          <li key={source}>
            {index + 1} {source}
          </li>
        ))}
      </ol>
    </ComparisonSection>
  );
}

type Row = ReturnType<typeof tileComparison>[number];

/** Profiles of a manufacturer, each with its pieces on a square metre: as published, with the source, or as drawn. */
function Profiles({ of: { each, perSquareMetre: published }, lang }: { of: Row; lang: Lang }) {
  const { table } = roofTilesPage[lang];
  return each.map(({ name, profile }) => {
    const { pieces, aStep } = profileFigures(profile);
    const isPublished = published?.profile === PROFILE_NAMES[profile];
    const said = isPublished ? table.published : aStep > 1 ? table.pans : table.drawn;
    return (
      <span key={profile} className="block not-first:mt-1.5">
        <bdi>{name}</bdi>{' '}
        <span className="t-note text-bitumen-soft">
          {fill(said, { count: isPublished ? published.value : numberIn(lang, pieces) })}{' '}
          {isPublished && <sup className="text-terracotta">{published.note}</sup>}
        </span>
      </span>
    );
  });
}
