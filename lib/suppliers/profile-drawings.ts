import { profileFigures } from '@/content/catalogue/profile-figures';
import { PROFILE_NAMES, type ProfileId } from '@/content/catalogue/textures';
import type { Lang } from '@/content/lang';
import { supplierPage } from '@/content/pages/catalogue/supplier';
import type { TileSupplier } from '@/content/suppliers/tiles/tile-supplier';
import { fill } from '@/lib/site/fill';
import { numberIn } from '@/lib/site/format';

type Measure = keyof (typeof supplierPage)['en']['drawing']['rows'];
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];

interface DrawingOf {
  profile: ProfileId;
  /** What the manufacturer calls its tile, where several share a drawing. */
  name?: string;
  published?: TileSupplier['perSquareMetre'];
}

/** The drawing of a profile, its measures in the order of the letters on it, and last the pieces on a square metre. */
export function profileDrawing({ profile, name = PROFILE_NAMES[profile], published }: DrawingOf, lang: Lang) {
  const { drawing: words, factory } = supplierPage[lang];
  const { sheet, aStep, pieces, ...of } = profileFigures(profile);
  const names = Object.entries(words.rows) as [Measure, string][];
  const rows = names.map(
    ([measure, label], index) =>
      [`${LETTERS[index]} ${label}`, `${words.about} ${of[measure]} ${words.unit}`] as const,
  );
  const counted =
    published?.profile === profile
      ? fill(factory.published, { count: published.value, source: published.source })
      : fill(aStep > 1 ? words.countedTwice : words.counted, { count: numberIn(lang, pieces) });
  return {
    src: `/img/drawing/${profile}.svg`,
    width: 600,
    height: sheet,
    alt: `${name} ${words.alt}`,
    title: `${name}: ${words.measures}`,
    rows,
    pieces: [words.pieces, counted],
  } as const;
}
