import { contact } from '@/content/contact';
import type { ErrorWords } from './messages-of-errors.en';

/** The same in Arabic, apart from the English: whoever reads one is not sent the other. */
export const errorInArabic: ErrorWords = {
  title: `خطأ | ${contact.brandInArabic}`,
  brand: contact.brandInArabic,
  text: 'توقفت هذه الصفحة عن العمل. كل ما أرسلتموه قبل ذلك وصل إلينا، وبقية الموقع متاحة.',
  detail: 'ما حدث:',
  digest: 'رقم الخطأ',
  unknown: 'لا تفاصيل متاحة',
  again: 'المحاولة من جديد',
  home: 'الرئيسية',
  call: 'أو اتصلوا بنا:',
};
