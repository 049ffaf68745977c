import type { Lang } from '@/content/lang';
import { words } from '@/content/words';
import { BRICKS } from '@/content/catalogue/bricks';
import { brickName } from '@/content/catalogue/brick-names';
import { banner } from '@/content/pictures/banner';
import { path } from '@/content/routes';
import { BRICK_SUPPLIERS } from '@/content/suppliers/bricks/all';
import { countryName, supplierName } from '@/content/suppliers/names';

/** The block the drawing measures. */
const example = BRICKS[0]!;

/** Millimetres of the drawing: the letters stand for these. */
export const EXAMPLE = {
  width: example.width,
  height: example.height,
  length: example.length,
  shape: example.shape,
};

/** /product/bricks */
export const bricksPage = words(
  {
    title: 'Bricks',
    lead: 'Concrete blocks and pavers, clay facing brick and facade systems from three manufacturers.',
    ...banner('banner/bricks'),
    breadcrumbs: 'Breadcrumbs',
    cards: {
      title: 'By country',
    },
    table: {
      title: 'Side by side',
      lead: 'What the products are made of, how many you can see here, and what we need from you to order.',
      caption: 'Suppliers of bricks compared',
      head: ['Supplier', 'Country', 'Material', 'Shown here', 'How to order'],
    },
    size: {
      title: 'How to read a brick size',
      lead: 'Three figures in millimetres: width through the wall, height and length along it.',
      alt: `Drawing of a hollow block with its three dimensions: A width ${example.width}\u00a0mm, B height ${example.height}\u00a0mm, C length ${example.length}\u00a0mm`,
      measures: [
        {
          letter: 'A',
          name: 'Width',
          figure: `${example.width}\u00a0mm`,
          text: 'Through the wall. A wall of one block is as thick as this figure, without plaster.',
        },
        {
          letter: 'B',
          name: 'Height',
          figure: `${example.height}\u00a0mm`,
          text: 'Height of the block. A course is one joint higher, unless it is included.',
        },
        {
          letter: 'C',
          name: 'Length',
          figure: `${example.length}\u00a0mm`,
          text: 'Along the wall. Length and height make the visible face.',
        },
      ],
      pavers: 'Pavers are given as length, width and thickness: you walk on the first two.',
      units: 'How many units you need per m²',
    },
    next: {
      title: 'Not sure which brick you need?',
      text: 'Send us a drawing or a photograph of the wall, or describe it in a message. We will reply with the product, its size and the quantity.',
      ask: 'Contact us',
      simulator: 'Bricks simulator (coming soon)',
    },
  },
  {
    ar: {
      title: 'الطوب',
      lead: 'بلوك خرساني وإنترلوك، وطوب واجهات فخاري، وأنظمة واجهات، من ثلاث شركات مصنّعة.',
      breadcrumbs: 'مسار التنقل',
      cards: {
        title: 'حسب البلد',
      },
      table: {
        title: 'مقارنة الشركات المصنّعة',
        lead: 'ممَّ تُصنع المنتجات، وكم منها معروض هنا، وما نحتاج إليه منكم للطلب.',
        caption: 'مقارنة بين الشركات المصنّعة للطوب',
        head: ['الشركة المصنّعة', 'البلد', 'المادة', 'المعروض هنا', 'طريقة الطلب'],
      },
      size: {
        title: 'كيف تُقرأ مقاسات الطوب',
        lead: 'ثلاثة أرقام بالمليمتر تُقرأ من اليسار إلى اليمين: العرض (سماكة الجدار)، ثم الارتفاع، ثم الطول.',
        alt: `رسم لبلوك مفرّغ بمقاساته الثلاثة: A العرض ${example.width}\u00a0مم، و\u00a0B الارتفاع ${example.height}\u00a0مم، و\u00a0C الطول ${example.length}\u00a0مم`,
        measures: [
          {
            letter: 'A',
            name: 'العرض',
            figure: `${example.width}\u00a0مم`,
            text: 'هو سماكة الجدار المبني من بلوك واحد، قبل اللياسة.',
          },
          {
            letter: 'B',
            name: 'الارتفاع',
            figure: `${example.height}\u00a0مم`,
            text: 'ارتفاع البلوك. ارتفاع المدماك هو هذا الرقم مع فاصل المونة، ما لم يكن الفاصل محسوبًا فيه.',
          },
          {
            letter: 'C',
            name: 'الطول',
            figure: `${example.length}\u00a0مم`,
            text: 'على امتداد الجدار. الطول والارتفاع هما الوجه الظاهر.',
          },
        ],
        pavers: 'مقاسات الإنترلوك هي الطول والعرض والسماكة: الأولان هما الوجه الذي يُمشى عليه.',
        units: 'كم قطعة تحتاجون لكل م²',
      },
      next: {
        title: 'لا تعرفون أي طوب تحتاجون؟',
        text: 'أرسلوا إلينا مخططًا أو صورة للجدار، أو صفوه في رسالة، لنرد عليكم بالمنتج ومقاسه والكمية.',
        ask: 'تواصل معنا',
        simulator: 'محاكي الطوب (قريبًا)',
      },
    },
  },
);

/** The block of the drawing, by name. */
export const exampleName = (lang: Lang) => brickName(example, lang);

/** Cards of the suppliers. */
export const brickCards = (lang: Lang) =>
  BRICK_SUPPLIERS.map(({ supplier, page, words: said }) => ({
    id: supplier,
    to: path(page, lang),
    title: countryName(supplier, lang),
    note: `${supplierName(supplier)}: ${said[lang].range}`,
  }));

/** Rows of the comparison. */
export const brickComparison = (lang: Lang) =>
  BRICK_SUPPLIERS.map(({ supplier, page, shown, words: said }) => {
    const { material, shown: counted, order } = said[lang];
    return {
      id: supplier,
      to: path(page, lang),
      name: supplierName(supplier),
      country: countryName(supplier, lang),
      material,
      shown: `${shown} ${counted}`,
      order,
    };
  });
