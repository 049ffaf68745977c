import { company } from '@/content/company';
import { keepTogether } from '@/content/keep-together';
import { formatList } from '@/content/format-list';
import type { PictureId } from '@/content/pictures/library';
import type { Family } from '@/content/suppliers/registry';

const { brand, legalName, since, foundedIn, figures, locations } = company;
const whole = (value: number) => value.toLocaleString('en');
const place = keepTogether(locations[0].line);
const started = `${since.month}\u00a0${since.year}`;
const exported = formatList(figures.exportRegions);

export interface Plate {
  title: string;
  text: string;
  picture: PictureId;
}

/** From the showroom to the factory: the nine slides of the specification. */
export const slidesInEnglish = [
  {
    title: 'Laid panels in the showroom',
    text: 'Compare laid panels before you choose: a panel shows the roof, a single tile does not.',
    picture: 'about/showroom',
  },
  {
    title: 'Samples on the table',
    text: 'Six profiles side by side. Bring a drawing, a photo or an old tile to match.',
    picture: 'about/showroom-table',
  },
  {
    title: 'In the warehouse',
    text: `Clay tiles and bricks in stock: about ${whole(figures.warehouseSquareFeet)}\u00a0sq\u00a0ft of warehousing across ${figures.emirates}\u00a0Emirates.`,
    picture: 'about/warehouse-aisle',
  },
  {
    title: 'Stored upright, by colour',
    text: 'Illustration: tiles on edge, strapped in two layers, a colour to each stack.',
    picture: 'about/warehouse-stacks',
  },
  {
    title: 'Ready for collection',
    text: `We have branches in ${figures.emirates}\u00a0Emirates: ask us for the nearest one.`,
    picture: 'news/trading-begins',
  },
  {
    title: 'Loading for site',
    text: `We supply about ${whole(figures.tilesPerYear)} roof tiles per year.`,
    picture: 'about/loading',
  },
  {
    title: 'Exported',
    text: `We export to ${exported}.`,
    picture: 'about/export',
  },
  {
    title: 'Drying at the factory',
    text: 'Raw tiles dry on racks before firing.',
    picture: 'about/factory-drying',
  },
  {
    title: 'Firing in the kiln',
    text: 'Kiln cars carry the dried tiles upright into a tunnel kiln.',
    picture: 'about/factory-kiln',
  },
] as const;

export const aboutPageInEnglish = {
  title: 'About us',
  lead: `Building materials from ${foundedIn} since ${started}.`,
  picture: 'about/warehouse-gate' as PictureId,
  who: {
    title: 'Who we are',
    paragraphs: [
      `${legalName} has traded in building materials since ${started}. The company was founded in ${foundedIn}, and its main showroom is in ${place}.`,
      'We supply clay roof tiles, bricks, facade cladding and roofing components, including a dry-fix cool-roof system. You buy the roof and the walls from one company; we select, store and supply products from factories in Europe and the Middle East, and roof tiles from Brazil.',
      `Since ${figures.solarSince} we have also installed solar water heaters. We have branches in ${figures.emirates}\u00a0Emirates, supply sites across the UAE and export to ${exported}.`,
    ],
    figures: [
      {
        id: 'tiles',
        value: whole(figures.tilesPerYear),
        text: 'roof tiles supplied per year',
        about: true,
      },
      {
        id: 'since',
        value: String(since.year),
        text: `the year trading began, in ${foundedIn}`,
        about: false,
      },
      {
        id: 'warehouses',
        value: whole(figures.warehouseSquareFeet),
        text: `sq ft of warehousing across ${figures.emirates}\u00a0Emirates`,
        about: true,
      },
      {
        id: 'solar',
        value: whole(figures.solarUnitsPerYear),
        text: 'solar units installed per year',
        about: true,
      },
      {
        id: 'solar-target',
        value: whole(figures.solarUnitsTarget),
        text: 'solar units per year: our target',
        about: false,
      },
    ],
    /** Beside the figures of the printed profile. */
    note: { sign: '1', text: 'Approximate figure.' },
    picture: 'dry-fix/ridge-roll' as PictureId,
    manufacturers: 'Our brands',
    families: { tiles: 'Clay tiles', solar: 'Solar heaters', bricks: 'Bricks' } satisfies Record<
      Family,
      string
    >,
  },
  slider: {
    title: 'From our showroom to the factory, illustrated',
    label: `The company in ${slidesInEnglish.length} pictures`,
    words: {
      carousel: 'carousel',
      slide: 'slide',
      previous: 'Previous picture',
      next: 'Next picture',
      marks: 'Pictures',
      page: 'Picture {nth}',
      nth: '{nth} of {total}',
    },
    download: 'Download PDF',
    /** Read out after it. */
    about: 'of the company profile',
    size: 'Company profile: {language}, {pages} pages, {megabytes}\u00a0MB',
  },
  aims: [
    {
      title: 'Our vision',
      text: `A well-made roof on every building we supply, and hot water from the sun: from about ${whole(figures.solarUnitsPerYear)} solar units per year to ${whole(figures.solarUnitsTarget)}.`,
    },
    {
      title: 'Our mission',
      text: `To keep every part of a roof close to your site: tiles, ridges, battens, radiant barrier and solar heater, in warehouses across ${figures.emirates}\u00a0Emirates, with a dry-fix system to install it.`,
    },
  ],
  awards: {
    title: 'Awards',
    lead: 'Three milestones of our own.',
    frames: [
      {
        year: String(since.year),
        title: 'Trading begins',
        text: `The company starts trading in building materials in ${foundedIn} in ${since.month} ${since.year}.`,
        picture: 'milestone/first-roofs',
      },
      {
        year: String(figures.solarSince),
        title: 'Solar water heaters',
        text: 'Solar water heater installation joins our services.',
        picture: 'milestone/solar-since-2005',
      },
      {
        year: whole(figures.tilesPerYear),
        title: 'Roof tiles per year',
        text: 'We now supply about five million roof tiles every year.',
        picture: 'milestone/tiles-a-year',
      },
    ] as const satisfies readonly (Plate & { year: string })[],
  },
  app: {
    title: `Experience ${brand} app on mobile`,
    text: `The ${brand} app for Android and iOS.`,
    picture: 'promo/app',
    note: 'Opens Google Play or the App Store.',
  },
  next: {
    title: 'Visit the showroom',
    text: `Compare laid panels and samples in our main showroom, ${place}.`,
    contact: 'Contact us',
    estimate: 'Get your free estimate',
  },
  policy: 'All pictures on this site are computer renderings made by our own studio. None is a photograph.',
} as const;
