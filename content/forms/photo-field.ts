import { words } from '@/content/words';

/** The place for a picture in a form. */
export const photoField = words(
  {
    label: 'Photograph or drawing (optional)',
    choose: 'Choose a picture',
    other: 'Choose another',
    remove: 'Remove',
    help: 'One JPEG, PNG or WebP picture. We store a smaller copy without the place and the time it was taken. PDF and CAD files: please email them.',
    /** Where the page came anew. */
    again: 'If you had chosen a picture, please choose it again: it was not kept.',
    reading: 'Preparing the picture',
    /** `{size}` is that of the copy that is sent, in KB. */
    ready: '{name}: {size}\u00a0KB will be sent',
    wrong:
      'This file cannot be read as a picture. Choose a JPEG, PNG or WebP picture, or email the file to us.',
  },
  {
    ar: {
      label: 'صورة أو مخطط (اختياري)',
      choose: 'اختيار صورة',
      other: 'اختيار صورة أخرى',
      remove: 'إزالة',
      help: 'صورة واحدة بصيغة JPEG أو PNG أو WebP. نحفظ نسخة أصغر منها دون مكان التقاطها ووقته. أما الملفات بصيغة PDF أو CAD فيُرجى إرسالها بالبريد الإلكتروني.',
      again: 'إذا كنتم قد اخترتم صورة، فيُرجى اختيارها مرة أخرى، لأنها لم تُحفظ.',
      reading: 'جارٍ تجهيز الصورة',
      ready: '{name}: سيُرسل {size}\u00a0كيلوبايت',
      wrong:
        'تتعذّر قراءة هذا الملف بوصفه صورة. اختاروا صورة بصيغة JPEG أو PNG أو WebP، أو أرسلوا الملف إلينا بالبريد الإلكتروني.',
    },
  },
);

export type PhotoFieldWords = (typeof photoField)['en'];
