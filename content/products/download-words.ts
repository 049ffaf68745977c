import { words } from '@/content/words';

/** What can be taken along from the page of a product, beside its pictures. */
export const downloadWords = words(
  {
    title: 'Downloads',
    licence: 'For plans, models and pictures of your projects. For any other use, write to us first.',
    terms: 'Terms of use',
    /** Read out after a format: `DXF, Drawing of {name}`. */
    about: '{title} of {name}',
    kilobytes: '{size}\u00a0KB',
    drawing: {
      title: 'Drawing',
      tile: 'Plan, side and section in mm. Indicative: check the manufacturer’s data sheet.',
      brick: 'Plan, front and end in mm. Sizes are nominal.',
    },
    texture: {
      title: 'Seamless texture',
      tile: '{across}\u00a0×\u00a0{down}\u00a0px that repeat every {width}\u00a0×\u00a0{height}\u00a0mm without a seam. Rendered by us; ask for a sample.',
      concrete:
        'The surface without joints: {across}\u00a0×\u00a0{down}\u00a0px that repeat every {width}\u00a0×\u00a0{height}\u00a0mm without a seam. Rendered by us; ask for a sample.',
      brick:
        '{across}\u00a0×\u00a0{down}\u00a0px that repeat every {width}\u00a0×\u00a0{height}\u00a0mm without a seam, drawn with bricks of 215\u00a0×\u00a065\u00a0mm in size. The manufacturer’s sizes are on request. Rendered by us; ask for a sample.',
    },
    model: {
      title: '3D model',
      text: 'In metres and true to scale, with its colour.',
      tile: 'In metres and true to scale by our indicative drawing, with its colour.',
      tank: 'In metres, the tank true to scale; collectors and stand are indicative.',
      part: 'In metres, with its colour; shape and size are indicative.',
    },
    /** What a map of a texture is for; formats are named as they are. */
    maps: { colour: 'Colour (JPEG)', normal: 'Normal (JPEG, OpenGL)', roughness: 'Roughness (JPEG)' },
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
        tile: 'المسقط والجانب والمقطع بالمليمتر. القيم إرشادية، والعبرة بالمواصفات الفنية للشركة المصنّعة.',
        brick: 'المسقط والواجهة والطرف بالمليمتر. المقاسات اسمية.',
      },
      texture: {
        title: 'خامة متكررة',
        tile: 'تتكرر كل \u2066{width}\u00a0×\u00a0{height}\u2069 مم بلا حدود ظاهرة، بدقة \u2066{across}\u00a0×\u00a0{down}\u2069\u00a0بكسل. صورة مصمّمة بالحاسوب، ويمكنكم طلب عيّنة.',
        concrete:
          'السطح من دون فواصل. تتكرر كل \u2066{width}\u00a0×\u00a0{height}\u2069\u00a0مم بلا حدود ظاهرة، بدقة \u2066{across}\u00a0×\u00a0{down}\u2069\u00a0بكسل. صورة مصمّمة بالحاسوب، ويمكنكم طلب عيّنة.',
        brick:
          'تتكرر كل \u2066{width}\u00a0×\u00a0{height}\u2069 مم بلا حدود ظاهرة، بدقة \u2066{across}\u00a0×\u00a0{down}\u2069\u00a0بكسل، بطوب \u2066215\u00a0×\u00a065\u2069 مم؛ المقاسات عند الطلب. صورة مصمّمة بالحاسوب، ويمكنكم طلب عيّنة.',
      },
      model: {
        title: 'نموذج ثلاثي الأبعاد',
        text: 'بالمتر وبمقياسه الحقيقي مع لونه.',
        tile: 'بالمتر وبمقياسه الحقيقي حسب مخططنا الإرشادي، مع لونه.',
        tank: 'بالمتر، الخزان بمقياسه الحقيقي، والمجمّعات وهيكل التثبيت إرشادية.',
        part: 'بالمتر مع لونه، والشكل والمقاس إرشاديان.',
      },
      maps: {
        colour: 'اللون (JPEG)',
        normal: 'البروز (JPEG،\u200f OpenGL)',
        roughness: 'الخشونة (JPEG)',
      },
    },
  },
);
