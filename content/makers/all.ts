import { ROUTES, type RouteKey } from '@/content/routes';
import { bmiItaly } from './bmi-italy';
import { cejatel } from './cejatel';
import { ceipo } from './ceipo';
import { cobertPortugal } from './cobert-portugal';
import { cobertSpain } from './cobert-spain';
import type { Maker } from './maker';
import { yamama } from './yamama';

/** Makers of roof tiles in the order of their cards. */
export const MAKERS: readonly Maker[] = [bmiItaly, cobertSpain, cobertPortugal, yamama, cejatel, ceipo];

/** Last parts of the addresses of makers below a folder, for the route that serves them. */
export const makerSlugs = (folder: string): string[] =>
  MAKERS.flatMap(({ pages }) => pages.map((key) => ROUTES[key].path))
    .filter((at) => at.slice(0, at.lastIndexOf('/')) === folder)
    .map((at) => at.slice(folder.length + 1));

/** The maker whose page stands at an address, with the route that names this address. */
export function makerAt(at: string): { maker: Maker; route: RouteKey } | undefined {
  for (const maker of MAKERS) {
    const route = maker.pages.find((key) => ROUTES[key].path === at);
    if (route) return { maker, route };
  }
  return undefined;
}
