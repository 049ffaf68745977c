import { contact } from './contact';
import { leftToRight } from './lang';

/**
 * What Arabic words say of the company beside its figures, once for all tables: its name in a sentence (which takes
 * feminine verbs), and the names of places and of the month in `company.ts`.
 */
export const companyInArabic = {
  brand: contact.brandInArabic,
  name: `شركة ${contact.brandInArabic}`,
  /** Between isolates: figures alone would turn round among Arabic words. */
  phone: leftToRight(contact.phone, 'ar'),
  country: 'الإمارات العربية المتحدة',
  foundedIn: 'الشارقة',
  month: 'مارس',
  /** Where it exports to, as a list in a sentence. */
  regions: 'دول الخليج العربي وأفريقيا وروسيا',
  locations: {
    'main-showroom': {
      title: 'المعرض الرئيسي',
      place: 'المعرض الرئيسي',
      street: 'المنطقة الصناعية 6',
      city: 'الشارقة',
      line: 'المنطقة الصناعية 6، الشارقة',
    },
    'second-store': {
      title: 'المستودع الثاني',
      place: 'المستودع الثاني',
      street: 'المنطقة الصناعية 7',
      city: 'الشارقة',
      line: 'المنطقة الصناعية 7، الشارقة',
    },
    'third-store': {
      title: 'المستودع الثالث',
      place: 'المستودع الثالث',
      street: 'بالقرب من الشارقة',
      city: 'الشارقة',
      line: 'بالقرب من الشارقة',
    },
  },
} as const;
