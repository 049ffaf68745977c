import { words } from '@/content/words';
import { company } from '@/content/company';
import { tools, type ToolCard } from '@/content/pages/home';
import { banner } from '@/content/pictures/banner';
import type { RouteKey } from '@/content/routes';

const { figures } = company;

/** What stands on the buttons of this page, tool by tool. */
const BUTTONS = ['Get Started!', 'Let’s Calculate', 'Coming Soon!'] as const;

interface Service {
  /** As machines are told it. */
  name: string;
  title: string;
  text: string;
  link: { text: string; to: RouteKey };
}

export const servicesPage = words({
  title: 'Services',
  lead: 'Online tools to plan your roof, and our team to install it.',
  banner: banner('banner/services'),
  tools: {
    title: 'Online tools',
    cards: tools.en.cards.map((card, index) => ({ ...card, button: BUTTONS[index]! })) as readonly ToolCard[],
  },
  hands: {
    title: 'Installation and estimates',
    lead: 'We install dry-fix roofs and solar water heaters, and prepare your estimate free of charge.',
    services: [
      {
        name: 'Dry-fix installation of roof tiles',
        title: 'Dry-fix roof installation',
        text: 'Breathable, waterproof dry-fix in place of cement mortar, from the pest guard at the eaves to the ridge.',
        link: { text: 'Dry-fix installation', to: 'dryFix' },
      },
      {
        name: 'Solar water heater installation',
        title: 'Solar water heater installation',
        text: `Natural and forced circulation systems, installed since ${figures.solarSince}: about ${figures.solarUnitsPerYear.toLocaleString('en')} units a year.`,
        link: { text: 'Solar water heaters', to: 'solarWater' },
      },
      {
        name: 'Free roofing estimate',
        title: 'Free roofing estimate',
        text: 'Leave your name, email and phone number and we will arrange an appointment.',
        link: { text: 'Get your free estimate', to: 'installers' },
      },
    ] satisfies readonly Service[],
  },
});
