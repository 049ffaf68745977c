import { words } from '@/content/words';
import { company } from './company';
import type { RouteKey } from './routes';

interface Link {
  label: string;
  to: RouteKey;
}

const { brand, foundedIn, since } = company;

/** Ways on that stand in no menu of the specification; footer and drawer show them. */
const ownWays: readonly Link[] = [
  { label: 'Get your free estimate', to: 'installers' },
  { label: 'Enquiry list', to: 'cart' },
  { label: 'Sign in', to: 'login' },
];

/** The words of header, drawer, footer and floating controls. */
export const shell = words({
  skip: 'Skip to content',
  home: `${brand}, home`,
  menu: {
    name: 'Main',
    /** Follows an item's name on the button that opens what is under it. */
    submenu: 'submenu',
    open: 'Menu',
    close: 'Close menu',
  },
  signIn: 'Sign in',
  account: { name: 'Your account', profile: 'Profile', signOut: 'Sign out' },
  estimate: 'Get your free estimate',
  toTop: 'Back to top',
  app: {
    name: 'Install the app',
    title: `${brand} on your phone`,
    text: 'Simulator and calculator',
    action: 'Install',
    close: 'Close, and do not show again',
  },
  footer: {
    line: `Building materials, traded from ${foundedIn} since ${since.month} ${since.year}.`,
    locations: 'Where we are',
    directions: 'Directions',
    /** Read out after it, so that three links do not sound alike. */
    directionsTo: 'to {place}, opens Google Maps',
    map: { button: 'Show the map', note: 'Loads a map from Google.' },
    navigation: 'Site',
    social: 'Social',
    apps: 'Mobile app',
    /** Menu items with nothing under them are gathered under this. */
    company: 'Company',
    own: { title: 'Your project', links: ownWays },
    renderings: 'Pictures on this site are computer renderings.',
  },
});
