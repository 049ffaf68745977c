import { TILE_CATEGORIES } from '@/content/catalogue/colours';
import { company, figures } from '@/content/company';
import { contact } from '@/content/contact';
import { DOCUMENTS } from '@/content/documents';
import { formatList } from '@/content/format-list';
import { componentsPage } from '@/content/pages/catalogue/components';
import { hotWaterPageInEnglish } from '@/content/pages/tools/hot-water.en';
import { FORCED_SYSTEMS, NATURAL_MODELS } from '@/content/solar/systems';
import { countryName } from '@/content/suppliers/names';
import { suppliersOf } from '@/content/suppliers/registry';
import { bySize, call, count, linesIn, mail, part, partLine } from './answer-parts';
import type { AnswerWords, Line } from './answer-words';
import type { Question } from './questions';
import { quickInEnglish as ask } from './quick-words';

/*
 * What is said to the questions of buyers. Nothing stands here that the company or a manufacturer has not told:
 * where a figure is missing, the reply says whom to ask for it.
 */

const { page } = linesIn('en');
const write: Line = page('contact', 'Write to us');
const list: Line = page('cart', 'Put it on the enquiry list');
const coloured = (id: keyof typeof TILE_CATEGORIES, text: string): Line => ({
  text,
  to: 'gallery',
  at: `?${new URLSearchParams({ category: TILE_CATEGORIES[id].address })}`,
});
/** Countries of the manufacturers of a family, each once. */
const countries = (family: 'tiles' | 'bricks') =>
  formatList([...new Set(suppliersOf(family).map((id) => countryName(id, 'en')))].filter(Boolean));
/** Those whose label and figures agree. */
const SYSTEMS = FORCED_SYSTEMS.filter(({ isRecommended }) => isRecommended);
const TANKS = SYSTEMS.map(({ tank }) => count(tank));
const { rule } = hotWaterPageInEnglish.calculator;
const askUs = part([call, mail, write], 'Ask us:');

const forFacts = [ask.price, ask.samples, ask.contact];
const forCompany = [ask.contact, ask.locations, ask.products];

const documents: readonly Line[] = (
  [
    ['catalogue', 'Roofing catalogue, PDF'],
    ['la-paloma', 'La Paloma colours, PDF'],
    ['cmg-natural', 'CMG natural circulation, PDF'],
    ['cmg-forced', 'CMG forced circulation, PDF'],
    ['cmg-condensation', 'CMG condensation, PDF'],
    ['dry-fix', 'Dry-fix guide, PDF'],
    ['profile', 'Company profile, PDF'],
  ] as const
).map(([id, text]) => ({ text, href: DOCUMENTS.en[id].address }));

