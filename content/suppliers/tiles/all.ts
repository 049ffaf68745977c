import { canonicalKey, ROUTES, type RouteKey } from '@/content/routes';
import type { SupplierId } from '@/content/suppliers/registry';
import { bmiItaly } from './bmi-italy';
import { cejatel } from './cejatel';
import { ceipo } from './ceipo';
import { cobertPortugal } from './cobert-portugal';
import { cobertSpain } from './cobert-spain';
import type { TileSupplier } from './tile-supplier';
import { yamama } from './yamama';

/** Suppliers of roof tiles with a page, in the order of their cards. */
export const TILE_SUPPLIERS: readonly TileSupplier[] = [
  bmiItaly,
  cobertSpain,
  cobertPortugal,
  yamama,
  cejatel,
  ceipo,
];

/** The page of a supplier's tiles, by the address that search engines keep; none for tiles of the simulator alone. */
export function tilePageOf(id: SupplierId): RouteKey | undefined {
  const found = TILE_SUPPLIERS.find(({ supplier }) => supplier === id);
  return found && canonicalKey(found.pages[0]);
}

/** The pages below which their pages stand. */
type Folder = 'roofTiles' | 'components';

/** Last parts of the addresses of their pages below a folder, in any language, for the route that serves them. */
export const tileSupplierSlugs = (folder: Folder): string[] =>
  TILE_SUPPLIERS.flatMap(({ pages }) => pages.map((key) => ROUTES[key].path))
    .filter((at) => at.slice(0, at.lastIndexOf('/')) === ROUTES[folder].path)
    .map((at) => at.slice(ROUTES[folder].path.length + 1));

/** Whose page stands there, with the route that names this address. */
export function tileSupplierAt(
  folder: Folder,
  slug: string,
): { of: TileSupplier; route: RouteKey } | undefined {
  const at = `${ROUTES[folder].path}/${slug}`;
  for (const of of TILE_SUPPLIERS) {
    const route = of.pages.find((key) => ROUTES[key].path === at);
    if (route) return { of, route };
  }
  return undefined;
}
