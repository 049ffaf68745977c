import { words } from '@/content/words';
import { company } from '@/content/company';
import type { LegalSection } from '@/content/pages/legal';

const { legalName, foundedIn, country } = company;

/** Terms of using the site itself; what is sold is agreed in a quotation and is no part of it. */
export const termsPage = words({
  title: 'Terms of use',
  lead: 'What you can rely on here, what needs our confirmation, and what you may copy.',
  picture: 'milestone/first-roofs',
  version: 'Version of 22 November 2026',
  contents: 'On this page',
  sections: [
    {
      id: 'site',
      title: 'This website',
      text: [
        `${legalName}, ${foundedIn}, ${country.name}, runs this website. These terms are about using it. An order is agreed separately, in a quotation that we send you.`,
      ],
      reach: true,
      links: [{ text: 'All our addresses', to: 'contact' }],
    },
    {
      id: 'information',
      title: 'Products, colours and figures',
      text: [
        'The pages describe our range. They are not an offer: we give prices, quantities and delivery times in a quotation.',
        'Colours shown are indicative. Clay is a natural material and every screen shows it differently; ask for the current colour card or a sample before you order.',
        'Figures marked as the manufacturer’s come from that manufacturer. Profile drawings are indicative. Before you plan with a figure, ask us to confirm it for your delivery.',
      ],
    },
    {
      id: 'tools',
      title: 'Online tools',
      text: [
        'The roof tile simulator shows how a tile may look on a model villa. The hot water calculator estimates from the figures you enter and from the assumptions it states. Neither replaces a survey, an engineer’s design or the approval of an authority.',
      ],
      links: [{ text: 'Free estimate', to: 'installers' }],
    },
    {
      id: 'pictures',
      title: 'Pictures and films',
      text: [
        'All pictures and films on this site are computer renderings made for it. Buildings are illustrations of typical buildings, not completed projects.',
        `You may save and show them to plan your own project, and share links to our pages with their preview pictures. For any other use, such as advertising or resale, write to us first.`,
      ],
    },
    {
      id: 'content',
      title: 'Texts, documents and names',
      text: [
        'You may print pages and pass on our catalogues and brochures unchanged. Names of manufacturers and their products belong to those manufacturers; we name them because we supply their products.',
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts',
      text: [
        'An account is for one person. Keep its password to yourself, and tell us if you think somebody else uses it. You can delete it at any time on your profile page.',
        'Do not try to get at other people’s data, overload the site or send it harmful content.',
      ],
      links: [{ text: 'Privacy', to: 'privacy' }],
    },
    {
      id: 'links',
      title: 'Other websites',
      text: [
        'Maps, app stores and social networks are run by other companies under terms of their own. They open only when you ask for them.',
      ],
    },
    {
      id: 'law',
      title: 'Law and changes',
      text: [
        `These terms are read under the laws of the ${country.name}. Nothing here takes away a right that those laws give you. When we change these terms, the date at the top of this page changes with them.`,
      ],
    },
  ] satisfies readonly LegalSection[] as readonly LegalSection[],
});
