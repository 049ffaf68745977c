import { isSolar, PRODUCTS } from '@/content/catalogue/products';
import type { Lang } from '@/content/lang';
import { sigmaForcedPage, sigmaNaturalPage } from '@/content/pages/catalogue/sigma';
import { addressOf } from '@/content/products/addresses';
import { routeName } from '@/content/route-names';
import { path, ROUTE_KEYS, ROUTES } from '@/content/routes';
import { foundUnder } from '@/content/search/found-under';
import { MODEL_PICTURES, SYSTEM_PICTURES } from '@/content/solar/pictures';
import { MODEL_SHEETS, SYSTEM_SHEETS } from '@/content/solar/sheets';
import { fill } from '@/lib/site/fill';
import type { IndexedEntry } from '@/lib/search/entry';
import { pageWords } from './page-words';
import { pictureOfProduct, thumbnail } from './thumbnail';

/** Those that have a page to themselves. */
const onPages = (lang: Lang): IndexedEntry[] =>
  PRODUCTS.filter((product) => isSolar(product) && !product.url.includes('#'))
    .filter(({ id }) => !MODEL_SHEETS.some((model) => id === `sigma-${model.id}`))
    .map(({ id, supplier, url }) => {
      const page = ROUTE_KEYS.find((key) => ROUTES[key].path === url)!;
      return {
        id,
        kind: 'solar',
        title: routeName(page, lang),
        note: supplier,
        url: path(page, lang),
        picture: pictureOfProduct(id),
        isProduct: true,
        words: `${pageWords(page, lang)} ${foundUnder[lang].heater}`,
      };
    });

const models = (lang: Lang): IndexedEntry[] =>
  MODEL_SHEETS.map(({ id, model }) => {
    const { name, variant, description } = sigmaNaturalPage[lang].models;
    const { litre, heater } = foundUnder[lang];
    return {
      id: `sigma-${id}`,
      kind: 'solar',
      title: fill(name, { model }),
      note: variant,
      url: addressOf(`sigma-${id}`, lang, path('sigmaNatural', lang)),
      picture: thumbnail(MODEL_PICTURES[id]),
      isProduct: true,
      words: `${fill(description, { model })} ${model} ${litre} ${heater}`,
    };
  });

const systems = (lang: Lang): IndexedEntry[] =>
  SYSTEM_SHEETS.map(({ id, label }) => {
    const { name, variant, description } = sigmaForcedPage[lang].systems;
    return {
      id: `sigma-${id}`,
      kind: 'solar',
      title: fill(name, { label }),
      note: variant,
      url: addressOf(`sigma-${id}`, lang, path('sigmaForced', lang)),
      picture: thumbnail(SYSTEM_PICTURES[id]),
      isProduct: true,
      words: `${fill(description, { label })} ${foundUnder[lang].heater}`,
    };
  });

/** Solar water heaters: every product, model and system once, as what can be put on the enquiry list. */
export const solarEntries = (lang: Lang): IndexedEntry[] => [
  ...onPages(lang),
  ...models(lang),
  ...systems(lang),
];
