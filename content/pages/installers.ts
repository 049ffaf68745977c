import { words } from '@/content/words';
import { company } from '@/content/company';

const { figures, since, foundedIn } = company;

export const installersPage = words({
  title: 'Free roofing estimate',
  lead: 'Leave your name, email and phone number and we will arrange an appointment. The estimate is free.',
  picture: 'villa/cobert-spain',
  commitment: {
    title: 'Our commitment',
    points: [
      { title: 'Free of charge', text: 'You pay nothing for the estimate.' },
      {
        title: 'One supplier',
        text: 'Roof tiles, bricks, roofing components and solar water heaters from one company.',
      },
      {
        title: 'Experience',
        text: `In business since ${since.month} ${since.year}, founded in ${foundedIn}. Solar water heaters installed since ${figures.solarSince}.`,
      },
      {
        title: 'Local stock',
        text: `About ${figures.warehouseSquareFeet.toLocaleString('en')} sq ft of warehousing across ${figures.emirates} Emirates.`,
      },
    ],
  },
  after: {
    title: 'What happens next',
    steps: [
      'Your request reaches our team by email as soon as you send it.',
      'We call or email you to arrange the appointment.',
      'Have a drawing or a photograph of the roof ready if you can.',
    ],
  },
  direct: 'Or contact us directly',
});
