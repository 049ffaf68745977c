import { company, locations, type Location, type LocationId } from '@/content/company';
import { companyInArabic } from '@/content/company.ar';
import { keepTogether } from '@/content/keep-together';
import { telLink } from '@/content/contact';
import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';

const box = company.poBox ? `P.O. Box ${company.poBox}` : '';

interface Row {
  label: string;
  lines: readonly string[];
  /** Where each line leads. */
  href?: string;
  /** The telephone of a place, under its address. */
  phone?: string;
}

/** Rows that are shown once the owner has filled them in. */
const filled = (label: string, ...lines: readonly string[]): readonly Row[] =>
  lines.some(Boolean) ? [{ label, lines: lines.filter(Boolean) }] : [];

interface Said {
  telephone: string;
  whatsapp: string;
  hours: string;
  /** Where no hours are given. */
  callFirst: string;
  enquiry: string;
  /** Of the first place. */
  office: string;
  email: string;
  licence: string;
}

type Place = Pick<Location, 'title' | 'line'>;

/** The rows of the address, as a language says their labels and places. */
const rowsIn = (said: Said, placeOf: (id: LocationId) => Place): readonly Row[] => [
  { label: said.telephone, lines: [company.phone], href: telLink(company.phone) },
  ...(company.whatsapp
    ? [{ label: said.whatsapp, lines: [`+${company.whatsapp}`], href: `https://wa.me/${company.whatsapp}` }]
    : []),
  { label: said.hours, lines: [company.hours || said.callFirst] },
  ...filled(said.enquiry, company.answeredBy, company.repliesWithin),
  ...locations.map(({ id, phone }, index) => {
    const { title, line } = placeOf(id);
    return {
      label: index === 0 ? said.office.replace('{place}', title) : title,
      lines: [keepTogether(line), index === 0 ? box : ''].filter(Boolean),
      phone,
    };
  }),
  { label: said.email, lines: [company.email], href: `mailto:${company.email}` },
  ...filled(said.licence, company.licence),
];

/** The contact page. Its places are those of the footer, in the same order: docs/decisions/011. */
export const contactPage = words(
  {
    title: 'Contact us',
    lead: 'Call us, send a message or visit our showroom. Bring a drawing, a photo or an old tile to match.',
    picture: 'about/showroom' satisfies PictureId as PictureId,
    /** Below the form. */
    files: { photo: 'Check a photo of a roof' },
    /** The quick ways, above everything else; `{number}` is the company's. */
    quick: { call: 'Call {number}', whatsapp: 'WhatsApp', write: 'Send a message' },
    address: {
      title: 'Address',
      rows: rowsIn(
        {
          telephone: 'Phone',
          whatsapp: 'WhatsApp',
          hours: 'Opening hours',
          callFirst: 'Please call before you come.',
          enquiry: 'Your enquiry',
          office: '{place} and office',
          email: 'Email',
          licence: 'Trade licence',
        },
        (id) => locations.find((one) => one.id === id)!,
      ),
      note: `We have branches in ${company.figures.emirates}\u00a0Emirates. The addresses above are in and near Sharjah; call us for the branch nearest to you.`,
      telephone: 'Phone',
    },
    map: {
      title: 'Map',
      lead: keepTogether(company.locations[0].line),
      button: 'Show the map',
      note: 'Loads a map from Google when you press the button.',
      drawing: 'Drawing, not to scale',
    },
  },
  {
    ar: {
      title: 'تواصل معنا',
      lead: 'اتصلوا بنا أو أرسلوا رسالة أو زوروا معرضنا. وأحضروا مخططًا أو صورة أو قرميدة قديمة لنبحث عمّا يطابقها.',
      files: { photo: 'فحص صورة سقف' },
      quick: { call: 'اتصال: {number}', whatsapp: 'واتساب', write: 'إرسال رسالة' },
      address: {
        title: 'العنوان',
        rows: rowsIn(
          {
            telephone: 'الهاتف',
            whatsapp: 'واتساب',
            hours: 'ساعات الدوام',
            callFirst: 'يُرجى الاتصال قبل الزيارة.',
            enquiry: 'طلبكم',
            office: '{place} والمكتب',
            email: 'البريد الإلكتروني',
            licence: 'الرخصة التجارية',
          },
          (id) => companyInArabic.locations[id],
        ),
        note: `لنا فروع في ${company.figures.emirates}\u00a0إمارات. العناوين أعلاه في الشارقة وبالقرب منها، ويمكنكم الاتصال لمعرفة أقرب فرع إليكم.`,
        telephone: 'الهاتف',
      },
      map: {
        title: 'الخريطة',
        lead: keepTogether(companyInArabic.locations['main-showroom'].line),
        button: 'عرض الخريطة',
        note: 'تُحمَّل خريطة من Google عند الضغط على الزر.',
        drawing: 'رسم تخطيطي بلا مقياس',
      },
    },
  },
);
