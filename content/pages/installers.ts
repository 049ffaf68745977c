import { words } from '@/content/words';
import { company } from '@/content/company';

const { figures, since, foundedIn } = company;

export const installersPage = words({
  title: 'Free roofing estimate',
  lead: 'Leave three lines. We get in touch to make the appointment, and the estimate is free.',
  picture: 'view/antique-roof',
  commitment: {
    title: 'Our commitment',
    points: [
      { title: 'Free', text: 'Asking for an estimate costs nothing.' },
      {
        title: 'One house',
        text: 'Tiles, bricks, components and solar water heaters come from one trader.',
      },
      {
        title: 'Known work',
        text: `In this trade since ${since.month} ${since.year}, founded in ${foundedIn}; solar water heaters installed since ${figures.solarSince}.`,
      },
      {
        title: 'Within reach',
        text: `About ${figures.warehouseSquareFeet.toLocaleString('en')} sq ft of warehouses in ${figures.emirates} Emirates.`,
      },
    ],
  },
  after: {
    title: 'What happens next',
    steps: [
      'Your request is stored the moment you send it, and mailed to the people who answer.',
      'We write or call with the details you left, and agree on a day.',
      'Have a drawing or a photograph of the roof at hand, if there is one.',
    ],
  },
  direct: 'Or reach us directly',
});
