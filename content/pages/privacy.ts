import { words } from '@/content/words';
import { company } from '@/content/company';
import type { LegalSection } from '@/content/pages/legal';
import { RETENTION_MONTHS } from '@/content/retention';

const { legalName, foundedIn, country } = company;

const LAW = 'UAE Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data';

/**
 * What the site stores. Every line is true of the program: lib/enquiry, lib/account, prisma/schema.prisma,
 * scripts/owner/retention-rules.ts. Whoever changes one of them changes the line. Articles of the law by the
 * English text of uaelegislation.gov.ae (legislations/1972).
 */
export const privacyPage = words({
  title: 'Privacy',
  lead: 'What this website stores about you, why, for how long, and how to see, correct or erase it.',
  picture: 'about/warehouse-gate',
  version: 'Version of 25 November 2026',
  contents: 'On this page',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      text: [],
      list: [
        'You can read the whole site and use the enquiry list without telling us who you are.',
        'We store what you send us, to answer you. We do not sell it and do not use it for advertising.',
        'No analytics, no advertising and no tracking cookies. Nothing is loaded from other companies until you press the button for a map.',
        'You can see and erase what this site keeps on your device, below.',
      ],
    },
    {
      id: 'who',
      title: 'Who is responsible',
      text: [
        `${legalName}, ${foundedIn}, ${country.name}, decides what is stored and why. Write to us or call us about anything on this page.`,
      ],
      reach: true,
      links: [{ text: 'All our addresses', to: 'contact' }],
    },
    {
      id: 'enquiries',
      title: 'When you send an enquiry',
      text: [
        'This is about the contact form, the appointment form, the enquiry list, the form before the villa models and the forms beside our tools.',
      ],
      rows: [
        [
          'What we store',
          'What you enter: name, email, phone and message; for samples the delivery address; the lines of your list, your design, your calculation or your roof photo if you send them along. With it the time, the version of this text, the page and its language and, if your browser tells us, the website or campaign that led you here.',
        ],
        ['Why', 'To answer your enquiry, because you asked us to.'],
        [
          'Who receives it',
          'Our staff who answer enquiries. Each enquiry also goes to our mailbox by email. Resend, an email delivery service, carries our emails and may handle them outside the UAE.',
        ],
        [
          'Your copy',
          'If you leave an email address, a copy of your enquiry goes to it, at most three a day. Its text is not kept once it is sent.',
        ],
        [
          'How long',
          `The records of this website: ${RETENTION_MONTHS} months, then they are deleted, unless the law requires us to keep them longer.`,
        ],
      ],
    },
    {
      id: 'account',
      title: 'When you create an account',
      text: [],
      rows: [
        [
          'What we store',
          'Username, email address, the time you joined and the roof designs you save; for seven days after you change your address also the earlier one, so that the change can be undone. Your password is stored only as an Argon2id hash, from which nobody can read it.',
        ],
        ['Why', 'To let you sign in to the online tools and find your designs again.'],
        [
          'How long',
          'Until you delete the account on your profile page. It is then deleted immediately, with its designs and addresses. Codes to reset a password expire after 10 minutes. Emails about your account are not kept once they are sent.',
        ],
        ['Your copy', 'Your profile page offers everything stored about your account as a file.'],
      ],
      links: [{ text: 'Your profile', to: 'profile' }],
    },
    {
      id: 'visits',
      title: 'When you only visit',
      text: [
        'Our server does not write your network address, name or email into its log. To stop floods and password guessing it counts attempts by a keyed hash of the network or email address; each counter expires within 24 hours. The company that hosts our server may keep technical logs of its own.',
        'The assistant and the suggestions under the search field answer on your device: what you type there is not sent to us. The page of search results is made on our server, which reads your search from the address. Your recent searches are kept on your device only.',
        'The map is loaded from Google only after you press “Show the map”; Google then receives your network address. Links to app stores, map directions and social networks lead to those companies when you follow them.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      text: ['A visit without signing in sets no cookie. These four are needed to sign in:'],
      rows: [
        [
          'authToken',
          'Keeps you signed in: until you close the browser, 12 hours at most; 30 days if you ask to stay signed in.',
        ],
        ['signedIn', 'Tells the pages to show your account menu. As long as authToken.'],
        [
          'knownDevice',
          'Recognises a device that signed in before, so that a stranger who guesses passwords cannot lock you out. One year.',
        ],
        ['resetFlow', 'Carries you through a password reset. 30 minutes.'],
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: [
        `${LAW} gives you these rights. Write to us or call us; it costs nothing. We may ask you to show that the data is yours.`,
      ],
      list: [
        'To know what we store, why, for how long and who receives it (Article 13).',
        'To receive your data in a form that can be passed on (Article 14).',
        'To have it corrected or erased (Article 15).',
        'To have its use restricted or stopped (Articles 16 and 17).',
        'Not to be subject to decisions made by a machine alone (Article 18). This website makes none about you.',
        'To withdraw your consent at any time (Article 6).',
        'To complain to the UAE Data Office (Article 24).',
      ],
    },
  ] satisfies readonly LegalSection[] as readonly LegalSection[],
  ask: { text: 'Write about your data', subject: 'My personal data' },
});

/** What the panel "Data on this device" says. */
export const deviceDataWords = words({
  title: 'Data on this device',
  lead: 'What this website keeps in your browser, in this tab and on this device. Erasing it here changes nothing we received from you.',
  noScript:
    'Without JavaScript this website keeps nothing in your browser but the cookies above. Your browser’s own settings show and erase them: look for “cookies and site data”.',
  none: 'Nothing is kept on this device.',
  failed: 'The cookies could not be read. Check your connection and load the page again.',
  notErased: 'The cookies could not be erased. Check your connection and try again.',
  show: 'Show',
  erase: 'Erase',
  eraseAll: 'Erase everything',
  sure: 'This empties your enquiry list, removes designs saved on this device and signs you out. It cannot be undone.',
  yes: 'Yes, erase everything',
  keep: 'Keep it',
  erased: 'Erased: {what}.',
  erasedAll: 'Everything this website kept on this device is erased.',
  cookieValue: 'A signed value that only our server reads.',
  places: {
    device: 'Until you erase it',
    tab: 'Until you close this tab',
    cookie: 'Cookie',
  },
  entries: {
    enquiryList: 'Enquiry list',
    userContactInfo: 'Your contact details from the form before the villa models',
    userContactInfoOwed: 'Mark that those details still have to be sent',
    savedDesigns: 'Roof designs saved on this device',
    recentSearches: 'Your recent searches',
    installBannerDismissed: 'Mark that you closed the app banner',
    enquiryDraft: 'What you entered under the enquiry list',
    carried: 'Design or calculation taken along to a form',
    conversation: 'Conversation with the assistant',
    roofPhotoKept: 'Photograph of the roof photo check, for an hour at most',
    messageAfterLoad: 'A message for the next page',
    visitSource: 'Website or campaign that led you here',
    keptWords: 'What you entered in a form that is not sent yet',
    authToken: 'Your sign-in',
    signedIn: 'Mark that you are signed in',
    knownDevice: 'Mark that this device signed in before',
    resetFlow: 'Your password reset',
    other: 'Other data of this website: {name}',
  },
});

export type DeviceDataWords = (typeof deviceDataWords)['en'];
