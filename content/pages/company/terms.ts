import { words } from '@/content/words';
import { company } from '@/content/company';
import { companyInArabic } from '@/content/company.ar';
import type { LegalSection } from '@/content/pages/company/legal';

const { legalName, foundedIn, country } = company;

/** Terms of using the site itself; what is sold is agreed in a quotation and is no part of it. */
export const termsPage = words(
  {
    title: 'Terms of use',
    lead: 'What you can rely on here, what needs our confirmation, and what you may copy.',
    version: 'Version of 30 November 2026',
    contents: 'On this page',
    sections: [
      {
        id: 'site',
        title: 'This website',
        text: [
          `${legalName}, ${foundedIn}, ${country.name}, runs this website. These terms are about using it. An order is agreed separately, in a quotation that we send you.`,
        ],
        reach: true,
        links: [{ text: 'All our addresses', to: 'contact' }],
      },
      {
        id: 'information',
        title: 'Products, colours and figures',
        text: [
          'The pages describe our range. They are not an offer: we give prices, quantities and delivery times in a quotation.',
          'Colours shown are indicative. Clay is a natural material and every screen shows it differently; ask for the current colour card or a sample before you order.',
          'Figures marked as the manufacturer’s come from that manufacturer. Profile drawings are indicative. Before you plan with a figure, ask us to confirm it for your delivery.',
        ],
      },
      {
        id: 'tools',
        title: 'Online tools',
        text: [
          'The roof tile simulator and the tool for your own photo show how a tile may look. The hot water calculator and the roof tile calculator estimate from the figures you enter and from the assumptions they state. None of them replaces a survey, an engineer’s design or the approval of an authority.',
        ],
        links: [{ text: 'Get your free estimate', to: 'installers' }],
      },
      {
        id: 'pictures',
        title: 'Pictures and films',
        text: [
          'All pictures and films on this site are computer renderings made for it. Buildings are illustrations of typical buildings, not completed projects.',
          `You may save and show them to plan your own project, and share links to our pages with their preview pictures. For any other use, such as advertising or resale, write to us first.`,
        ],
      },
      {
        id: 'content',
        title: 'Texts, documents and names',
        text: [
          'You may print pages and pass on our catalogues and brochures unchanged. Names of manufacturers and their products belong to those manufacturers; we name them because we supply their products.',
        ],
      },
      {
        id: 'accounts',
        title: 'Accounts',
        text: [
          'An account is for one person. Keep its password to yourself, and tell us if you think somebody else uses it. You can delete it at any time on your profile page.',
          'Do not try to get at other people’s data, overload the site or send it harmful content.',
        ],
        links: [{ text: 'How we handle your data', to: 'privacy' }],
      },
      {
        id: 'links',
        title: 'Other websites',
        text: [
          'Maps, app stores and social networks are run by other companies under terms of their own. They open only when you ask for them.',
        ],
      },
      {
        id: 'law',
        title: 'Law and changes',
        text: [
          `These terms are governed by the laws of the ${country.name}. Nothing here takes away a right that those laws give you. When we change these terms, the date at the top of this page changes with them.`,
        ],
      },
    ] satisfies readonly LegalSection[],
  },
  {
    ar: {
      title: 'شروط الاستخدام',
      lead: 'ما يمكنكم الاعتماد عليه هنا، وما يحتاج إلى تأكيد منا، وما يجوز لكم نسخه.',
      version: 'نسخة 30 نوفمبر 2026',
      contents: 'في هذه الصفحة',
      sections: [
        {
          title: 'هذا الموقع',
          text: [
            `تدير هذا الموقع شركة ${legalName} في ${companyInArabic.foundedIn}، ${companyInArabic.country}. تخص هذه الشروط استخدام الموقع وحده، أما الطلبيات فيُتفق عليها على حدة في عرض سعر نرسله إليكم.`,
          ],
          links: [{ text: 'جميع عناويننا' }],
        },
        {
          title: 'المنتجات والألوان والأرقام',
          text: [
            'تصف الصفحات مجموعة منتجاتنا ولا تُعد عرضًا ملزمًا: الأسعار والكميات ومدد التوصيل نحددها في عرض السعر.',
            'الألوان المعروضة إرشادية. الفخار مادة طبيعية، ويختلف مظهره من شاشة إلى أخرى؛ اطلبوا بطاقة الألوان الحالية أو عيّنة قبل الطلب.',
            'الأرقام المنسوبة إلى الشركة المصنّعة صادرة عنها. ومخططات أشكال القرميد إرشادية. قبل أن تبنوا تصميمكم على رقم، اطلبوا منا تأكيده لشحنتكم.',
          ],
        },
        {
          title: 'الأدوات هذا الموقع الإلكتروني',
          text: [
            'يعرض محاكي القرميد وأداة صورة منزلكم كيف يمكن أن يبدو القرميد، وتقدّر حاسبة الماء الساخن وحاسبة القرميد الاحتياج من الأرقام التي تدخلونها ومن الافتراضات المذكورة فيهما. ولا تغني أيٌّ من هذه الأدوات عن معاينة الموقع أو تصميم المهندس أو موافقة الجهة المختصة.',
          ],
          links: [{ text: 'اطلبوا تقديرًا مجانيًا' }],
        },
        {
          title: 'الصور والأفلام',
          text: [
            'جميع صور هذا الموقع وأفلامه مصمّمة بالحاسوب. المباني صور توضيحية لمبانٍ نموذجية، لا لمشاريع منفّذة.',
            'يجوز لكم حفظها وعرضها للتخطيط لمشروعكم، ومشاركة روابط صفحاتنا مع صور المعاينة. أما أي استخدام آخر، كالإعلان أو إعادة البيع، فيُرجى مراسلتنا قبله.',
          ],
        },
        {
          title: 'النصوص والمستندات والأسماء',
          text: [
            'يجوز لكم طباعة الصفحات، وتداول كتالوجاتنا ونشراتنا دون تغيير. أسماء الشركات المصنّعة ومنتجاتها ملك لتلك الشركات، ونذكرها لأننا نورّد منتجاتها.',
          ],
        },
        {
          title: 'الحسابات',
          text: [
            'الحساب لشخص واحد. احتفظوا بكلمة المرور لأنفسكم، وأخبرونا إن ظننتم أن شخصًا آخر يستخدمه. يمكنكم حذفه في أي وقت من صفحة الملف الشخصي.',
            'لا تحاولوا الوصول إلى بيانات الآخرين، ولا تُثقلوا على الموقع، ولا ترسلوا إليه محتوى ضارًا.',
          ],
          links: [{ text: 'كيف نتعامل مع بياناتكم' }],
        },
        {
          title: 'مواقع أخرى',
          text: [
            'الخرائط ومتاجر التطبيقات وشبكات التواصل تديرها شركات أخرى وفق شروطها. ولا تُفتح إلا بطلب منكم.',
          ],
        },
        {
          title: 'القانون والتعديلات',
          text: [
            `تخضع هذه الشروط لقوانين ${companyInArabic.country}، وليس فيها ما ينتقص من حق تمنحكم إياه تلك القوانين. وعند تعديل الشروط يتغير معها التاريخ في أعلى هذه الصفحة.`,
          ],
        },
      ],
    },
  },
);
