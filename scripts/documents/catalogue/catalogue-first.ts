import { CATEGORY_IDS, familyNames, type TileCategory } from '../../../content/catalogue/colours';
import {
  PROFILE_IDS,
  PROFILE_NAMES,
  supplierOf,
  TEXTURES,
  textureTitle,
  type ProfileId,
} from '../../../content/catalogue/textures';
import { catalogueWords } from '../../../content/documents/catalogue';
import { inOneLine } from '../../../content/format-list';
import type { Lang } from '../../../content/lang';
import { aboutPage } from '../../../content/pages/company/about';
import { roofTilesPage, SOURCES, tileComparison } from '../../../content/pages/catalogue/roof-tiles';
import type { PictureId } from '../../../content/pictures/library';
import { supplierName } from '../../../content/suppliers/names';
import { fill } from '../../../lib/site/fill';
import { numberIn } from '../../../lib/site/format';
import { piecesDrawn } from '../../../lib/suppliers/tile-specification';
import type { CataloguePage, Entry } from './catalogue-kinds';

const COVER: readonly PictureId[] = [
  'gallery/bmi-portoghese-natural-laid',
  'gallery/cobert-collado-special-laid',
  'gallery/bmi-marsigliese-blood-red-laid',
  'gallery/ceipo-straw-laid',
  'gallery/cobert-plana-dark-grey-laid',
  'gallery/wave-green-laid',
  'gallery/yrt-fbb-laid',
  'gallery/wave-blue-laid',
  'gallery/braas-romana-brown-laid',
];

/** One tile of each profile. */
const SINGLES: Record<ProfileId, PictureId> = {
  portoghese: 'gallery/bmi-portoghese-natural-single',
  marsigliese: 'gallery/bmi-marsigliese-natural-single',
  duna: 'gallery/cobert-duna-natural-single',
  meridional: 'gallery/cobert-meridional-natural-single',
  virtus: 'gallery/cobert-virtus-dark-grey-single',
  curva: 'gallery/cobert-collado-natural-single',
  lusa: 'gallery/cobert-lusa-natural-single',
  plana: 'gallery/cobert-plana-beige-single',
  roman: 'gallery/braas-romana-red-single',
  wave: 'gallery/wave-green-single',
};

function whoPage(lang: Lang): CataloguePage {
  const { paragraphs, figures } = aboutPage[lang].who;
  const { about } = catalogueWords[lang];
  const rows = figures
    .filter(({ id }) => !id.startsWith('solar'))
    .map((figure): Entry => [
      figure.about ? fill(about, { value: figure.value }) : figure.value,
      figure.text,
    ]);
  return { kind: 'words', picture: 'about/warehouse-stacks', paragraphs, rows };
}

/** Who manufactures a profile, in the order of the simulator's ranges. */
function manufacturersOf(profile: ProfileId, lang: Lang): string {
  const ids = TEXTURES.filter((texture) => texture.profile === profile).map(({ range }) => supplierOf(range));
  return inOneLine([...new Set(ids.map(supplierName))], lang);
}

function profilesPage(lang: Lang): CataloguePage {
  const { lead, note, row, looks } = catalogueWords[lang].profiles;
  const rows = PROFILE_IDS.map((profile) => ({
    name: PROFILE_NAMES[profile],
    text: fill(row, { look: looks[profile], manufacturers: manufacturersOf(profile, lang) }),
    picture: SINGLES[profile],
  }));
  return { kind: 'profiles', lead, rows, note };
}

function suppliersPage(lang: Lang): CataloguePage {
  const { head, figure, source } = catalogueWords[lang].suppliers;
  const { lead, note } = roofTilesPage[lang].table;
  const pieces = ({ each, perSquareMetre: published }: ReturnType<typeof tileComparison>[number]) =>
    each.map(({ profile }) =>
      published?.profile === PROFILE_NAMES[profile] ? fill(figure, published) : piecesDrawn(profile, lang),
    );
  return {
    kind: 'table',
    lead,
    pictures: ['gallery/cobert-duna-natural-laid', 'gallery/cobert-lusa-antic-laid', 'gallery/yrt-rb-laid'],
    head,
    rows: tileComparison(lang).map((row) => [
      row.name,
      row.country,
      row.profiles,
      numberIn(lang, row.colours),
      inOneLine(pieces(row), lang),
    ]),
    notes: [...SOURCES.map((text, index) => fill(source, { note: index + 1, source: text })), note],
  };
}

function familyRow(category: TileCategory, lang: Lang) {
  const { tile } = catalogueWords[lang].families;
  const held = TEXTURES.filter((texture) => texture.category === category);
  const titles = held.map((texture) =>
    fill(tile, { title: textureTitle(texture, lang), supplier: supplierName(supplierOf(texture.range)) }),
  );
  return {
    name: familyNames[lang][category].name,
    titles: inOneLine(titles, lang),
    colours: held.slice(0, 6).map(({ colours: [first] }) => first),
  };
}

/** The first pages: what to know before a manufacturer is chosen. */
export function firstPages(lang: Lang): readonly CataloguePage[] {
  const { cover, contents, use, terms, families } = catalogueWords[lang];
  return [
    { kind: 'cover', ...cover, pictures: COVER },
    { kind: 'contents', ...contents },
    whoPage(lang),
    { kind: 'words', picture: 'category/tile-gallery', ...use },
    { kind: 'words', picture: 'villa/cobert-spain', ...terms },
    profilesPage(lang),
    suppliersPage(lang),
    {
      kind: 'families',
      lead: families.lead,
      rows: CATEGORY_IDS.map((category) => familyRow(category, lang)),
      note: families.note,
    },
  ];
}
