import { company } from '@/content/company';
import { companyInArabic } from '@/content/company.ar';
import { words } from '@/content/words';

/** Words of the mails that tell the company of an enquiry. */
export const enquiryMails = words(
  {
    labels: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      address: 'Address',
      message: 'Message',
      lines: 'Enquiry list',
      page: 'Sent from page',
      language: 'Language',
      host: 'Came from',
      campaign: 'Campaign',
      design: 'Design',
      calculation: 'Calculation',
      roof: 'Roof',
      wall: 'Wall',
      open: 'Open it at',
      photo: 'Photo',
    },
    subjects: {
      contact: 'Website message: {name}',
      quote: 'Enquiry list: {name}',
      sample: 'Sample request: {name}',
      gate: 'Villa models: {name}',
      appointment: 'Appointment Booking: {name}',
    },
    attached: 'attached to this email',
    /** A number that could not be made one to dial, such as two in one field. */
    asTyped: '{number} (as typed)',
    foot: `Sent from the ${company.brand} website. Reference {reference}, enquiry {id}.`,
    reply: 'Reply to this email to answer the visitor.',
    /** For an address that not every mail server understands. */
    writeTo: 'To reply, write to the email address above; this mail cannot be answered by Reply.',
    noReply: 'The visitor left no email address to reply to.',
    senderName: `${company.brand} website`,
  },
  {
    ar: {
      labels: {
        name: 'الاسم',
        email: 'البريد الإلكتروني',
        phone: 'رقم الهاتف',
        address: 'العنوان',
        message: 'الرسالة',
        lines: 'قائمة الطلب',
        page: 'صفحة الإرسال',
        language: 'اللغة',
        host: 'الموقع المُحيل',
        campaign: 'الحملة',
        design: 'التصميم',
        calculation: 'الحساب',
        roof: 'السقف',
        wall: 'الجدار',
        open: 'رابط الفتح',
        photo: 'الصورة',
      },
      subjects: {
        contact: 'رسالة من الموقع: {name}',
        quote: 'قائمة طلب: {name}',
        sample: 'طلب عيّنات: {name}',
        gate: 'نماذج الفلل: {name}',
        appointment: 'حجز موعد: {name}',
      },
      attached: 'مرفقة بهذه الرسالة',
      asTyped: '{number} (كما كُتب)',
      foot: `أُرسلت من موقع ${companyInArabic.name}. المرجع {reference}، الطلب {id}.`,
      reply: 'للرد على الزائر، أجيبوا على هذه الرسالة.',
      writeTo: 'للرد، اكتبوا إلى البريد الإلكتروني أعلاه. لا يصل الرد على هذه الرسالة إلى الزائر.',
      noReply: 'لم يترك الزائر بريدًا إلكترونيًا للرد عليه.',
      senderName: `موقع ${companyInArabic.name}`,
    },
  },
);

export type EnquiryMailWords = (typeof enquiryMails)['en'];
