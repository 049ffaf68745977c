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
  lead: 'Tools that answer at once, and hands that come to the roof.',
  banner: banner('banner/services'),
  tools: {
    title: 'Tools on this site',
    cards: tools.en.cards.map((card, index) => ({ ...card, button: BUTTONS[index]! })) as readonly ToolCard[],
  },
  hands: {
    title: 'On the roof',
    lead: 'What no screen can do: come, measure, lay and connect.',
    services: [
      {
        name: 'Dry-fix installation of roof tiles',
        title: 'Tiles laid dry',
        text: 'A breathable, waterproof dry-fix in the place of cement mortar, from the pest guard at the eaves to the ridge.',
        link: { text: 'Dry-fix installation', to: 'dryFix' },
      },
      {
        name: 'Solar water heater installation',
        title: 'Heaters set and connected',
        text: `Natural and forced circulation, installed since ${figures.solarSince}: about ${figures.solarUnitsPerYear.toLocaleString('en')} units a year.`,
        link: { text: 'Solar water heaters', to: 'solarWater' },
      },
      {
        name: 'Free roofing estimate',
        title: 'A free estimate',
        text: 'A name, an email address and a phone number are enough to book the appointment.',
        link: { text: 'Get your free estimate', to: 'installers' },
      },
    ] satisfies readonly Service[],
  },
});
