import { company } from '@/content/company';
import { words } from '@/content/words';

/** The place for a picture in a form. */
export const photoField = words(
  {
    label: 'Photo or drawing (optional)',
    choose: 'Choose a file',
    other: 'Choose another',
    remove: 'Remove',
    help: 'One JPEG, PNG or WebP file. We store a smaller copy without the place and the time it was taken.',
    /** What the field does not take. */
    email: { text: 'Email a PDF or CAD drawing', href: `mailto:${company.email}` },
    /** Where the page came anew. */
    again: 'If you had chosen a file, please choose it again: it was not kept.',
    reading: 'Preparing the file',
    /** `{size}` is that of the copy that is sent, in KB. */
    ready: '{name}: {size}\u00a0KB will be sent',
    wrong: 'This file cannot be read as a picture. Choose a JPEG, PNG or WebP file, or email it to us.',
  },
  {
    ar: {
      label: 'صورة أو مخطط (اختياري)',
      choose: 'اختيار ملف',
      other: 'اختيار ملف آخر',
      remove: 'إزالة',
      help: 'ملف واحد بصيغة JPEG أو PNG أو WebP. نحفظ نسخة أصغر منه دون مكان الالتقاط ووقته.',
      email: { text: 'إرسال مخطط PDF أو CAD بالبريد الإلكتروني' },
      again: 'إذا كنتم قد اخترتم ملفًا، فيُرجى اختياره مرة أخرى، لأنه لم يُحفظ.',
      reading: 'جارٍ تجهيز الملف',
      ready: '{name}: سيُرسل {size}\u00a0كيلوبايت',
      wrong:
        'تتعذّر قراءة هذا الملف بوصفه صورة. اختاروا ملفًا بصيغة JPEG أو PNG أو WebP، أو أرسلوه إلينا بالبريد الإلكتروني.',
    },
  },
);

export type PhotoFieldWords = (typeof photoField)['en'];
