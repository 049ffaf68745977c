import type { Figure, ProductContent } from '@/components/pages/products/product-content';
import { MAX_COMPARED } from '@/content/products/compare-address';
import { productPageOf, type ProductPage } from '@/content/products/addresses';

/** Values of `p` that are looked at: an address may hold any number of them. */
const MAX_READ = 40;

export interface Chosen {
  pages: readonly ProductPage[];
  /** How many ids name nothing that has a page. */
  unknown: number;
  /** How many stand beyond the columns there are. */
  beyond: number;
}

/** The products an address names by `p`, each once and in its order. */
export function chosenBy(given: unknown): Chosen {
  const ids = [...new Set([given].flat().slice(0, MAX_READ))].filter(
    (id): id is string => typeof id === 'string' && id !== '',
  );
  const pages = ids.flatMap((id) => productPageOf(id) ?? []);
  return {
    pages: pages.slice(0, MAX_COMPARED),
    unknown: ids.length - pages.length,
    beyond: Math.max(0, pages.length - MAX_COMPARED),
  };
}

export interface ComparedRow {
  label: string;
  /** One for each product; undefined where it has no such figure. */
  cells: readonly (Figure | undefined)[];
  differs: boolean;
  /** Every product has it, and all say the same. */
  isSame: boolean;
  /** More than one product states a figure, so that they can be compared. */
  isShared: boolean;
}

/** The row it stands in. */
const rowOf = ({ label, shared }: Figure) => shared ?? label;

/** Every row once, each of a product after the one that goes before it there. */
function labelsOf(products: readonly Pick<ProductContent, 'figures'>[]): string[] {
  const labels: string[] = [];
  for (const { figures } of products) {
    let last = -1;
    for (const figure of figures) {
      const at = labels.indexOf(rowOf(figure));
      if (at < 0) labels.splice(last + 1, 0, rowOf(figure));
      last = at < 0 ? last + 1 : at;
    }
  }
  return labels;
}

const said = (figure: Figure) => `${figure.value} ${figure.unit ?? ''}`;

/** What is on request is nobody's figure yet. */
const isStated = ({ source }: Figure) => source !== 'ask';

/**
 * The figures of several products, row by row: first those that more than one has, which can be compared, then those
 * of one alone. A row differs where two products state different things; what is on request is left out.
 */
export function comparedRows(products: readonly Pick<ProductContent, 'figures'>[]): ComparedRow[] {
  const rows = labelsOf(products).map((row) => {
    const cells = products.map(({ figures }) => figures.find((figure) => rowOf(figure) === row));
    const given = cells.filter((cell) => cell !== undefined);
    const stated = given.filter(isStated);
    const [label, ...others] = new Set(given.map((cell) => cell.label));
    return {
      label: others.length > 0 ? row : label!,
      cells,
      count: given.length,
      differs: new Set(stated.map(said)).size > 1,
      isSame: given.length === products.length && new Set(given.map(said)).size === 1,
      isShared: stated.length > 1,
    };
  });
  return [...rows.filter(({ count }) => count > 1), ...rows.filter(({ count }) => count < 2)];
}

/** What is to be said where no row differs: all is the same, or what can be compared is, or nothing can be. */
export function agreementOf(rows: readonly ComparedRow[]): 'same' | 'alike' | 'apart' {
  if (rows.every(({ isSame }) => isSame)) return 'same';
  return rows.some(({ isShared }) => isShared) ? 'alike' : 'apart';
}

/** Pictures that all of several products have under the same title, such as the roof from afar. */
export const sharedViews = (products: readonly Pick<ProductContent, 'views'>[]) =>
  (products[0]?.views ?? []).flatMap(({ title }) => {
    const shown = products.map(({ views }) => views.find((view) => view.title === title)?.picture);
    const pictures = shown.filter((picture) => picture !== undefined);
    return pictures.length === products.length ? [{ title, pictures }] : [];
  });
