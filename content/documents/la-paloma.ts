import { company } from '@/content/company';
import { companyInArabic } from '@/content/company.ar';
import { supplierName } from '@/content/suppliers/names';
import { words } from '@/content/words';

const { brand, legalName } = company;
const manufacturer = supplierName('la-paloma');

/** What only the catalogue of La Paloma says, and not its page. Printed by `npm run documents`. */
export const laPalomaCatalogueWords = words(
  {
    title: `${brand}: ${manufacturer} facing brick`,
    footer: `${manufacturer} facing brick`,
    brick: 'The finished surface of a wall',
    facts: {
      manufacturer: 'Manufacturer',
      country: 'Country',
      colours: 'Colours',
      sizes: 'Sizes',
      onRequest: 'on request',
    },
    /** Heading of a page of colours: its first and last. */
    colours: '{first} to {last}',
    /** The address of the site is not known when it is printed. */
    pages:
      'Every colour has its own page on our website, with specification, product sheet and pictures: search there for its name.',
    /** Whom to ask: on paper, where no list can be filled. */
    ask: {
      heading: 'Request samples',
      lead: 'Tell us up to 5 colours and the wall area. We will reply about samples and quantities.',
    },
    note: `${legalName}. {note}`,
  },
  {
    ar: {
      title: `${companyInArabic.name}: طوب واجهات من ${manufacturer}`,
      footer: `طوب واجهات من ${manufacturer}`,
      brick: 'سطح الجدار بعد اكتماله',
      facts: {
        manufacturer: 'الشركة المصنّعة',
        country: 'البلد',
        colours: 'الألوان',
        sizes: 'المقاسات',
        onRequest: 'عند الطلب',
      },
      colours: 'من {first} إلى {last}',
      pages: 'لكل لون صفحة على موقعنا فيها المواصفات وورقة المنتج والصور: ابحثوا فيه عن الاسم.',
      ask: {
        heading: 'اطلبوا عيّنات',
        lead: 'اذكروا لنا ما يصل إلى 5\u00a0ألوان ومساحة الجدران، لنرد عليكم بشأن العيّنات والكميات.',
      },
      note: `${companyInArabic.name} (${legalName}). {note}`,
    },
  },
);
