import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';
import { HEATER_PICTURES } from '@/content/solar/pictures';

/*
 * The three CMG pages. Of CMG the specification (2, sections 2 and 9) gives the names of the systems, what each page
 * holds, and the guarantee of the forced circulation kit; sizes and outputs are not published and are on request.
 */
const approved = ['Approval', 'Dubai central laboratory'] as const;
const manufacturer = ['Manufacturer', 'CMG'] as const;
const sizes = ['Sizes and collector area', 'on request'] as const;

export const cmgPages = words({
  condensation: {
    title: 'Natural circulation by condensation',
    name: 'CMG natural circulation by condensation',
    lead: 'The fluid evaporates in the collector, condenses in the tank and flows back. No pump is needed.',
    text: 'A closed circuit carries heat from the collector to the tank without electricity: vapour rises, and the liquid returns by gravity.',
    picture: HEATER_PICTURES.condensation as PictureId,
    turned: undefined as string | undefined,
    facts: [
      manufacturer,
      ['Circulation', 'natural, by condensation'],
      ['Pump', 'none'],
      ['Tank', 'on the roof, with the collector'],
      sizes,
      approved,
    ],
  },
  natural: {
    title: 'Natural circulation',
    name: 'CMG natural circulation',
    lead: 'The tank is above the collector, so heated fluid rises to it. No pump is needed.',
    text: 'While the sun shines, warm fluid rises from the collector to the tank and cooler fluid sinks back. The solar circuit has no pump and no controller.',
    picture: 'film/heater-300' as PictureId,
    /** Under the viewer, where what turns is not quite what the page is about. */
    turned:
      'A computer rendering. The heater shown has its tank behind the collector; with natural circulation it is above the collector.' as
        string | undefined,
    facts: [
      manufacturer,
      ['Circulation', 'natural'],
      ['Pump', 'none'],
      ['Tank', 'on the roof, above the collector'],
      sizes,
      approved,
    ],
  },
  forced: {
    title: 'Forced circulation',
    name: 'CMG forced circulation',
    lead: 'A kit with collectors on the roof, a tank indoors, and a pump and controller that connect them.',
    text: 'A pump brings the heat to the tank, so you can place the tank anywhere in the house. Only the collectors are visible on the roof.',
    picture: HEATER_PICTURES.kit as PictureId,
    turned: undefined as string | undefined,
    facts: [
      manufacturer,
      ['Circulation', 'forced, by a pump'],
      ['Tank', 'indoors'],
      ['Guarantee, tank and collectors', '5 years'],
      ['Guarantee, other parts', '2 years'],
      sizes,
      approved,
    ],
  },
});

export type CmgSystem = keyof (typeof cmgPages)['en'];

/** What only the page of the forced circulation kit says. */
export const cmgKit = words({
  features: {
    title: 'What the kit does',
    items: [
      'The tank is indoors and loses less heat there.',
      'A controller runs the pump automatically.',
      'Collectors and tank are separate, so you can place each where it works best.',
      'Guarantee of 5 years on tank and collectors.',
      'Guarantee of 2 years on the other parts.',
    ],
  },
  parts: {
    title: 'What the kit contains',
    caption: 'Components of the forced circulation kit',
    head: ['Component', 'What it does', 'Guarantee'],
    picture: HEATER_PICTURES.collector as PictureId,
    cut: 'A flat collector cut open: glass, absorber, insulation, frame.',
  },
});
