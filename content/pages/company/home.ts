import { words } from '@/content/words';
import {
  heroInArabic,
  stripInArabic,
  familiesInArabic,
  toolsInArabic,
  coolRoofInArabic,
  estimateInArabic,
  portfolioInArabic,
} from './home.ar';
import {
  heroInEnglish,
  stripInEnglish,
  familiesInEnglish,
  toolsInEnglish,
  coolRoofInEnglish,
  estimateInEnglish,
  portfolioInEnglish,
} from './home.en';

export type { HeroSlide, ToolCard } from './home.en';

export const hero = words(heroInEnglish, { ar: heroInArabic });

export const strip = words(stripInEnglish, { ar: stripInArabic });

export const families = words(familiesInEnglish, { ar: familiesInArabic });

export const tools = words(toolsInEnglish, { ar: toolsInArabic });

export const coolRoof = words(coolRoofInEnglish, { ar: coolRoofInArabic });

export const estimate = words(estimateInEnglish, { ar: estimateInArabic });

export const portfolio = words(portfolioInEnglish, { ar: portfolioInArabic });
