import { words } from '@/content/words';

/** Words of both mails of an enquiry, the company's and the copy: what stands before each value. */
export const enquiryMails = words(
  {
    labels: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      address: 'Address',
      message: 'Message',
      lines: 'Enquiry list',
      design: 'Design',
      calculation: 'Calculation',
      roof: 'Roof',
      wall: 'Wall',
      product: 'Product',
      open: 'Open it at',
      photo: 'Photo',
    },
    attached: 'attached to this email',
    /** A number that could not be made one to dial, such as two in one field. */
    asTyped: '{number} (as typed)',
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
        design: 'التصميم',
        calculation: 'العملية الحسابية',
        roof: 'السقف',
        wall: 'الجدار',
        product: 'المنتج',
        open: 'رابط الفتح',
        photo: 'الصورة',
      },
      attached: 'مرفقة بهذه الرسالة',
      asTyped: '{number} (كما كُتب)',
    },
  },
);

export type EnquiryMailWords = (typeof enquiryMails)['en'];
