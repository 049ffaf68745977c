import { words } from '@/content/words';

/** What is said at a field. One table, so that every form of the site says the same of the same fault. */
export const fieldWords = words(
  {
    nameMissing: 'Name is required',
    nameLong: 'Please keep the name within 100 characters',
    emailMissing: 'Email is required',
    emailWrong: 'Please enter a valid email address',
    emailLong: 'Please keep the email address within 254 characters',
    phoneMissing: 'Phone number is required',
    phoneWrong:
      'Please check this number. Examples: 050\u00a0123\u00a04567, 00966\u00a050\u00a0123\u00a04567',
    messageMissing: 'Message is required',
    messageLong: 'Please keep the message within 2,000 characters',
    addressMissing: 'Address is required',
    addressLong: 'Please keep the address within 300 characters',
    linesWrong: 'The list could not be read. Please reload the page and try again.',
    wayBackMissing: 'Please leave an email address or a phone number so that we can reply',
    marksPiled: 'Please write this field without so many accents on one letter',
    unreadable: 'Please remove the hidden control characters from this field',
  },
  {
    ar: {
      nameMissing: 'الاسم مطلوب',
      nameLong: 'يُرجى ألا يزيد الاسم على 100 حرف',
      emailMissing: 'البريد الإلكتروني مطلوب',
      emailWrong: 'يُرجى إدخال بريد إلكتروني صحيح',
      emailLong: 'يُرجى ألا يزيد البريد الإلكتروني على 254 حرفًا',
      phoneMissing: 'رقم الهاتف مطلوب',
      phoneWrong: 'يُرجى مراجعة رقم الهاتف. مثال: 050\u00a0123\u00a04567 أو 00966\u00a050\u00a0123\u00a04567',
      messageMissing: 'الرسالة مطلوبة',
      messageLong: 'يُرجى ألا تزيد الرسالة على 2,000 حرف',
      addressMissing: 'العنوان مطلوب',
      addressLong: 'يُرجى ألا يزيد العنوان على 300 حرف',
      linesWrong: 'تعذّرت قراءة القائمة. يُرجى تحميل الصفحة من جديد والمحاولة مرة أخرى.',
      wayBackMissing: 'يُرجى إدخال البريد الإلكتروني أو رقم الهاتف لنتمكن من الرد عليكم',
      marksPiled: 'يُرجى حذف العلامات المتراكمة من هذا الحقل',
      unreadable: 'يُرجى حذف رموز التحكم المخفية من هذا الحقل',
    },
  },
);

export type FieldFault = keyof (typeof fieldWords)['en'];
