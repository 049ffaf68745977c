import { words } from '@/content/words';

/** What every page says of the enquiry list: the button on a product and the links. Kept apart, and short. */
export const enquiryWords = words(
  {
    add: {
      add: 'Add to enquiry',
      added: 'In your enquiry',
      /** Read out after it: where it leads then. */
      goThere: 'See the list',
      full: 'The list is full: 50 products',
    },
    link: { one: 'Enquiry list, {count} item', other: 'Enquiry list, {count} items' },
  },
  {
    ar: {
      add: {
        add: 'إضافة للطلب',
        added: 'ضمن طلبكم',
        goThere: 'عرض القائمة',
        full: 'القائمة ممتلئة: 50 منتجًا',
      },
      link: {
        zero: 'قائمة الطلب، لا منتجات',
        one: 'قائمة الطلب، منتج واحد',
        two: 'قائمة الطلب، منتجان',
        few: 'قائمة الطلب، {count} منتجات',
        many: 'قائمة الطلب، {count} منتجًا',
        other: 'قائمة الطلب، {count} منتج',
      },
    },
  },
);

export type AddWords = (typeof enquiryWords)['en']['add'];
