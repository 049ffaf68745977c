import { words } from '@/content/words';
/** What the controls of the site's lightbox are called. */
export const lightboxWords = words(
  {
    open: 'Open large',
    gallery: 'Pictures',
    carousel: 'Carousel',
    slide: 'Picture',
    nth: '{nth} of {total}',
    previous: 'Previous picture',
    next: 'Next picture',
    play: 'Play the slideshow',
    pause: 'Pause the slideshow',
    download: 'Download',
    close: 'Close',
    failed: 'The picture could not be saved. Try again.',
    unsure: 'If no picture appears, open this page in your browser and save it there.',
    missing: 'The large picture could not be loaded. Check your connection and try again.',
  },
  {
    ar: {
      open: 'تكبير الصورة',
      gallery: 'الصور',
      carousel: 'شريط الصور',
      slide: 'صورة',
      nth: '{nth} من {total}',
      previous: 'الصورة السابقة',
      next: 'الصورة التالية',
      play: 'تشغيل عرض الصور',
      pause: 'إيقاف عرض الصور مؤقتًا',
      download: 'تنزيل',
      close: 'إغلاق',
      failed: 'تعذّر حفظ الصورة. يُرجى المحاولة مرة أخرى.',
      unsure: 'إن لم تظهر الصورة فافتحوا هذه الصفحة في متصفحكم واحفظوها هناك.',
      missing: 'تعذّر تحميل الصورة الكبيرة. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.',
    },
  },
);
