import type { Lang } from '@/content/lang';
import { cmgPages, type CmgSystem } from '@/content/pages/catalogue/cmg';
import { sigmaForcedPage, sigmaNaturalPage } from '@/content/pages/catalogue/sigma';
import { solarWaterPage } from '@/content/pages/catalogue/solar-water';
import { routeName } from '@/content/route-names';
import { path, type RouteKey } from '@/content/routes';
import { MODEL_PICTURES, SYSTEM_PICTURES } from '@/content/solar/pictures';
import { MODEL_SHEETS, SYSTEM_SHEETS } from '@/content/solar/sheets';
import { supplierName } from '@/content/suppliers/names';
import type { Listed, ListedProduct } from './listed-product';

/** The page of each CMG system, and its product. */
export const CMG_PRODUCTS = {
  condensation: { route: 'cmgCondensation', product: 'cmg-condensation' },
  natural: { route: 'cmgNatural', product: 'cmg-natural-circulation' },
  forced: { route: 'cmgForced', product: 'cmg-forced-circulation' },
} as const satisfies Record<CmgSystem, { route: RouteKey; product: string }>;

const cmg = (lang: Lang): Listed[] =>
  Object.entries(CMG_PRODUCTS).map(([system, { route, product }]) => {
    const { name, picture } = cmgPages[lang][system as CmgSystem];
    return [
      product,
      { name, manufacturer: supplierName('cmg'), unit: 'pieces', address: path(route, lang), picture },
    ];
  });

/** The two SIGMA systems as a whole, as the search offers them. */
const sigmaSystems = (lang: Lang): Listed[] =>
  (
    [
      ['sigma-natural-circulation', 'sigmaNatural', 'category/solar-water'],
      ['sigma-forced-circulation', 'sigmaForced', 'solar/install-forced-9'],
    ] as const
  ).map(([id, page, picture]) => [
    id,
    {
      name: routeName(page, lang),
      manufacturer: supplierName('sigma'),
      unit: 'pieces',
      address: path(page, lang),
      picture,
    },
  ]);

const sigmaSheets = (lang: Lang): Listed[] => {
  const { models } = sigmaNaturalPage[lang];
  const { systems } = sigmaForcedPage[lang];
  const entry = (id: string, product: Omit<ListedProduct, 'unit'>): Listed => [
    `sigma-${id}`,
    { ...product, unit: 'pieces' },
  ];
  return [
    ...MODEL_SHEETS.map(({ id, model }) => {
      const name = models.name.replace('{model}', String(model));
      const address = `${path('sigmaNatural', lang)}#${id}` as const;
      return entry(id, { name, manufacturer: models.variant, address, picture: MODEL_PICTURES[id] });
    }),
    ...SYSTEM_SHEETS.map(({ id, label }) => {
      const name = systems.name.replace('{label}', label);
      const address = `${path('sigmaForced', lang)}#${id}` as const;
      return entry(id, { name, manufacturer: systems.variant, address, picture: SYSTEM_PICTURES[id] });
    }),
  ];
};

const certificate = (lang: Lang): Listed => {
  const { name, variant } = solarWaterPage[lang].approved.line;
  return [
    'certificate-dubai',
    { name, manufacturer: variant, unit: 'pieces', address: path('solarWater', lang) },
  ];
};

/** Solar water heaters, as systems and by model, and their certificate. */
export const solarProducts = (lang: Lang): readonly Listed[] => [
  ...[cmg, sigmaSystems, sigmaSheets].flatMap((of) => of(lang)),
  certificate(lang),
];
