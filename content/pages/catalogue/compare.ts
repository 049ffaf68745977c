import { words } from '@/content/words';

/** /compare: products side by side. `{place}` is the number of a column. */
export const comparePage = words(
  {
    title: 'Compare products',
    lead: 'Up to four products side by side: pictures, specification, and every difference marked.',
    breadcrumbs: 'Breadcrumbs',
    /** On the pages that lead here; the product follows, read out. */
    open: 'Compare',
    none: 'Choose the first product. You can add up to three others beside it.',
    one: 'Add a second product to see what differs.',
    /** Said where the address names what cannot be shown. */
    unknown: {
      one: '{count} product in this link is not in our range.',
      other: '{count} products in this link are not in our range.',
    },
    beyond: {
      one: 'Four products fit side by side: {count} was left out.',
      other: 'Four products fit side by side: {count} were left out.',
    },
    table: {
      caption: 'Comparison of {names}',
      property: 'Property',
      colours: 'Colours',
      difference: 'Colour difference from product {place}',
      next: 'Next steps',
      /** Read out after the name of a row. */
      differs: 'differs',
      legend: 'The products differ in the rows with this mark.',
      /** Where no row differs: all have every row; what more than one states is the same; nothing is stated by two. */
      same: 'These products are the same in every row of the table.',
      alike:
        'What is stated for more than one of these products is the same. Values on request are left out.',
      apart: 'No figure is stated for more than one of these products, so there is nothing to compare.',
      only: 'Show differences only',
      all: 'Show all rows',
      /** Where one product has no such figure. */
      nothing: 'not stated',
      note: 'Colour difference is computed from the nominal colours of our pictures (CIE 1976): about 2 is just visible, and from 5 on the eye sees two colours. Values on request are left out of the comparison.',
    },
    remove: 'Remove',
    start: 'Start again',
    add: {
      title: 'Add a product',
      label: 'Product',
      choose: 'Choose a product',
      send: 'Add to the comparison',
      near: 'Near what you compare',
      first: 'Begin with one of these',
      earlier: {
        one: 'Add the product you compared before',
        other: 'Add the {count} products you compared before',
      },
    },
    next: {
      title: 'Not sure which one?',
      text: 'Tell us about the building, and we will tell you which product fits and what it costs.',
      ask: 'Ask us',
      list: 'Open the enquiry list',
    },
  },
  {
    ar: {
      title: 'مقارنة المنتجات',
      lead: 'حتى أربعة منتجات جنبًا إلى جنب: الصور والمواصفات، مع علامة على كل اختلاف.',
      breadcrumbs: 'مسار التنقل',
      open: 'مقارنة',
      none: 'اختاروا المنتج الأول، ويمكنكم إضافة ثلاثة منتجات أخرى بجانبه.',
      one: 'أضيفوا منتجًا ثانيًا لمعرفة الاختلافات.',
      unknown: {
        zero: 'كل المنتجات في هذا الرابط من منتجاتنا.',
        one: 'في هذا الرابط منتج واحد ليس من منتجاتنا.',
        two: 'في هذا الرابط منتجان ليسا من منتجاتنا.',
        few: 'في هذا الرابط {count} منتجات ليست من منتجاتنا.',
        many: 'في هذا الرابط {count} منتجًا ليس من منتجاتنا.',
        other: 'في هذا الرابط {count} منتج ليس من منتجاتنا.',
      },
      beyond: {
        zero: 'تتسع المقارنة لأربعة منتجات.',
        one: 'تتسع المقارنة لأربعة منتجات، ولم يُعرض منتج واحد.',
        two: 'تتسع المقارنة لأربعة منتجات، ولم يُعرض منتجان.',
        few: 'تتسع المقارنة لأربعة منتجات، ولم تُعرض {count} منتجات.',
        many: 'تتسع المقارنة لأربعة منتجات، ولم يُعرض {count} منتجًا.',
        other: 'تتسع المقارنة لأربعة منتجات، ولم يُعرض {count} منتج.',
      },
      table: {
        caption: 'مقارنة: {names}',
        property: 'الخاصية',
        colours: 'الألوان',
        difference: 'فرق اللون عن المنتج {place}',
        next: 'الخطوات التالية',
        differs: 'مختلف',
        legend: 'تختلف المنتجات في الصفوف التي تحمل هذه العلامة.',
        same: 'هذه المنتجات متطابقة في كل صفوف الجدول.',
        alike: 'القيم المذكورة لأكثر من منتج واحد متطابقة. ولا تدخل القيم «عند الطلب» في المقارنة.',
        apart: 'لا توجد قيمة مذكورة لأكثر من منتج واحد، فلا مجال للمقارنة.',
        only: 'عرض الاختلافات فقط',
        all: 'عرض كل الصفوف',
        nothing: 'غير مذكور',
        note: 'فرق اللون محسوب من الألوان الاسمية لصورنا (CIE 1976): بالكاد يُرى الفرق عند نحو 2، وابتداءً من 5 يظهر لونان مختلفان. ولا تدخل القيم «عند الطلب» في المقارنة.',
      },
      remove: 'إزالة',
      start: 'البدء من جديد',
      add: {
        title: 'إضافة منتج',
        label: 'المنتج',
        choose: 'اختيار منتج',
        send: 'إضافة إلى المقارنة',
        near: 'منتجات قريبة مما تقارنونه',
        first: 'يمكنكم البدء بأحد هذه المنتجات',
        earlier: {
          zero: 'إضافة ما قارنتموه من قبل',
          one: 'إضافة المنتج الذي قارنتموه من قبل',
          two: 'إضافة المنتجين اللذين قارنتموهما من قبل',
          few: 'إضافة {count} منتجات قارنتموها من قبل',
          many: 'إضافة {count} منتجًا قارنتموه من قبل',
          other: 'إضافة {count} منتج قارنتموه من قبل',
        },
      },
      next: {
        title: 'لم تقرروا بعد؟',
        text: 'حدّثونا عن المبنى، ونخبركم بالمنتج المناسب وسعره.',
        ask: 'اسألونا',
        list: 'فتح قائمة الطلب',
      },
    },
  },
);
