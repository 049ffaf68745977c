import { tileOfRoof, type Roof } from '@/content/catalogue/roofs';
import type { Lang } from '@/content/lang';
import type { PictureId } from '@/content/pictures/library';
import { portfolioEntries } from '@/content/projects/portfolio';
import { projects } from '@/content/projects/projects';
import { path, type RouteKey } from '@/content/routes';
import type { Listed } from './listed-product';

/** What an illustrated building is on the list: `roof-portfolio-tower-villa-dubai`. */
export const roofProductId = (picture: PictureId) => `roof-${picture.replace('/', '-')}` as const;

/** Roofs of illustrated buildings that a visitor may ask for. */
export const roofProducts = (lang: Lang): readonly Listed[] => {
  const of = (name: string, picture: PictureId, roof: Roof, page: RouteKey): Listed => {
    const { label, text } = tileOfRoof(roof, lang);
    const manufacturer = `${label} ${text}`;
    return [roofProductId(picture), { name, manufacturer, unit: 'm²', address: path(page, lang), picture }];
  };
  return [
    ...projects(lang).map(({ name, picture, roof }) => of(name, picture, roof, 'projects')),
    ...portfolioEntries(lang).map(({ title, picture, roof }) => of(title, picture, roof, 'portfolio')),
  ];
};
