import type { RouteKey } from '@/content/routes';
import { words } from '@/content/words';
import { company } from '@/content/company';
import { companyInArabic } from '@/content/company.ar';

const { figures, since, foundedIn } = company;

export const installersPage = words(
  {
    title: 'Free roofing estimate',
    lead: 'Leave your name, email and phone number and we will arrange an appointment.',
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
          text: `In business since ${since.month}\u00a0${since.year}, founded in ${foundedIn}. Solar water heaters installed since\u00a0${figures.solarSince}.`,
        },
        {
          title: 'Local stock',
          text: `About ${figures.warehouseSquareFeet.toLocaleString('en')}\u00a0sq\u00a0ft of warehousing across ${figures.emirates}\u00a0Emirates.`,
        },
      ],
    },
    after: {
      title: 'What happens next',
      /** Over the steps: what can only be done before the first. */
      before:
        'Add words, a drawing or a photo of the roof to the form before you send it, or have them ready for the appointment.',
      steps: ['Your request reaches our team by email.', 'We call or email you to arrange the appointment.'],
      /** For those who want to say or to show more. */
      more: [
        { text: 'Check a photo of the roof', to: 'bricksSimulator', path: 'roof-check' },
      ] as const satisfies readonly { text: string; to: RouteKey; path: string }[],
    },
    direct: 'Or contact us directly',
  },
  {
    ar: {
      title: 'تقدير مجاني للسقف',
      lead: 'اتركوا الاسم والبريد الإلكتروني ورقم الهاتف لنحدد معكم موعدًا.',
      commitment: {
        title: 'ما نلتزم به',
        points: [
          { title: 'بلا مقابل', text: 'لا تدفعون شيئًا مقابل التقدير.' },
          {
            title: 'مورّد واحد',
            text: 'القرميد والطوب ومكوّنات السقف وسخانات المياه الشمسية من شركة واحدة.',
          },
          {
            title: 'خبرة',
            text: `نعمل منذ ${companyInArabic.month} ${since.year}، وتأسسنا في ${companyInArabic.foundedIn}. ونركّب سخانات المياه الشمسية منذ عام ${figures.solarSince}.`,
          },
          {
            title: 'مخزون محلي',
            text: `مستودعات بمساحة نحو ${figures.warehouseSquareFeet.toLocaleString('en')}\u00a0قدم مربعة في ${figures.emirates}\u00a0إمارات.`,
          },
        ],
      },
      after: {
        title: 'الخطوات التالية',
        before: 'أضيفوا إلى النموذج قبل إرساله وصفًا للسقف أو مخططًا أو صورة له، أو جهّزوها ليوم الموعد.',
        steps: ['يصل طلبكم إلى فريقنا بالبريد الإلكتروني.', 'نتصل بكم أو نراسلكم لتحديد الموعد.'],
        more: [{ text: 'افحصوا صورة للسقف' }],
      },
      direct: 'أو تواصلوا معنا مباشرة',
    },
  },
);
