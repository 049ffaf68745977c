import { LANGS, type Lang } from '@/content/lang';
import { brickAlts } from './alts/bricks';
import { companyAlts, newsAlts, roofAlts } from './alts/company';
import { documentAlts } from './alts/documents';
import { bannerAlts, cardAlts, cropAlts, heroAlts } from './alts/heads';
import { hourAlts } from './alts/hours';
import { portfolioAlts } from './alts/portfolio';
import { projectAlts } from './alts/projects';
import { solarAlts } from './alts/solar';
import { tileAlts } from './alts/tiles';
import { turntableAlts } from './alts/turntable';
import { villaAlts } from './alts/villas';
import type { PictureId } from './library';

const altsIn = (lang: Lang): Readonly<Record<PictureId, string>> => ({
  ...heroAlts[lang],
  ...bannerAlts[lang],
  ...cropAlts(lang),
  ...cardAlts[lang],
  ...hourAlts[lang],
  ...portfolioAlts[lang],
  ...projectAlts[lang],
  ...companyAlts[lang],
  ...newsAlts[lang],
  ...roofAlts[lang],
  ...documentAlts(lang),
  ...tileAlts(lang),
  ...turntableAlts(lang),
  ...solarAlts(lang),
  ...brickAlts(lang),
  ...villaAlts[lang],
});

const ALTS = Object.fromEntries(LANGS.map((lang) => [lang, altsIn(lang)])) as Record<
  Lang,
  Readonly<Record<PictureId, string>>
>;

/** What is to be seen on a picture, for those who cannot see it. For server components: it knows every picture. */
export const pictureAlt = (id: PictureId, lang: Lang): string => ALTS[lang][id]!;
