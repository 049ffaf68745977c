import { words } from '@/content/words';
import { company } from '@/content/company';
import { listed } from '@/content/listed';
import type { PictureId } from '@/content/pictures/library';
import type { RouteKey } from '@/content/routes';
import { countryName, supplierName } from '@/content/suppliers/names';
import { suppliersOf, type Family, type SupplierId } from '@/content/suppliers/registry';
import { tilePageOf } from '@/content/suppliers/tiles/all';

const { brand, legalName, since, foundedIn, figures, locations } = company;
const whole = (value: number) => value.toLocaleString('en');
const started = `${since.month} ${since.year}`;
const exported = listed(figures.exportRegions);

interface Maker {
  id: SupplierId;
  name: string;
  country: string;
  /** The page that shows its range, where there is one. */
  to?: RouteKey;
}

interface Plate {
  title: string;
  text: string;
  picture: PictureId;
}

/** The page of a supplier for each family it sends. */
const pageOf = (family: Family, id: SupplierId): RouteKey | undefined =>
  family === 'tiles' ? tilePageOf(id) : PAGES[family][id];

const PAGES: Record<Exclude<Family, 'tiles'>, Partial<Record<SupplierId, RouteKey>>> = {
  solar: { cmg: 'cmg', sigma: 'sigma' },
  bricks: { yamama: 'yamamaBricks', 'la-paloma': 'laPaloma', isiklar: 'isiklar' },
};

const sending = (family: Family): Maker[] =>
  suppliersOf(family).map((id) => ({
    id,
    name: supplierName(id),
    country: countryName(id),
    to: pageOf(family, id),
  }));

/** Suppliers by family, in the order of the specification. */
export const makers: readonly { family: Family; title: string; names: readonly Maker[] }[] = [
  { family: 'tiles', title: 'Clay tiles', names: sending('tiles') },
  { family: 'solar', title: 'Solar heaters', names: sending('solar') },
  { family: 'bricks', title: 'Bricks', names: sending('bricks') },
];

/** The way of a tile, from the kiln to the table: the nine slides of the specification. */
export const slides: readonly Plate[] = [
  {
    title: 'Before the fire',
    text: 'Raw tiles dry on racks. They come to us from factories in Europe and the Middle East.',
    picture: 'about/factory-drying',
  },
  {
    title: 'Into the kiln',
    text: 'Loaded upright on cars, what goes in as clay comes out as tile.',
    picture: 'about/factory-kiln',
  },
  {
    title: 'The aisle',
    text: `Clay tiles on one side, packs of brick on the other. About ${whole(figures.warehouseSquareFeet)} sq ft of warehouses stand in ${figures.emirates} Emirates.`,
    picture: 'about/warehouse-aisle',
  },
  {
    title: 'Upright, in two layers',
    text: 'A clay tile is kept standing on its edge, strapped, colour by colour.',
    picture: 'about/warehouse-stacks',
  },
  {
    title: 'The gate',
    text: `With branches in ${figures.emirates} Emirates, the way to the site is short.`,
    picture: 'about/warehouse-gate',
  },
  {
    title: 'Onto the truck',
    text: `About ${whole(figures.tilesPerYear)} roof tiles are supplied in a year.`,
    picture: 'about/loading',
  },
  {
    title: 'Out to sea',
    text: `Export goes to ${exported}.`,
    picture: 'about/export',
  },
  {
    title: 'Laid, to be looked at',
    text: 'A panel of laid tiles shows what one tile in the hand cannot.',
    picture: 'about/showroom',
  },
  {
    title: 'On the table',
    text: 'Six profiles side by side. Bring a drawing, a photograph, or the tile that broke.',
    picture: 'about/showroom-table',
  },
];

export const aboutPage = words({
  title: 'About us',
  lead: `Building materials, traded from ${foundedIn} since ${started}.`,
  banner: { picture: 'hero/bricks', tall: 'hero/bricks-tall' },
  who: {
    title: 'Who we are',
    paragraphs: [
      `${legalName} has traded since ${started}. It was founded in ${foundedIn}, and its main showroom stands there today, in ${locations[0].street}.`,
      'What a roof and a wall are made of comes from one house: clay roof tiles, bricks, facade cladding and roofing components, among them a dry-fix cool-roof system. Factories in Europe and the Middle East make them; we choose, store and supply.',
      `Solar water heaters, and their installation, joined in ${figures.solarSince}. With branches in ${figures.emirates} Emirates we supply sites across the country, and export to ${exported}.`,
    ],
    figures: [
      {
        id: 'tiles',
        value: whole(figures.tilesPerYear),
        text: 'clay roof tiles supplied a year',
        about: true,
      },
      {
        id: 'since',
        value: String(since.year),
        text: `the year trading began, in ${since.month}`,
        about: false,
      },
      {
        id: 'warehouses',
        value: whole(figures.warehouseSquareFeet),
        text: `sq ft of warehouses across ${figures.emirates} Emirates`,
        about: true,
      },
      {
        id: 'solar',
        value: whole(figures.solarUnitsPerYear),
        text: 'solar units installed a year',
        about: true,
      },
      {
        id: 'solar-target',
        value: whole(figures.solarUnitsTarget),
        text: 'solar units a year: the target',
        about: false,
      },
    ],
    note: { sign: '1', text: 'About this many.' },
    picture: 'view/antique-blend-laid',
    makers: 'Whose work we sell',
  },
  slider: {
    title: 'From pallet to ridge',
    label: `The company in ${slides.length} pictures`,
    words: {
      previous: 'Previous picture',
      next: 'Next picture',
      marks: 'Pictures',
      page: 'Picture',
      of: 'of',
    },
    download: 'Download PDF',
    /** Read out after it. */
    about: 'of the company profile',
    size: '{pages} pages, {megabytes} MB',
  },
  aims: [
    {
      title: 'Our vision',
      text: `Fired earth on the roof, and the sun above it put to work: from about ${whole(figures.solarUnitsPerYear)} solar units a year to ${whole(figures.solarUnitsTarget)}.`,
    },
    {
      title: 'Our mission',
      text: `Every part of a roof within reach of the site: tile, ridge, batten, barrier and heater, kept in ${figures.emirates} Emirates, and a way to lay it dry.`,
    },
  ],
  awards: {
    title: 'Awards',
    lead: 'Three things we would put in a frame. They are milestones of the company, not prizes.',
    frames: [
      {
        year: String(since.year),
        title: 'Trading begins',
        text: `In ${since.month}, in ${foundedIn}, with building materials.`,
        picture: 'milestone/first-roofs',
      },
      {
        year: String(figures.solarSince),
        title: 'Water from the roof',
        text: 'Installation of solar water heaters is added to the range.',
        picture: 'milestone/solar-since-2005',
      },
      {
        year: whole(figures.tilesPerYear),
        title: 'Tiles in one year',
        text: 'About so many clay roof tiles are supplied from year to year.',
        picture: 'milestone/tiles-a-year',
      },
    ] satisfies readonly (Plate & { year: string })[],
  },
  app: {
    title: `Experience ${brand} app on mobile`,
    text: 'The roof simulator and the hot water calculator, in the pocket and on the site.',
    picture: 'promo/app',
    note: 'Opens the store of your phone.',
  },
  policy: 'Every picture on this site is a computer rendering, made by our own studio; none is a photograph.',
});
