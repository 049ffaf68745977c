/** Countries our suppliers manufacture in, by id; their names stand in `names.ts`. */
export type CountryId = 'italy' | 'spain' | 'portugal' | 'saudi-arabia' | 'brazil' | 'turkey';

/** What a supplier sends. */
export type Family = 'tiles' | 'bricks' | 'solar';

interface SupplierFacts {
  /** Null where the specification names none: then none is said. */
  country: CountryId | null;
  families: readonly Family[];
  /** Known, and shown nowhere yet. */
  hidden?: true;
}

/**
 * Every company whose products we sell, once. Pages, cards, tables, filters, the product list and the printed
 * documents refer to these ids; what a supplier sends hangs on them (`tiles/`, `content/catalogue/`).
 * In the order in which the specification names them.
 */
export const SUPPLIERS = {
  bmi: { country: 'italy', families: ['tiles'] },
  'cobert-spain': { country: 'spain', families: ['tiles'] },
  'cobert-portugal': { country: 'portugal', families: ['tiles'] },
  braas: { country: 'italy', families: ['tiles'] },
  yamama: { country: 'saudi-arabia', families: ['tiles', 'bricks'] },
  cejatel: { country: 'brazil', families: ['tiles'] },
  ceipo: { country: 'italy', families: ['tiles'] },
  cmg: { country: null, families: ['solar'] },
  sigma: { country: null, families: ['solar'] },
  'la-paloma': { country: 'spain', families: ['bricks'] },
  isiklar: { country: 'turkey', families: ['bricks'] },
  sahtas: { country: 'turkey', families: ['bricks'], hidden: true },
} as const satisfies Record<string, SupplierFacts>;

export type SupplierId = keyof typeof SUPPLIERS;

export const SUPPLIER_IDS = Object.keys(SUPPLIERS) as SupplierId[];

/** Whether visitors are told of a supplier. */
export const isShown = (id: SupplierId): boolean => !(SUPPLIERS[id] as SupplierFacts).hidden;

/** Suppliers of a family that are shown, in order. */
export const suppliersOf = (family: Family): SupplierId[] =>
  SUPPLIER_IDS.filter((id) => isShown(id) && (SUPPLIERS[id].families as readonly Family[]).includes(family));
