import { words } from '@/content/words';

/*
 * How the heat moves, step by step; the numbers are those of the drawings (components/solar/drawings.tsx). What is
 * said here is physics of such systems; of a manufacturer's product only what its name says.
 */

interface Step {
  title: string;
  text: string;
}

export const principles = words({
  condensation: {
    title: 'Working principle',
    lead: 'Heat is taken up by evaporation and given off by condensation.',
    alt: 'Section through a condensation heater: vapour rises from the collector to a condenser in the tank, drops run back below it',
    steps: [
      { title: 'Evaporation', text: 'The sun heats the collector, and the fluid in it evaporates.' },
      { title: 'Rising vapour', text: 'The vapour is light and rises to the tank.' },
      { title: 'Condensation', text: 'In the tank it condenses and gives its heat to the water.' },
      { title: 'Return', text: 'The liquid flows back down to the collector.' },
      {
        title: 'Hot water',
        text: 'Mains water enters the tank below; hot water leaves it above.',
      },
    ] satisfies readonly Step[],
  },
  natural: {
    title: 'Working principle',
    lead: 'Warm fluid is lighter than cool fluid. This difference keeps it moving.',
    alt: 'Section through a natural circulation heater: warm fluid rises from the collector round the tank above it, cool fluid sinks back',
    steps: [
      { title: 'Heating', text: 'The sun heats the fluid in the collector.' },
      { title: 'Rising', text: 'Warm fluid is lighter: it rises to the tank without a pump.' },
      { title: 'Exchange', text: 'At the tank it gives its heat to the water.' },
      { title: 'Return', text: 'Cooler and heavier, it sinks back to the foot of the collector.' },
      {
        title: 'Hot water',
        text: 'Mains water enters the tank below; hot water leaves it above.',
      },
    ] satisfies readonly Step[],
  },
  forced: {
    title: 'Working principle',
    lead: 'A pump moves heat from the roof to a tank indoors whenever the collector is hotter than the tank.',
    alt: 'Section through a house: collector on the roof, tank, pump and controller indoors, joined by pipes',
    steps: [
      { title: 'Collector', text: 'The sun heats the fluid in the collectors on the roof.' },
      { title: 'Way down', text: 'The hot fluid flows through insulated pipes into the house.' },
      { title: 'Exchange', text: 'In a coil inside the tank it gives its heat to the water.' },
      { title: 'Solar station', text: 'A pump sends the cooled fluid back up to the roof.' },
      {
        title: 'Controller',
        text: 'It compares collector and tank, and runs the pump only while the roof is hotter.',
      },
      { title: 'Hot water', text: 'Mains water enters the tank below; hot water leaves it above.' },
    ] satisfies readonly Step[],
  },
});

/**
 * The parts of a forced circulation system, as specification 2, section 2, names them, in its order. The guarantee
 * is that of the CMG kit (section 9): longer on tank and collectors.
 */
export const forcedParts = words([
  {
    id: 'tank',
    title: 'Tank',
    text: 'Stores the hot water, indoors, where it loses less heat.',
    guarantee: '5 years',
  },
  {
    id: 'collector',
    title: 'Collector',
    text: 'Takes up the heat of the sun, on the roof.',
    guarantee: '5 years',
  },
  {
    id: 'mounting',
    title: 'Mounting system',
    text: 'Holds the collectors on a flat or a pitched roof.',
    guarantee: '2 years',
  },
  {
    id: 'station',
    title: 'Solar station',
    text: 'Pump, valves and gauges of the solar circuit in one unit.',
    guarantee: '2 years',
  },
  {
    id: 'controller',
    title: 'Controller',
    text: 'Runs the pump by the temperatures of collector and tank.',
    guarantee: '2 years',
  },
  {
    id: 'installation',
    title: 'Installation parts',
    text: 'Pipes, fittings and their insulation.',
    guarantee: '2 years',
  },
]);
