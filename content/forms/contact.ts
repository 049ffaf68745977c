import { companyInArabic } from '@/content/company.ar';
import { contact } from '@/content/contact';
import { words } from '@/content/words';

/** What every form that writes to the company says in Arabic. */
export const messageInArabic = {
  fields: {
    name: { label: 'الاسم' },
    email: { label: 'البريد الإلكتروني' },
    phone: { label: 'رقم الهاتف' },
    message: { label: 'الرسالة' },
  },
  wayBack: 'يُرجى إدخال البريد الإلكتروني أو رقم الهاتف.',
  sending: 'جارٍ الإرسال',
  purpose: `تحفظ ${companyInArabic.name} ما تكتبونه هنا للرد على استفساركم.`,
} as const;

/** The form on the contact page. */
export const contactForm = words(
  {
    title: 'Send us a message',
    fields: {
      name: { label: 'Name' },
      email: { label: 'Email' },
      phone: { label: 'Phone' },
      message: { label: 'Message' },
    },
    wayBack: 'Please leave an email address or a phone number.',
    submit: 'Send message',
    sending: 'Sending',
    /** What goes along from a tool. */
    attachment: {
      goes: 'Goes along with your message:',
      leave: 'Leave it out',
      left: 'Left out. Your message goes without it.',
    },
    purpose: `${contact.legalName} stores what you enter here to answer your enquiry.`,
    done: {
      title: 'We have received your message',
      text: 'Thank you. Our team will reply by email or phone.',
      next: 'In the meantime:',
      link: 'View our products',
      again: 'Send another message',
    },
    log: { sent: 'Contact form sent', failed: 'Contact form not sent' },
  },
  {
    ar: {
      title: 'أرسلوا إلينا رسالة',
      ...messageInArabic,
      submit: 'إرسال الرسالة',
      attachment: {
        goes: 'يُرسل مع رسالتكم:',
        leave: 'إرسال الرسالة بدونه',
        left: 'ستُرسل رسالتكم بدونه.',
      },
      done: {
        title: 'استلمنا رسالتكم',
        text: 'شكرًا لكم. سيرد عليكم فريقنا بالبريد الإلكتروني أو الهاتف.',
        next: 'في هذه الأثناء:',
        link: 'عرض المنتجات',
        again: 'إرسال رسالة أخرى',
      },
      log: { sent: 'تم إرسال نموذج التواصل', failed: 'تعذّر إرسال نموذج التواصل' },
    },
  },
);

export type ContactWords = (typeof contactForm)['en'];
