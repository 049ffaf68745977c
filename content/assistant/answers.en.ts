import { apps, figures } from '@/content/company';
import { contact } from '@/content/contact';
import { formatList } from '@/content/format-list';
import type { AnswerPart, AnswerWords, Line } from './answer-words';
import { call, count, linesIn, mail, numbersOf, part, placesOf } from './answer-parts';
import type { Topic } from './keywords';
import { QUESTION_ANSWERS } from './question-answers.en';
import { quickInEnglish as ask, type QuickWords } from './quick-words';

const { below, nameOf, page } = linesIn('en');

/** The ways to a person. WhatsApp only where there is a number. */
const ways: readonly Line[] = [
  call,
  ...(contact.whatsapp ? [{ text: 'WhatsApp', href: `https://wa.me/${contact.whatsapp}` }] : []),
  mail,
  { text: 'Contact us', to: 'contact' },
];

export const answersInEnglish = {
  ...QUESTION_ANSWERS,
  products: {
    text: 'We supply building materials from factories in Europe, the Middle East and Brazil:',
    parts: [
      part([page('roofTiles'), page('bricks'), page('solarWater'), page('components'), page('gallery')]),
      part([page('cart')], 'Add products to the enquiry list and we will reply with a quotation:'),
    ],
    quick: [ask.brands, ask.price, ask.samples, ask.locations],
  },
  brands: {
    text: 'These are the manufacturers whose products we sell:',
    parts: [
      part(
        [...below('roofTiles', ['gallery']), { text: 'Braas, Italy', to: 'gallery', at: '?supplier=braas' }],
        nameOf('roofTiles'),
      ),
      part(below('bricks'), nameOf('bricks')),
      part(below('solarWater', ['solarFeatures']), nameOf('solarWater')),
    ],
    quick: [ask.products, ask.samples, ask.warranty, ask.contact],
  },
  contact: {
    text: 'You can reach us in any of these ways:',
    parts: [part(ways), part([{ text: 'Get your free estimate', to: 'installers' }])],
    quick: [ask.locations, ask.hours, ask.services],
  },
  locations: {
    text: 'Our main office and showroom, and our stores:',
    parts: [...placesOf('en'), part([{ text: 'Map and contact form', to: 'contact' }])],
    end: `We have branches in ${figures.emirates} Emirates: call us for the nearest. Our warehouses cover about ${count(figures.warehouseSquareFeet)} sq ft across ${figures.emirates} Emirates.`,
    quick: [ask.hours, ask.contact, ask.delivery],
  },
  services: {
    text: 'Besides materials, we offer:',
    parts: [
      part(
        [
          page('dryFix'),
          { text: 'Solar water heaters, installed', to: 'solarWater' },
          { text: 'Free estimate and appointment', to: 'installers' },
        ],
        'On the roof',
      ),
      part(
        [
          page('roofSimulator'),
          page('yourRoof'),
          page('tileCalculator'),
          page('hotWater'),
          page('bricksSimulator'),
        ],
        'On this site',
      ),
    ],
    quick: [ask.simulator, ask.price, ask.app, ask.contact],
  },
  volumes: {
    text: 'Our figures:',
    parts: [
      part([
        { text: `About ${count(figures.tilesPerYear)} roof tiles per year` },
        {
          text: `About ${count(figures.solarUnitsPerYear)} solar units per year, with a target of ${count(figures.solarUnitsTarget)}`,
        },
        {
          text: `About ${count(figures.warehouseSquareFeet)} sq ft of warehouses across ${figures.emirates} Emirates`,
        },
        { text: `Export to ${formatList(figures.exportRegions)}` },
      ]),
      part([page('about')]),
    ],
    quick: [ask.price, ask.quantity, ask.delivery, ask.products],
  },
  app: {
    text: 'The tools on this site, and the app for your phone:',
    parts: [
      part([
        page('roofSimulator'),
        page('yourRoof'),
        page('tileCalculator'),
        page('hotWater'),
        page('bricksSimulator'),
      ]),
      part(
        Object.values(apps).map(({ store, url }) => ({ text: store, href: url })),
        'Mobile app',
      ),
    ],
    quick: [ask.simulator, ask.services, ask.products, ask.contact],
  },
  price: {
    text: 'We quote for each enquiry and show no prices on this site. Tell us the product and the quantity, and we will reply with a quotation:',
    parts: [
      part([
        { text: 'Put it on the enquiry list', to: 'cart' },
        { text: 'Get your free estimate', to: 'installers' },
      ]),
      part(ways),
    ],
    quick: [ask.samples, ask.quantity, ask.delivery],
  },
  warranty: {
    text: 'The guarantee is given by the manufacturer. We state it where the manufacturer does:',
    parts: [
      part([
        {
          text: 'CMG forced circulation: 5 years on tank and collectors, 2 years on the other parts',
          to: 'cmgForced',
        },
      ]),
      part(ways, 'For any other product, ask us:'),
    ],
    quick: [ask.brands, ask.contact],
  },
  samples: {
    text: 'Add up to 5 products to the enquiry list, choose “Samples” there, and tell us where to send them:',
    parts: [part([page('gallery'), page('roofTiles'), page('bricks'), page('cart')])],
    end: 'Or visit our main showroom.',
    quick: [ask.locations, ask.price],
  },
  delivery: {
    text: `We supply sites across the UAE and export to ${formatList(figures.exportRegions)}. Tell us the product, the quantity and the place: our quotation will state the date and the cost.`,
    parts: [part([{ text: 'Put it on the enquiry list', to: 'cart' }, ...ways])],
    quick: [ask.price, ask.locations],
  },
  quantity: {
    text: 'How many tiles a roof takes depends on the profile, the slope and the shape of the roof. The roof tile calculator lists tiles and parts from its dimensions. You will find pieces per m² with each profile, the manufacturer’s or an indicative figure, and units per m² with each Yamama block, brick and paver:',
    parts: [
      part([page('tileCalculator'), page('roofTiles'), page('bricks')]),
      part(
        [{ text: 'Write to us', to: 'contact' }, mail],
        'Or send us the roof plan and we will calculate the quantity:',
      ),
    ],
    quick: [ask.price, ask.samples, ask.contact],
  },
  simulator: {
    text: 'In the simulator you choose a villa, a supplier, a roof texture, a wall colour and stone walls, and see the house change. You need to sign in to use it.',
    parts: [
      part([page('roofSimulator'), page('villaModels'), page('login'), page('register')]),
      part([page('yourRoof')], 'To see tiles on a photo of your own house, without signing in:'),
    ],
    quick: [ask.app, ask.samples, ask.contact],
  },
  hours: {
    text: contact.hours
      ? `We are open ${contact.hours}. Our numbers:`
      : 'Please call before you visit. Our opening hours are not listed here:',
    parts: [part(numbersOf('en'))],
    quick: [ask.locations, ask.contact],
  },
  greeting: {
    text: 'Hello. Ask about products, services or locations, or choose a subject below.',
    parts: [],
    quick: [ask.products, ask.contact, ask.services, ask.locations],
  },
} as const satisfies Record<Topic, AnswerWords>;

/** The answer where nothing is known: that, and the way to a person; then the specification's words. */
export const fallbackInEnglish = {
  unknown: 'I do not know that. Please ask our team:',
  ways: ways as readonly Line[],
  text: `I'm here to help with information about ${contact.legalName}!`,
  parts: [
    part([
      { text: 'Products and brands' },
      { text: 'Contact information' },
      { text: 'Locations and showrooms' },
      { text: 'Services' },
      { text: 'Sales volumes and statistics' },
      { text: 'Mobile app and digital tools' },
    ]),
  ] as readonly AnswerPart[],
  end: 'What would you like to know more about?',
  quick: [
    ask.products,
    ask.contact,
    ask.locations,
    ask.services,
    ask.volumes,
    ask.app,
  ] as readonly QuickWords[],
};

/** What is said over things that were found in the range. */
export const findingInEnglish = {
  whole: 'Here is what I found:',
  near: 'I found nothing that matches everything. These are the closest:',
  quick: [ask.price, ask.samples, ask.contact] as readonly QuickWords[],
};
