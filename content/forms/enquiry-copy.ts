import { company } from '@/content/company';
import { companyInArabic } from '@/content/company.ar';
import { words } from '@/content/words';

/** The mail by which a visitor gets a copy of an enquiry. */
export const enquiryCopy = words(
  {
    subject: `Your enquiry to ${company.brand}, reference {reference}`,
    thanks: 'Thank you. We have received your enquiry and will reply by email or phone.',
    what: 'This is what you sent:',
    leftOut:
      'Your enquiry contains a web address, so this copy leaves out what you wrote. We have all of it.',
    foot: `${company.legalName}, ${company.phone}\nThis copy was sent because this email address was entered in a form at {site}. If that was not you, please ignore it: nothing else follows from it.`,
  },
  {
    ar: {
      subject: `طلبكم لدى ${companyInArabic.name}، رقم المرجع {reference}`,
      thanks: 'شكرًا لكم. استلمنا طلبكم وسنرد عليكم بالبريد الإلكتروني أو الهاتف.',
      what: 'هذا ما أرسلتموه:',
      leftOut: 'في طلبكم عنوان موقع إلكتروني، لذلك لا تتضمن هذه النسخة ما كتبتموه. لدينا النص كاملًا.',
      foot: `${companyInArabic.name} (${company.legalName})، ${companyInArabic.phone}\nأُرسلت هذه النسخة لأن هذا البريد أُدخل في نموذج على الموقع {site}. إذا لم تكونوا أنتم من أدخله، فتجاهلوا الرسالة: لا يترتب عليها أي شيء.`,
    },
  },
);
