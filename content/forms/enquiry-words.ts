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
      // With its figure in every form: the figure alone is what can be read on the sign.
      link: {
        zero: 'قائمة الطلب، عدد المنتجات: {count}',
        one: 'قائمة الطلب، عدد المنتجات: {count}',
        two: 'قائمة الطلب، عدد المنتجات: {count}',
        few: 'قائمة الطلب، عدد المنتجات: {count}',
        many: 'قائمة الطلب، عدد المنتجات: {count}',
        other: 'قائمة الطلب، عدد المنتجات: {count}',
      },
    },
  },
);

export type AddWords = (typeof enquiryWords)['en']['add'];
