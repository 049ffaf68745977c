import { contact } from './contact';

/**
 * Every fact about the company; what it is called and how it is reached stands in ./contact. A change here changes
 * pages, mails, documents, preview cards and metadata. Facts nobody has given are left out, never guessed.
 */
export interface Location {
  id: string;
  title: string;
  /** Its title inside a sentence. */
  place: string;
  street: string;
  city: string;
  /** Street and city in one line. */
  line: string;
  /** As people read it; `telLink` makes the link that dials it. */
  phone: string;
  /** What a map service is asked for; left out where the exact place is not known: then no directions are offered. */
  mapQuery?: string;
}

const { slug, phone } = contact;

/**
 * Every list of places on the site, in mails and in documents is this one, in this order. Exported by itself, as
 * are `apps` and `figures`, for what is sent to the browser: of `company` it would be sent all.
 */
export const locations = [
  {
    id: 'main-showroom',
    title: 'Main showroom',
    place: 'main showroom',
    street: 'Industrial Area 6',
    city: 'Sharjah',
    line: 'Industrial Area 6, Sharjah',
    phone,
    mapQuery: 'Industrial Area 6, Sharjah, United Arab Emirates',
  },
  {
    id: 'second-store',
    title: 'Second store',
    place: 'second store',
    street: 'Industrial Area 7',
    city: 'Sharjah',
    line: 'Industrial Area 7, Sharjah',
    phone: '+971 6 555 0102',
    mapQuery: 'Industrial Area 7, Sharjah, United Arab Emirates',
  },
  {
    id: 'third-store',
    title: 'Third store',
    place: 'third store',
    street: 'Near Sharjah',
    city: 'Sharjah',
    line: 'Near Sharjah',
    phone: '+971 6 555 0103',
  },
] as const satisfies readonly [Location, ...Location[]];

export const apps = {
  android: { store: 'Google Play', url: `https://play.google.com/store/apps/details?id=example.${slug}` },
  ios: { store: 'App Store', url: `https://apps.apple.com/app/${slug}-example/id0000000000` },
} as const;

export const figures = {
  tilesPerYear: 5_000_000,
  solarUnitsPerYear: 1_000,
  solarUnitsTarget: 10_000,
  warehouseSquareFeet: 60_000,
  emirates: 3,
  solarSince: 2005,
  exportRegions: ['the GCC', 'Africa', 'Russia'],
  /** The year in which the figures were counted, such as `2025`. Empty: none is shown. */
  countedIn: '' as string,
} as const;

export const company = {
  ...contact,
  since: { month: 'March', year: 1976 },
  foundedIn: 'Sharjah',
  country: { name: 'United Arab Emirates', code: 'AE' },
  poBox: '',
  locations: locations as readonly [Location & { mapQuery: string }, ...Location[]],
  map: { title: 'Map: main showroom, Industrial Area 6, Sharjah, UAE', query: locations[0].mapQuery },
  social: [
    { name: 'Facebook', url: `https://www.facebook.com/${slug}.example` },
    { name: 'Instagram', url: `https://www.instagram.com/${slug}.example` },
    { name: 'LinkedIn', url: `https://www.linkedin.com/company/${slug}-example` },
    { name: 'YouTube', url: `https://www.youtube.com/@${slug}-example` },
    { name: 'TikTok', url: `https://www.tiktok.com/@${slug}.example` },
  ],
  /** Set to true when the addresses above are the company's own: only then search engines are told of them. */
  socialConfirmed: false as boolean,
  apps,
  figures,
} as const;

export type LocationId = (typeof locations)[number]['id'];
