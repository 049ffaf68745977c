import { colourNames, type ColourId } from '@/content/catalogue/colours';
import { fittingWords, GALLERY, type Fitting } from '@/content/catalogue/gallery';
import { FITTING_PICTURES } from '@/content/catalogue/ranges';
import { PROFILE_NAMES, TEXTURES, type ProfileId, type TextureKey } from '@/content/catalogue/textures';
import type { Lang } from '@/content/lang';
import { words } from '@/content/words';
import { altsOf } from './alts-of';

const seen = words(
  {
    thumb: 'Patch of {profile} tiles in {colour}',
    slope: 'Courses of {profile} tiles in {colour} from side to side, in the sun',
    tile: 'Two {profile} tiles in {colour} on a grey ground, one turned over',
    roof: 'House under a roof of {profile} tiles in {colour}',
    fitting: 'Clay {fitting} of {manufacturer}, on a grey ground',
    gallery: {
      laid: 'Slope laid with {profile} tiles in {colour}, seen close in the sun',
      single: 'Two {profile} tiles in {colour} on a grey ground, one turned over',
      fitting: 'Clay {fitting} in {colour}, on a grey ground',
    },
  },
  {
    ar: {
      thumb: 'مساحة من قرميد {profile}، اللون: {colour}',
      slope: 'صفوف من قرميد {profile} تحت الشمس على عرض السطح، اللون: {colour}',
      tile: 'قطعتان من قرميد {profile} على خلفية رمادية، إحداهما مقلوبة، اللون: {colour}',
      roof: 'منزل بسقف من قرميد {profile}، اللون: {colour}',
      fitting: 'قطعة فخارية على خلفية رمادية: {fitting}، من {manufacturer}',
      gallery: {
        laid: 'سطح مائل من قرميد {profile} عن قرب تحت الشمس، اللون: {colour}',
        single: 'قطعتان من قرميد {profile} على خلفية رمادية، إحداهما مقلوبة، اللون: {colour}',
        fitting: 'قطعة فخارية على خلفية رمادية: {fitting}، اللون: {colour}',
      },
    },
  },
);

type Tile = { profile: ProfileId | Fitting; colour: ColourId };

/** The sentence with the profile, or the fitting, and its colour. */
const said = (sentence: string, { profile, colour }: Tile, lang: Lang) =>
  sentence
    .replace('{profile}', () => PROFILE_NAMES[profile as ProfileId])
    .replace('{fitting}', () => fittingWords[lang][profile as Fitting].seen)
    .replace('{colour}', colourNames[lang][colour].phrase);

type View = 'slope' | 'tile' | 'roof';

/** Of every tile of the simulator: a patch of it, and its views on the pages of suppliers. */
const rangeAlts = (lang: Lang) => {
  const { thumb, slope, tile, roof } = seen[lang];
  return Object.fromEntries(
    TEXTURES.flatMap((texture) => [
      [`thumb/${texture.key}`, said(thumb, texture, lang)],
      [`range/${texture.key}-slope`, said(slope, texture, lang)],
      [`range/${texture.key}-tile`, said(tile, texture, lang)],
      [`range/${texture.key}-roof`, said(roof, texture, lang)],
    ]),
  ) as Record<`thumb/${TextureKey}` | `range/${TextureKey}-${View}`, string>;
};

const fittingAlts = (lang: Lang) =>
  altsOf(
    FITTING_PICTURES.map(({ picture: id, ...of }) => ({ id, ...of })),
    ({ fitting, manufacturer }) =>
      seen[lang].fitting
        .replace('{fitting}', fittingWords[lang][fitting].seen)
        .replace('{manufacturer}', manufacturer),
  );

const galleryAlts = (lang: Lang) =>
  altsOf(
    GALLERY.map((item) => ({ ...item, id: item.picture })),
    (item) => said(seen[lang].gallery[item.view], item, lang),
  );

/** Of tiles and fittings, put together from profile, colour and view. */
export const tileAlts = (lang: Lang) => ({ ...rangeAlts(lang), ...fittingAlts(lang), ...galleryAlts(lang) });
