import { words } from '@/content/words';
import { company } from '@/content/company';
import { tools, type ToolCard } from '@/content/pages/company/home';
import { toolCardsInArabic } from '@/content/pages/company/home.ar';
import { banner } from '@/content/pictures/banner';
import type { RouteKey } from '@/content/routes';

const { figures } = company;

/** What stands on the buttons of this page, tool by tool. */
const BUTTONS = ['Get Started!', 'Let’s Calculate', 'Coming Soon!'] as const;
const BUTTONS_IN_ARABIC = ['ابدؤوا الآن!', 'احسبوا الآن', 'قريبًا!'] as const;

interface Service {
  /** As machines are told it. */
  name: string;
  title: string;
  text: string;
  link: { text: string; to: RouteKey };
}

export const servicesPage = words(
  {
    title: 'Services',
    lead: 'Online tools to plan your roof, and our team to install it.',
    banner: banner('banner/services'),
    tools: {
      title: 'Online tools',
      cards: tools.en.cards.map((card, index) => ({
        ...card,
        button: BUTTONS[index]!,
      })) as readonly ToolCard[],
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
          text: `Solar water heaters, installed since\u00a0${figures.solarSince}, today with natural or forced circulation: about ${figures.solarUnitsPerYear.toLocaleString('en')} units per year.`,
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
  },
  {
    ar: {
      title: 'الخدمات',
      lead: 'أدوات إلكترونية لتخطيط سقفكم، وفريقنا لتركيبه.',
      banner: {},
      tools: {
        title: 'أدوات إلكترونية',
        cards: toolCardsInArabic.map((card, index) => ({ ...card, button: BUTTONS_IN_ARABIC[index]! })),
      },
      hands: {
        title: 'التركيب والتقدير',
        lead: 'نركّب الأسقف بالتثبيت الجاف وسخانات المياه الشمسية، ونعدّ لكم تقديرًا مجانيًا.',
        services: [
          {
            name: 'تركيب القرميد بالتثبيت الجاف',
            title: 'تركيب الأسقف بالتثبيت الجاف',
            text: 'تثبيت جاف يسمح بمرور الهواء ولا ينفذ منه الماء، بدلًا من المونة الإسمنتية، من مانع الطيور عند الحافة السفلية إلى القمة.',
            link: { text: 'التثبيت الجاف' },
          },
          {
            name: 'تركيب سخانات المياه الشمسية',
            title: 'تركيب سخانات المياه الشمسية',
            text: `سخانات شمسية نركّبها منذ عام ${figures.solarSince}، وهي اليوم بالتدوير الطبيعي أو القسري، نحو ${figures.solarUnitsPerYear.toLocaleString('en')} سخان سنويًا.`,
            link: { text: 'سخانات المياه الشمسية' },
          },
          {
            name: 'تقدير مجاني للسقف',
            title: 'تقدير مجاني للسقف',
            text: 'اتركوا الاسم والبريد الإلكتروني ورقم الهاتف لنحدد معكم موعدًا.',
            link: { text: 'اطلبوا تقديرًا مجانيًا' },
          },
        ],
      },
    },
  },
);
