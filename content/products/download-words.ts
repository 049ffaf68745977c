import { words } from '@/content/words';

/** What can be taken along from the page of a product, beside its pictures. */
export const downloadWords = words(
  {
    title: 'Downloads',
    licence: 'For plans, models and pictures of your projects. For any other use, write to us first.',
    terms: 'Terms of use',
    /** Read out after a format: `DXF, Drawing of {name}`. */
    about: '{title} of {name}',
    kilobytes: '{size} KB',
    drawing: {
      title: 'Drawing',
      tile: 'Plan, side and section in mm. Indicative: the manufacturer’s data sheet decides.',
      brick: 'Plan, front and end in mm. Sizes are nominal.',
    },
  },
  {
    ar: {
      title: 'التنزيلات',
      licence: 'لمخططات مشاريعكم ونماذجها وصورها. لأي استخدام آخر راسلونا أولًا.',
      terms: 'شروط الاستخدام',
      about: '{title}: {name}',
      kilobytes: '{size}\u00a0كيلوبايت',
      drawing: {
        title: 'مخطط',
        tile: 'المسقط والجانب والمقطع بالمليمتر. القيم إرشادية، والمرجع نشرة الشركة المصنّعة.',
        brick: 'المسقط والواجهة والطرف بالمليمتر. المقاسات اسمية.',
      },
    },
  },
);
