import { words } from '@/content/words';
import { company } from '@/content/company';
import { companyInArabic } from '@/content/company.ar';
import type { RouteKey } from '@/content/routes';

interface Link {
  label: string;
  to: RouteKey;
}

const { brand, foundedIn, since } = company;

/** Links that are in no menu of the specification; footer and drawer show them. */
const ownWays: readonly Link[] = [
  { label: 'Get your free estimate', to: 'installers' },
  { label: 'Enquiry list', to: 'cart' },
  { label: 'Search', to: 'search' },
  { label: 'Sign in', to: 'login' },
];

const rules: readonly Link[] = [
  { label: 'Privacy', to: 'privacy' },
  { label: 'Terms of use', to: 'terms' },
  { label: 'Accessibility', to: 'accessibility' },
];

/** The words of header, drawer, footer and floating controls. */
export const shell = words(
  {
    skip: 'Skip to content',
    home: `${brand}, home`,
    menu: {
      name: 'Main',
      /** Follows an item's name on the button that opens what is under it. */
      submenu: '{name} submenu',
      open: 'Menu',
      close: 'Close menu',
    },
    /** At the end of the menu of telephones; `{number}` is the company's. */
    call: 'Call {number}',
    whatsapp: 'WhatsApp',
    signIn: 'Sign in',
    account: { name: 'Your account', profile: 'Profile', signOut: 'Sign out' },
    estimate: 'Get your free estimate',
    toTop: 'Back to top',
    app: {
      name: 'Install the app',
      title: `${brand} on your phone`,
      text: 'Our app for Android and iOS',
      action: 'Install',
      close: 'Close, and do not show again',
    },
    footer: {
      line: `Building materials from ${foundedIn} since ${since.month} ${since.year}.`,
      locations: 'Where we are',
      directions: 'Directions',
      /** Read out after it, so that three links do not sound alike. */
      directionsTo: 'to {place}, opens Google Maps',
      map: { button: 'Show the map', note: 'Loads a map from Google.' },
      navigation: 'Site',
      /** On telephones they are folded under this. */
      pages: 'All pages',
      social: 'Social',
      apps: 'Mobile app',
      /** Menu items with nothing under them are gathered under this. */
      company: 'Company',
      own: { title: 'Your project', links: ownWays },
      /** The last line: rules that are linked from every page. */
      rules: { title: 'Rules of this site', links: rules },
      licence: 'Trade licence {number}.',
      renderings: 'All pictures on this site are computer renderings.',
    },
  },
  {
    ar: {
      skip: 'تخطَّ إلى المحتوى',
      home: `${companyInArabic.name}، الرئيسية`,
      menu: {
        name: 'القائمة الرئيسية',
        submenu: 'القائمة الفرعية: {name}',
        open: 'القائمة',
        close: 'إغلاق القائمة',
      },
      call: 'اتصلوا بنا: {number}',
      whatsapp: 'واتساب',
      signIn: 'تسجيل الدخول',
      account: { name: 'حسابكم', profile: 'الملف الشخصي', signOut: 'تسجيل الخروج' },
      estimate: 'اطلبوا تقديرًا مجانيًا',
      toTop: 'العودة إلى الأعلى',
      app: {
        name: 'تثبيت التطبيق',
        title: `تطبيق ${companyInArabic.brand} على هاتفكم`,
        text: 'لنظامي Android و\u00a0iOS',
        action: 'تثبيت',
        close: 'إغلاق وعدم الإظهار مجددًا',
      },
      footer: {
        line: `مواد بناء من ${companyInArabic.foundedIn} منذ ${companyInArabic.month} ${since.year}.`,
        locations: 'مواقعنا',
        directions: 'الاتجاهات',
        directionsTo: 'إلى {place}، تُفتح في خرائط Google',
        map: { button: 'عرض الخريطة', note: 'تُحمَّل الخريطة من Google.' },
        navigation: 'الموقع',
        pages: 'جميع الصفحات',
        social: 'تابعونا',
        apps: 'تطبيق الهاتف',
        company: 'الشركة',
        own: {
          title: 'مشروعكم',
          links: [
            { label: 'اطلبوا تقديرًا مجانيًا' },
            { label: 'قائمة الطلب' },
            { label: 'بحث' },
            { label: 'تسجيل الدخول' },
          ],
        },
        rules: {
          title: 'سياسات الموقع',
          links: [{ label: 'الخصوصية' }, { label: 'شروط الاستخدام' }, { label: 'سهولة الوصول' }],
        },
        licence: 'رخصة تجارية رقم {number}.',
        renderings: 'جميع صور هذا الموقع مصمّمة بالحاسوب.',
      },
    },
  },
);