export const QUESTION_ANSWERS: Readonly<Record<Question, AnswerWords>> = {
  complaint: {
    text: 'We are sorry about that. Call us or write, and tell us the product, when you ordered it and what is wrong; a photograph helps. For a return, tell us what is left and when you received it.',
    parts: [part([call, mail, write])],
    quick: [ask.warranty, ask.contact, ask.locations],
  },
  permit: {
    text: 'Whether your roof or wall needs a permit is for your municipality to say. If it wants papers of a product, tell us which one, and we will send what the manufacturer gives.',
    parts: [askUs],
    quick: forFacts,
  },
  roofParts: {
    text: 'The eight parts that complete a clay tile roof, and what each does:',
    parts: [
      part(componentsPage.en.diagram.parts.map(partLine)),
      part([page('components')], 'On a roof to point at:'),
    ],
    quick: forFacts,
  },
  reflectance: {
    text: 'The page of each roof tile and of each facing brick gives the light reflectance (LRV) of the colour shown. It comes from our pictures and is indicative. This site has no figures for solar reflectance or SRI: tell us the product, and we will ask the manufacturer.',
    parts: [part([page('roofTiles'), page('gallery'), page('laPaloma'), page('isiklar')]), askUs],
    quick: forFacts,
  },
  solarRule: {
    text: `${rule.about} ${rule.guide}`,
    parts: [part([page('hotWater'), page('solarWater')]), askUs],
    quick: [ask.price, ask.warranty, ask.contact],
  },
  photoCheck: {
    text: 'The roof photo check tells you whether a photo is large enough and shows a roof. It can be wrong, and it does not look for cracks or leaks. The photo stays on your device during the check. To have us look at your roof, send us the photo:',
    parts: [
      part([
        page('bricksSimulator', 'Check a roof photo'),
        write,
        page('installers', 'Arrange an appointment'),
      ]),
    ],
    quick: [ask.contact, ask.samples, ask.services],
  },
  dryFix: {
    text: 'Dry-fix replaces cement mortar at ridges and hips. It is breathable and waterproof. CoolRoof, our dry-fix system, adds a radiant barrier, counter battens and a pest guard, and leaves room for air under the tiles. We install it:',
    parts: [
      part([
        page('dryFix'),
        page('coolroof'),
        { text: 'Dry-fix guide, PDF', href: DOCUMENTS.en['dry-fix'].address },
      ]),
      part([page('installers', 'Arrange an appointment'), call]),
    ],
    quick: [ask.price, ask.samples, ask.contact],
  },
  leak: {
    text: 'Call us, and tell us the tile and where the water comes in. A photograph of the roof helps. We look for a tile to match, supply ridge and hip pieces, flashing and radiant barrier, and can arrange an appointment.',
    parts: [part([call, page('installers', 'Arrange an appointment'), page('components'), page('dryFix')])],
    quick: [ask.contact, ask.services, ask.samples],
  },
  savings: {
    text: 'The hot water calculator shows the electricity and the money that the system it proposes saves in a year, at the tariff of your bill, and the CO₂ avoided. You need to sign in to use it.',
    parts: [part([page('hotWater'), page('solarWater')])],
    quick: [ask.price, ask.warranty, ask.contact],
  },
  account: {
    text: 'An account needs a username, an email address and a password. It opens the roof tile simulator and the hot water calculator. You change your details in your profile.',
    parts: [part([page('register'), page('login'), page('profile')])],
    quick: [ask.simulator, ask.contact, ask.products],
  },
  match: {
    text: 'Check a photo of the roof and send it to us with your question, or bring a tile to the showroom. We will look for a match.',
    parts: [part([page('bricksSimulator', 'Check a roof photo'), write, page('gallery')])],
    quick: [ask.samples, ask.locations, ask.contact],
  },
  visit: {
    text: 'We install dry-fix roofs and solar water heaters. Leave your name, email and phone number, and we will arrange an appointment. The estimate is free. A roof plan or a photograph helps us to prepare.',
    parts: [
      part([
        page('installers', 'Arrange an appointment'),
        page('bricksSimulator', 'Check a roof photo'),
        call,
      ]),
    ],
    quick: [ask.price, ask.samples, ask.contact],
  },
  laying: {
    text: 'How a product is laid, cut, fixed or coated is for its manufacturer to say, and depends on what is below it. Our guide shows how a clay tile roof is laid with the dry-fix system. For anything else tell us the product and the place, and we will ask the manufacturer.',
    parts: [
      part([page('dryFix'), { text: 'Dry-fix guide, PDF', href: DOCUMENTS.en['dry-fix'].address }]),
      askUs,
    ],
    quick: [ask.services, ask.samples, ask.contact],
  },
  compareTiles: {
    text: 'Compare them side by side: profiles, colours and countries in the table of manufacturers, indicative drawings with sizes on the page of each, and the roof itself in the simulator. For the choice between two, ask for samples of both.',
    parts: [
      part([
        page('roofTiles', 'Table of manufacturers'),
        page('gallery'),
        page('roofSimulator'),
        page('laPaloma'),
      ]),
      askUs,
    ],
    quick: [ask.samples, ask.simulator, ask.price],
  },
  heaterFault: {
    text: 'Call us, and tell us the system and model, how old it is and what you see. The model may be on a plate of the tank. A photograph helps.',
    parts: [part([call, write, page('solarWater')])],
    quick: [ask.contact, ask.warranty, ask.services],
  },
  sunless: {
    text: 'The sun covers a part of the hot water that changes with the month: the calculator shows it month by month, for the city nearest to you. Natural circulation needs no pump; forced circulation needs electricity for its pump and controller. Ask us which backup heating goes with a system.',
    parts: [part([page('hotWater'), page('solarFeatures'), page('solarWater')]), askUs],
    quick: [ask.price, ask.warranty, ask.contact],
  },
  compareHeaters: {
    text: 'CMG and SIGMA both make natural and forced circulation systems. Which one suits you depends on how much hot water you use, where the tank can be installed and the space for collectors. We do not rank them: compare the figures, or let the calculator size a system.',
    parts: [
      part([
        page('cmg', 'CMG systems'),
        page('sigma', 'SIGMA systems, with figures by model'),
        page('hotWater'),
      ]),
      askUs,
    ],
    quick: [ask.price, ask.warranty, ask.contact],
  },
  circulation: {
    text: 'In natural circulation (thermosiphon) the tank is above the collector, and the heated fluid moves by itself, without a pump. In forced circulation a pump and a controller move it, so the tank can be indoors, away from the collectors.',
    parts: [
      part([
        page('cmgNatural', 'CMG natural circulation'),
        page('sigmaNatural', 'SIGMA natural circulation'),
      ]),
      part([page('cmgForced', 'CMG forced circulation'), page('sigmaForced', 'SIGMA forced circulation')]),
      part([page('hotWater')], 'Size a system for your building:'),
    ],
    quick: [ask.price, ask.warranty, ask.contact],
  },
  heaterSize: {
    text: 'The hot water calculator works out litres per day from the bathrooms and kitchens of a villa or the workers of a camp, and proposes a system. You need to sign in to use it.',
    parts: [part([page('hotWater'), page('solarWater')])],
    quick: [ask.price, ask.warranty, ask.contact],
  },
  pressure: {
    text: 'SIGMA natural circulation models (manufacturer’s figures):',
    parts: [
      part(bySize(({ model, workingPressure }) => `Model ${model}: working pressure ${workingPressure} bar`)),
      part([page('sigmaNatural'), write], 'For another system, ask us:'),
    ],
    quick: [ask.price, ask.warranty, ask.contact],
  },
  capacity: {
    text: `SIGMA natural circulation models are named for their litres: ${formatList(NATURAL_MODELS.map(({ model }) => `${model}`))} (confirm 120 and 300 before ordering). SIGMA forced circulation tanks hold ${formatList(TANKS)} L (manufacturer’s figures).`,
    parts: [
      part([page('sigmaNatural'), page('sigmaForced'), page('cmg'), page('hotWater')]),
      part(
        SYSTEMS.map(({ label, collectors, area }) => ({
          text: `System ${label}: ${collectors} collectors, ${area} m²`,
          to: 'sigmaForced',
        })),
        'Collectors of SIGMA forced circulation (manufacturer’s figures; confirm before ordering):',
      ),
    ],
    quick: [ask.price, ask.warranty, ask.contact],
  },
  weight: {
    text: 'The weight depends on the product. For tiles and bricks, tell us which one you plan and we will send the manufacturer’s weight, so that your engineer can check the structure.',
    parts: [
      askUs,
      part(
        bySize(({ model, weight }) => `Model ${model}: ${weight} kg`),
        'SIGMA natural circulation (manufacturer’s figures):',
      ),
    ],
    quick: forFacts,
  },
  pitch: {
    text: 'The minimum pitch is set by the manufacturer for each profile; it also depends on the length of the slope, the exposure and the underlay. Tell us the tile and the slope, and we will reply with the manufacturer’s figure.',
    parts: [askUs, part([page('roofTiles')], 'Profiles in our range:')],
    quick: [ask.quantity, ask.samples, ask.contact],
  },
  fire: {
    text: 'We have no fire class from the manufacturer on this site. Tell us the product, and we will ask the manufacturer for its declaration of performance or test report.',
    parts: [askUs],
    quick: forFacts,
  },
  strength: {
    text: 'We do not have that on this site. Tell us the product and what you need to know, and we will ask the manufacturer for its data sheet.',
    parts: [askUs],
    quick: forFacts,
  },
  size: {
    text: 'Blocks and pavers show nominal sizes in mm, SIGMA models the manufacturer’s figures, and roof tiles indicative drawings by profile. Sizes of La Paloma, Isiklar and CMG are on request.',
    parts: [
      part([
        page('roofTiles', 'Roof tile profiles'),
        page('yamamaBricks', 'Yamama blocks and pavers'),
        page('sigmaNatural', 'SIGMA models'),
      ]),
      askUs,
    ],
    quick: forFacts,
  },
  dataSheet: {
    text: 'Our catalogues, brochures and guide can be downloaded as PDF, and each product page has our product sheet. For a manufacturer’s data sheet, tell us the product and we will ask the manufacturer for it.',
    parts: [part(documents), askUs],
    quick: forFacts,
  },
  drawings: {
    text: 'The page of each roof tile, block and paver has its indicative drawing as DXF and SVG and a 3D model as GLB under “Downloads”. Roof tiles, La Paloma bricks and plain concrete items have seamless textures there. We have no BIM files. Tell us the product and the program you use, and we will ask the manufacturer.',
    parts: [part([page('roofTiles', 'Roof tile manufacturers')]), askUs],
    quick: forFacts,
  },
  certificate: {
    text: 'Certificates and test reports come from the manufacturer. Tell us the product and the authority, and we will send what the manufacturer gives.',
    parts: [
      part([
        {
          text: 'CMG and SIGMA: approved by the Dubai central laboratory (according to the manufacturers)',
          to: 'solarWater',
        },
      ]),
      askUs,
    ],
    quick: [ask.warranty, ask.contact, ask.products],
  },
  heat: {
    text: 'A light colour reflects more sun than a dark one. Under the tiles, the CoolRoof system leaves a ventilated space and adds a radiant barrier, which reflects up to 97% of radiant heat (manufacturer’s figure).',
    parts: [part([page('coolroof'), coloured('beige', 'Beige tiles'), coloured('white', 'White tiles')])],
    quick: [ask.samples, ask.price, ask.simulator],
  },
  care: {
    text: 'How to clean and look after a product is for its manufacturer to say. Tell us the product, where it is installed and what you see, and we will reply with the manufacturer’s advice.',
    parts: [askUs],
    quick: [ask.warranty, ask.services, ask.contact],
  },
  lifetime: {
    text: 'We state a guarantee only where the manufacturer gives one, and no lifetime. Ask us for the manufacturer’s guarantee and its terms for the product you plan.',
    parts: [askUs],
    quick: [ask.warranty, ask.samples, ask.contact],
  },
  spareParts: {
    text: 'Tell us the system and model, and the part if you know it. The model may be on a plate of the tank. We will reply with what can be supplied.',
    parts: [askUs, part([page('cmg'), page('sigma')])],
    quick: [ask.warranty, ask.services, ask.contact],
  },
  notListed: {
    text: 'That is not in the range shown on this site. We sell clay roof tiles, roofing components, bricks and blocks, and solar water heaters. Tell us what you need, and we will say whether we can supply it.',
    parts: [part([page('product', 'Our range')]), askUs],
    quick: [ask.products, ask.contact, ask.locations],
  },
  whatsapp: {
    text: contact.whatsapp
      ? 'Write to us on WhatsApp, or call:'
      : 'We show no WhatsApp number on this site. Please call or write to us:',
    parts: [
      part([
        ...(contact.whatsapp ? [{ text: 'WhatsApp', href: `https://wa.me/${contact.whatsapp}` }] : []),
        call,
        mail,
        write,
      ]),
    ],
    quick: [ask.hours, ask.locations, ask.price],
  },
  email: {
    text: 'Our email address:',
    parts: [part([mail]), part([call, write], 'Or:')],
    quick: [ask.hours, ask.locations, ask.price],
  },
  number: {
    text: 'Our phone number:',
    parts: [part([call]), part([mail, write], 'Or:')],
    quick: [ask.hours, ask.locations, ask.price],
  },
  jobs: {
    text: 'We show no vacancies on this site. Send your CV and the work you are looking for by email:',
    parts: [part([mail, page('about')])],
    quick: forCompany,
  },
  dealer: {
    text: 'Tell us your company, your market and the products you are interested in or would like to offer us, and we will reply.',
    parts: [part([mail, call, write])],
    quick: forCompany,
  },
  instalments: {
    text: 'Terms and ways of payment are agreed with each quotation. Say in your enquiry how you would like to pay.',
    parts: [part([list, call, write])],
    quick: [ask.price, ask.contact, ask.delivery],
  },
  order: {
    text: 'You do not pay on this site. Put products and quantities on the enquiry list and send it: we will reply with a quotation. For an order you have placed, or the smallest quantity of a product, call us.',
    parts: [part([page('cart'), call, write])],
    quick: [ask.price, ask.samples, ask.delivery],
  },
  stock: {
    text: 'We do not show stock on this site. Put the product and the quantity on the enquiry list, or call: we will reply with what is available and when.',
    parts: [part([list, call])],
    quick: [ask.delivery, ask.price, ask.locations],
  },
  papers: {
    text: contact.licence
      ? `Our trade licence number is ${contact.licence}. For other company papers, call or write to us.`
      : 'Call or write to us for company papers and registration numbers; we do not show them on this site.',
    parts: [part([call, mail, write])],
    quick: forCompany,
  },
  history: {
    text: `${contact.legalName} has traded since ${company.since.month} ${company.since.year} and was founded in ${company.foundedIn}. We have installed solar water heaters since ${figures.solarSince}.`,
    parts: [
      part([page('about'), { text: 'Company profile, PDF', href: DOCUMENTS.en.profile.address }]),
      part([call, write], 'To speak to somebody:'),
    ],
    quick: forCompany,
  },
  origin: {
    text: `The country is given beside each manufacturer: roof tiles from ${countries('tiles')}; bricks and blocks from ${countries('bricks')}.`,
    parts: [part([page('roofTiles'), page('bricks'), page('solarWater')])],
    quick: [ask.products, ask.samples, ask.price],
  },
  pictures: {
    text: 'All pictures on this site are computer renderings. The houses are illustrations of typical buildings, not completed projects, and colours are indicative: ask for a sample.',
    parts: [part([call, mail, write], 'For roofs that have been built, ask us:'), part([page('terms')])],
    quick: [ask.samples, ask.simulator, ask.products],
  },
  password: {
    text: 'You can set a new password with a code that we send by email:',
    parts: [part([page('forgotPassword'), page('login'), page('register')])],
    quick: [ask.contact, ask.services, ask.products],
  },
  erase: {
    text: 'The privacy page says what we store, why, and who sees it. You can delete your account in your profile, and what this device keeps on the privacy page. A photo that you open in “Your own roof” or in the roof photo check stays on your device unless you send it to us. For anything else we hold, write to us.',
    parts: [part([page('privacy'), page('profile'), mail])],
    quick: [ask.contact, ask.services, ask.products],
  },
};
