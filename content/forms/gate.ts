import { companyInArabic } from '@/content/company.ar';
import { contact } from '@/content/contact';
import { words } from '@/content/words';

/** The contact gate: asked once on a device before what it wraps. */
export const gateForm = words(
  {
    loading: 'Loading...',
    /** Beside the stills: what opens, and with what. */
    ask: 'Unlock both villas',
    close: 'Close',
    title: 'See the other two villas',
    lead: 'Leave your contact details once to open them on this device. We will only contact you about your roof.',
    fields: {
      fullName: 'Full name',
      email: 'Email',
      phone: 'Phone number',
      message: 'Message (optional)',
    },
    /** In place of what the other forms say. */
    faults: { nameMissing: 'Full name is required', emailWrong: 'Please enter a valid email' },
    submit: 'Show the villas',
    sending: 'Please wait',
    opened: 'The other two villas',
    cancel: 'Cancel',
    purpose: `${contact.legalName} stores what you enter here to answer you. This device remembers it, so we will not ask again.`,
    sent: 'Your Contact Info has been sent successfully!',
    failed: 'Failed to send your request. Please try again.',
  },
  {
    ar: {
      loading: 'جارٍ التحميل…',
      ask: 'فتح الفيلتين',
      close: 'إغلاق',
      title: 'شاهدوا الفيلتين الأخريين',
      lead: 'أدخلوا بيانات التواصل مرة واحدة لعرضهما على هذا الجهاز. لن نتواصل معكم إلا بشأن سقفكم.',
      fields: {
        fullName: 'الاسم الكامل',
        email: 'البريد الإلكتروني',
        phone: 'رقم الهاتف',
        message: 'رسالة (اختيارية)',
      },
      faults: { nameMissing: 'الاسم الكامل مطلوب', emailWrong: 'يُرجى إدخال بريد إلكتروني صحيح' },
      submit: 'عرض الفيلتين',
      sending: 'يُرجى الانتظار',
      opened: 'الفيلتان الأخريان',
      cancel: 'إلغاء',
      purpose: `تحفظ ${companyInArabic.name} ما تكتبونه هنا للرد عليكم. ويبقى محفوظًا على هذا الجهاز، فلن نطلبه مرة أخرى.`,
      sent: 'تم إرسال بيانات التواصل بنجاح!',
      failed: 'تعذّر إرسال طلبكم. يُرجى المحاولة مرة أخرى.',
    },
  },
);

export type GateWords = (typeof gateForm)['en'];
