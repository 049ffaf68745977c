import type { PictureId } from './pictures/library';

export interface PortfolioEntry {
  id: string;
  title: string;
  picture: PictureId;
}

const views: PictureId[] = ['hero/roof-tiles', 'tool/roof-simulator', 'tool/dry-fix', 'hero/simulator'];

export const PORTFOLIO: readonly PortfolioEntry[] = Array.from({ length: 18 }, (_, index) => ({
  id: `view-${index}`,
  title: `Villa view ${index + 1}`,
  picture: views[index % views.length]!,
}));
