import type { SubItem } from '@/content/shell/navigation';

/** The name of an entry where no fact stands under it: with the fact, if the page is not open yet. */
export const menuLabel = ({ label, fact, isSoon }: Pick<SubItem, 'label' | 'fact' | 'isSoon'>): string =>
  isSoon && fact ? `${label} (${fact})` : label;
