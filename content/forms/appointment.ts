import { companyInArabic } from '@/content/company.ar';
import { contact } from '@/content/contact';
import { words } from '@/content/words';

const sent = 'Your appointment request has been sent successfully!';

/** The form on the installers page. */
export const appointmentForm = words(
  {
    title: 'GET YOUR FREE ESTIMATE NOW!',
    fields: {
      name: { label: 'Name' },
      email: { label: 'Email' },
      phone: { label: 'Phone' },
      message: { label: 'About the roof (optional)' },
    },
    required: 'Name, email and phone are required.',
    submit: 'Request an appointment',
    sending: 'Sending',
    purpose: `${contact.legalName} stores what you enter here to answer your request.`,
    done: { title: sent, text: 'Thank you. We will call or email you to arrange the appointment.' },
    log: { sent, failed: 'Failed to send your request. Please try again.' },
  },
  {
    ar: {
      title: 'احصلوا على تقدير مجاني الآن!',
      fields: {
        name: { label: 'الاسم' },
        email: { label: 'البريد الإلكتروني' },
        phone: { label: 'رقم الهاتف' },
        message: { label: 'عن السقف (اختياري)' },
      },
      required: 'الاسم والبريد الإلكتروني ورقم الهاتف مطلوبة.',
      submit: 'طلب موعد',
      sending: 'جارٍ الإرسال',
      purpose: `تحفظ ${companyInArabic.name} ما تكتبونه هنا للرد على طلبكم.`,
      done: {
        title: 'تم إرسال طلب الموعد بنجاح!',
        text: 'شكرًا لكم. سنتصل بكم أو نراسلكم لتحديد الموعد.',
      },
      log: {
        sent: 'تم إرسال طلب الموعد بنجاح!',
        failed: 'تعذّر إرسال طلبكم. يُرجى المحاولة مرة أخرى.',
      },
    },
  },
);

export type AppointmentWords = (typeof appointmentForm)['en'];
