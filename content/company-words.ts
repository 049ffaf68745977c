import { company, type Location, type LocationId } from './company';
import { companyInArabic } from './company.ar';
import type { Lang } from './lang';
import { words } from './words';

type LocationWords = Pick<Location, 'title' | 'place' | 'street' | 'city' | 'line'>;

const wordsOf = ({ title, place, street, city, line }: Location): LocationWords => ({
  ...{ title, place, street },
  ...{ city, line },
});

const { figures } = company;

/** What is words among the facts of the company. English stands in `company.ts`, beside the facts. */
export const companyWords = words(
  {
    brand: company.brand as string,
    /** Who signs: under pages, cards and mails. */
    name: company.legalName as string,
    country: company.country.name,
    foundedIn: company.foundedIn,
    map: company.map.title,
    /** Stands over a figure that is approximate. */
    about: 'about',
    /** Beside figures of the company. */
    figuresSource: figures.countedIn
      ? `Source: the company’s own figures of ${figures.countedIn}.`
      : 'Source: the company’s own figures.',
    licence: 'Trade licence',
    hours: company.hours,
    repliesWithin: company.repliesWithin,
    locations: Object.fromEntries(company.locations.map((one) => [one.id, wordsOf(one)])) as Record<
      LocationId,
      LocationWords
    >,
  },
  {
    ar: {
      brand: companyInArabic.brand,
      name: companyInArabic.name,
      country: companyInArabic.country,
      foundedIn: companyInArabic.foundedIn,
      map: 'خريطة: المعرض الرئيسي، المنطقة الصناعية 6، الشارقة، الإمارات',
      about: 'نحو',
      figuresSource: figures.countedIn
        ? `المصدر: أرقام الشركة لعام ${figures.countedIn}.`
        : 'المصدر: أرقام الشركة.',
      licence: 'الرخصة التجارية',
      hours: company.hours,
      repliesWithin: company.repliesWithin,
      locations: companyInArabic.locations,
    },
  },
);

/** The places of the company, told in a language. */
export const locationsIn = (lang: Lang): readonly Location[] =>
  company.locations.map((one) => ({ ...one, ...companyWords[lang].locations[one.id as LocationId] }));
