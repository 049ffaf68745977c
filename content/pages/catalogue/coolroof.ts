import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';

/** /coolroof */
export const coolroofPage = words(
  {
    title: 'CoolRoof',
    lead: 'The dry-fix system for clay tile roofs: no cement mortar, ventilation under the tiles and a radiant barrier that reflects heat.',
    breadcrumbs: 'Breadcrumbs',
    picture: 'tool/dry-fix' as PictureId,
    parts: {
      title: 'The four parts of the system',
      items: [
        {
          title: 'Pest guard',
          text: 'Closes the gap under the first course at the eaves. It keeps birds and pests out and lets air in.',
          picture: 'dry-fix/pest-guard',
        },
        {
          title: 'Counter battens',
          text: 'Fixed over the radiant barrier from eaves to ridge. They keep the tiles clear of the deck, so air can pass.',
          picture: 'dry-fix/counter-battens',
        },
        {
          title: 'Radiant barrier',
          text: 'A foil laid on the roof under the counter battens. It reflects up to 97% of radiant heat (manufacturer’s figure).',
          picture: 'dry-fix/radiant-barrier',
        },
        {
          title: 'Dry-fix',
          text: 'Breathable and waterproof. It replaces cement mortar at ridges and hips.',
          picture: 'dry-fix/ridge-roll',
        },
      ] satisfies readonly { title: string; text: string; picture: PictureId }[],
    },
    next: {
      title: 'Plan CoolRoof for your roof',
      text: 'Send us a drawing or describe the roof, and we will reply with the layers and quantities it needs.',
      ask: 'Get your free estimate',
      contact: 'Send a message',
      dryFix: 'Dry-fix installation',
      components: 'Roofing components',
    },
  },
  {
    ar: {
      title: 'CoolRoof',
      lead: 'نظام التثبيت الجاف لأسقف القرميد الفخاري: بلا مونة إسمنتية، مع تهوية تحت القرميد وحاجز يعكس الحرارة.',
      breadcrumbs: 'مسار التنقل',
      parts: {
        title: 'أجزاء النظام الأربعة',
        items: [
          {
            title: 'مانع الطيور',
            text: 'يغلق الفراغ تحت الصف الأول عند الحافة السفلية، فيمنع دخول الطيور والآفات ويُدخل الهواء.',
          },
          {
            title: 'سدايب التهوية',
            text: 'تُثبَّت فوق الحاجز العاكس للحرارة من الحافة السفلية إلى القمة، وترفع القرميد عن قاعدة السقف ليمر الهواء.',
          },
          {
            title: 'الحاجز العاكس للحرارة',
            text: 'رقائق تُفرش على السقف تحت سدايب التهوية، وتعكس ما يصل إلى 97% من الحرارة الإشعاعية (حسب الشركة المصنّعة).',
          },
          {
            title: 'التثبيت الجاف',
            text: 'يسمح بمرور الهواء ولا ينفذ منه الماء، ويحل محل المونة الإسمنتية عند القمم والأضلاع المائلة.',
          },
        ],
      },
      next: {
        title: 'خططوا لسقفكم بنظام CoolRoof',
        text: 'أرسلوا إلينا مخططًا أو صفوا السقف، لنرد عليكم بما يحتاج إليه من طبقات وكميات.',
        ask: 'اطلبوا تقديرًا مجانيًا',
        contact: 'إرسال رسالة',
        dryFix: 'التثبيت الجاف',
        components: 'مكوّنات السقف',
      },
    },
  },
);
