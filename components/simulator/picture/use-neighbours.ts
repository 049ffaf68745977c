import { useEffect } from 'react';
import { choose, suppliersOf, type Catalogue, type Choice, type Design } from '@/lib/simulator/design';

/** Whether a visitor asked for as little as possible, or has a line that cannot bear more. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

const beside = <T>(list: readonly T[], at: T): T[] => {
  const place = list.indexOf(at);
  return [list[place + 1], list[place - 1]].filter((one): one is T => one !== undefined);
};

/** The tiles and walls on both sides of those that are chosen. */
function neighboursOf(catalogue: Catalogue, design: Design): Choice[] {
  const supplier = suppliersOf(catalogue, design).find(({ id }) => id === design.supplier);
  const walls = catalogue.models.find(({ id }) => id === design.model)?.walls ?? [];
  return [
    ...beside(supplier?.options ?? [], design.option).map((id) => ({ step: 'option', id }) as const),
    ...beside(walls, design.wall).map((id) => ({ step: 'wall', id }) as const),
  ];
}

/** Fetches ahead what an arrow key would choose, once the page has nothing else to do. */
export function useNeighbours(catalogue: Catalogue, shown: Design | null, ahead: (design: Design) => void) {
  useEffect(() => {
    if (!shown || isSparing()) return;
    const timer = setTimeout(() => {
      for (const choice of neighboursOf(catalogue, shown)) ahead(choose(catalogue, shown, choice));
    }, 600);
    return () => clearTimeout(timer);
  }, [catalogue, shown, ahead]);
}
