import { colourNames, familyNames } from '../../../content/catalogue/colours';
import {
  PROFILE_NAMES,
  textureTitle,
  texturesOf,
  type ProfileId,
  type RangeId,
  type Texture,
} from '../../../content/catalogue/textures';
import { catalogueWords } from '../../../content/documents/catalogue';
import { inOneLine } from '../../../content/format-list';
import type { Lang } from '../../../content/lang';
import type { PictureId } from '../../../content/pictures/library';
import { countryName } from '../../../content/suppliers/names';
import type { SupplierId } from '../../../content/suppliers/registry';
import { TILE_SUPPLIERS } from '../../../content/suppliers/tiles/all';
import type { TileSupplier } from '../../../content/suppliers/tiles/tile-supplier';
import { fill } from '../../../lib/site/fill';
import { piecesDrawn } from '../../../lib/suppliers/tile-specification';
import type { CataloguePage, ColourCard } from './catalogue-kinds';

function card(texture: Texture, lang: Lang): ColourCard {
  const { name } = colourNames[lang][texture.colour];
  const family = familyNames[lang][texture.category].name;
  return {
    title: texture.range === 'supp_7' ? name : textureTitle(texture, lang),
    family: fill(catalogueWords[lang].colours.family, { family }),
    colours: texture.colours,
    slope: `range/${texture.key}-slope`,
    tile: `range/${texture.key}-tile`,
  };
}

/** Pieces of each profile on a square metre: as published, with the source, or by our drawing. */
function piecesOf({ tabs, perSquareMetre }: TileSupplier, lang: Lang): string {
  const { figure, drawn, indicative } = catalogueWords[lang].manufacturer;
  const said = tabs.flatMap(({ profile, words: { [lang]: tab } }) => {
    if (!profile) return [];
    return perSquareMetre?.profile === profile
      ? fill(figure, { ...perSquareMetre, profile: tab.name })
      : fill(drawn, { profile: tab.name, pieces: piecesDrawn(profile, lang) });
  });
  return fill(indicative, { pieces: inOneLine(said, lang) });
}

/** Information on the manufacturers, and their colours. */
export function manufacturerPages(lang: Lang): readonly CataloguePage[] {
  const { manufacturer: said, colours } = catalogueWords[lang];
  const { leads } = colours;

  const manufacturer = (id: SupplierId, pictures: readonly PictureId[]): CataloguePage => {
    const one = TILE_SUPPLIERS.find(({ supplier }) => supplier === id)!;
    const { lead, text, facts } = one.words[lang];
    return {
      kind: 'manufacturer',
      lead,
      text,
      pictures,
      facts: [[said.country, countryName(id, lang)], ...facts, [said.pieces, piecesOf(one, lang)]],
    };
  };
  const cardsOf = (range: RangeId, profile?: ProfileId) =>
    texturesOf(range)
      .filter((texture) => !profile || texture.profile === profile)
      .map((texture) => card(texture, lang));
  const coloursOf = (lead: string, range: RangeId, profile?: ProfileId): CataloguePage => ({
    kind: 'colours',
    lead,
    groups: [{ cards: cardsOf(range, profile) }],
  });

  return [
    manufacturer('bmi', [
      'gallery/bmi-portoghese-antic-laid',
      'gallery/bmi-marsigliese-natural-laid',
      'gallery/bmi-marsigliese-dark-grey-laid',
    ]),
    coloursOf(leads['bmi-portoghese'], 'supp_1', 'portoghese'),
    coloursOf(leads['bmi-marsigliese'], 'supp_1', 'marsigliese'),
    manufacturer('cobert-spain', [
      'gallery/cobert-duna-beige-laid',
      'gallery/cobert-collado-natural-laid',
      'gallery/cobert-virtus-grey-laid',
    ]),
    coloursOf(leads.duna, 'supp_2', 'duna'),
    coloursOf(leads.meridional, 'supp_2', 'meridional'),
    {
      kind: 'colours',
      lead: leads['virtus-collado'],
      groups: [
        { title: PROFILE_NAMES.virtus, cards: cardsOf('supp_2', 'virtus') },
        { title: PROFILE_NAMES.curva, cards: cardsOf('supp_2', 'curva') },
      ],
    },
    manufacturer('cobert-portugal', [
      'gallery/cobert-lusa-natural-laid',
      'gallery/cobert-plana-red-laid',
      'gallery/plana-grey-laid',
    ]),
    coloursOf(leads.lusa, 'supp_3', 'lusa'),
    {
      kind: 'colours',
      lead: leads.plana,
      groups: [{ cards: [...cardsOf('supp_3', 'plana'), ...cardsOf('supp_8')] }],
    },
    coloursOf(leads.braas, 'supp_4'),
    manufacturer('yamama', ['gallery/yrt-fb-laid', 'gallery/yrt-pbb-laid', 'gallery/yrt-ebb-laid']),
    coloursOf(leads.yamama, 'supp_5', 'marsigliese'),
    coloursOf(leads.yamama, 'supp_5', 'portoghese'),
    manufacturer('cejatel', [
      'gallery/wave-caramel-laid',
      'gallery/wave-blue-laid',
      'gallery/wave-maroon-laid',
    ]),
    coloursOf(leads.cejatel, 'supp_6'),
    manufacturer('ceipo', [
      'gallery/ceipo-rose-laid',
      'gallery/ceipo-flamed-laid',
      'gallery/ceipo-maroon-laid',
    ]),
    coloursOf(leads.ceipo, 'supp_7'),
  ];
}
