import type { Lang } from '@/content/lang';
import { supplierPage } from '@/content/pages/supplier';
import type { TileSupplier } from '@/content/suppliers/tiles/tile-supplier';
import drawings from './drawings.json';
import { PROFILE_NAMES, type ProfileId } from './textures';

type Measure = keyof (typeof supplierPage)['en']['drawing']['rows'];
type Measures = Record<Measure | 'sheet', number>;

const MEASURES: Record<ProfileId, Measures> = drawings;
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];

/** The drawing of a profile, and its measures in the order of the letters on it. */
export function profileDrawing(profile: ProfileId, lang: Lang, published?: TileSupplier['perSquareMetre']) {
  const { drawing: words } = supplierPage[lang];
  const { sheet, ...of } = MEASURES[profile];
  const name = PROFILE_NAMES[profile];
  const names = Object.entries(words.rows) as [Measure, string][];
  const rows = names.map(
    ([measure, label], index) =>
      [`${LETTERS[index]} ${label}`, `${words.about} ${of[measure]} ${words.unit}`] as const,
  );
  const pieces =
    published?.profile === profile
      ? [[words.pieces, `${published.value} (${published.source})`] as const]
      : [];
  return {
    src: `/img/drawing/${profile}.svg`,
    width: 600,
    height: sheet,
    alt: `${name} ${words.alt}`,
    title: `${name}: ${words.measures}`,
    rows: [...rows, ...pieces],
  } as const;
}
