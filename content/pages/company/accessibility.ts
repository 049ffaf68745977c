import { words } from '@/content/words';
import type { LegalSection } from '@/content/pages/company/legal';

/** Only what tests of this repository do: each line of "What was tested" names something under tests/. */
export const accessibilityPage = words(
  {
    title: 'Accessibility',
    lead: 'Everyone should be able to find a roof tile here. What we did for that, what is missing, and how to tell us.',
    version: 'Version of 30 November 2026',
    contents: 'On this page',
    sections: [
      {
        id: 'standard',
        title: 'The standard we work to',
        text: [
          'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA. The statements below are our own; no outside body has certified this site.',
        ],
      },
      {
        id: 'works',
        title: 'What works',
        text: [],
        list: [
          'Every page can be read without JavaScript, and the contact, appointment and account forms can be sent without it.',
          'Everything can be reached and used with a keyboard. The first press of the Tab key offers a link past the menu.',
          'Pages fit a screen 320\u00a0pixels wide, which is a window of 1,280\u00a0pixels at 400% zoom, and follow the letter size you set, up to twice the usual size.',
          'Anything that moves for more than five seconds has a pause button. If your system asks for less motion, it stands still from the start.',
          'High contrast and forced colours of your system are followed.',
          'Viewers that are turned by dragging also have buttons and arrow keys. Controls are at least 44\u00a0pixels high.',
          'Pictures that say something have a description; decoration has none. Errors in a form are named at their field, and nothing you typed is lost.',
        ],
      },
      {
        id: 'tested',
        title: 'What was tested, and how',
        text: ['These tests run in the browser before a version of the site is released.'],
        rows: [
          [
            'Rules',
            'Automatic checks of the rules of WCAG 2.2, levels A and AA, on every page, at desktop and phone width.',
          ],
          ['Clean code', 'Every page is checked against the HTML standard.'],
          ['Narrow screens', 'No page scrolls sideways at 320, 390, 768, 1,024 or 1,440\u00a0pixels.'],
          ['Larger text', 'No page scrolls sideways at 320\u00a0pixels with letters of twice the size.'],
          [
            'Keyboard',
            'From the home page to an enquiry that is sent, with the keyboard alone; menus, dialogs and viewers one by one.',
          ],
          [
            'What a screen reader says',
            'Headings, parts of the page and the names of links, buttons and fields, as a screen reader is told them, on each kind of page.',
          ],
          ['High contrast', 'Choices and states can be told apart in the colours of the system.'],
          ['Without JavaScript', 'Every page can be read; every form page can be used.'],
          [
            'Browsers',
            'All tests in Chromium, the engine of Chrome and Edge; the main journeys also in Firefox and in WebKit, the engine of Safari.',
          ],
        ],
      },
      {
        id: 'limits',
        title: 'Limits we know of',
        text: [],
        list: [
          'The tests above are automatic. They have not been repeated by people who use a screen reader, a switch or voice control every day.',
          'The pages and our PDF documents are in English and Arabic, in no other language.',
          'Our PDF documents are tagged, but were not checked against a standard for accessible PDF. Their main figures are also on the pages.',
          'The map comes from Google, and we cannot change it. Our addresses are beside it as text.',
          'The roof tile simulator and the villa models show pictures; what they show is described in a sentence, not in every detail.',
          'The enquiry list, the simulator and the calculator need JavaScript. Without it those pages say so and lead to a form, a phone number and an email address.',
        ],
      },
      {
        id: 'tell-us',
        title: 'Tell us',
        text: [
          `If something does not work for you, write to us or call us. Say which page it was and what you use to read it. We can also send you what you were looking for by email, or tell you by phone.`,
        ],
        reach: true,
        links: [{ text: 'Contact us', to: 'contact' }],
      },
    ] satisfies readonly LegalSection[],
  },
  {
    ar: {
      title: 'سهولة الوصول',
      lead: 'من حق كل زائر أن يجد القرميد الذي يبحث عنه هنا. هذا ما فعلناه لذلك، وما ينقص، وكيف تخبروننا.',
      version: 'نسخة 30 نوفمبر 2026',
      contents: 'في هذه الصفحة',
      sections: [
        {
          title: 'المعيار الذي نلتزم به',
          text: [
            'إرشادات النفاذ إلى محتوى الويب (WCAG) 2.2، المستوى AA. ما يلي تصريح منا، ولم تعتمد الموقع جهة خارجية.',
          ],
        },
        {
          title: 'ما يتيحه الموقع',
          text: [],
          list: [
            'يمكن قراءة كل صفحة بدون JavaScript، وإرسال نماذج التواصل والموعد والحساب بدونه.',
            'يمكن استخدام كل شيء بلوحة المفاتيح. وأول ضغطة على Tab تعرض رابطًا يتجاوز القائمة.',
            'تلائم الصفحات شاشة عرضها 320\u00a0بكسل، أي نافذة من 1,280\u00a0بكسل بتكبير 400%، وتتبع حجم الحروف الذي تختارونه حتى ضعف الحجم المعتاد.',
            'لكل ما يتحرك أكثر من خمس ثوانٍ زر إيقاف مؤقت. وإذا كان جهازكم مضبوطًا على تقليل الحركة، يبقى ساكنًا من البداية.',
            'نتبع إعدادات التباين العالي والألوان المفروضة في جهازكم.',
            'لأدوات العرض التي تُدار بالسحب أزرار ومفاتيح أسهم أيضًا. ولا يقل ارتفاع عناصر التحكم عن 44\u00a0بكسل.',
            'للصور ذات المعنى وصف، وليس للزخارف وصف. وتُذكر أخطاء النموذج عند حقولها، ولا يضيع شيء مما كتبتموه.',
          ],
        },
        {
          title: 'ما اختُبر، وكيف',
          text: ['تُجرى هذه الاختبارات في المتصفح قبل كل نسخة من الموقع.'],
          rows: [
            [
              'القواعد',
              'فحوص آلية لقواعد WCAG 2.2 للمستويين A و\u00a0AA، على كل صفحة، بعرض الحاسوب وعرض الهاتف.',
            ],
            ['سلامة الشيفرة', 'فحص مطابقة معيار HTML، على كل صفحة.'],
            [
              'الشاشات الضيقة',
              'لا تُمرَّر أي صفحة أفقيًا عند عرض 320 أو 390 أو 768 أو 1,024 أو 1,440\u00a0بكسل.',
            ],
            ['النص الكبير', 'كذلك عند عرض 320\u00a0بكسل بحروف مضاعفة الحجم.'],
            [
              'لوحة المفاتيح',
              'من الصفحة الرئيسية إلى إرسال الطلب بلوحة المفاتيح وحدها، ثم القوائم ومربعات الحوار وأدوات العرض واحدة واحدة.',
            ],
            [
              'ما يقوله قارئ الشاشة',
              'العناوين ومعالم الصفحة وأسماء الروابط والأزرار والحقول، كما يتلقاها قارئ الشاشة في كل نوع من الصفحات.',
            ],
            ['التباين العالي', 'يمكن تمييز الخيارات والحالات بألوان الجهاز.'],
            ['بدون JavaScript', 'يمكن قراءة كل صفحة، واستخدام كل صفحة فيها نموذج.'],
            [
              'المتصفحات',
              'جميع الاختبارات في Chromium، محرك Chrome و\u00a0Edge، والمسارات الرئيسية أيضًا في Firefox وفي WebKit، محرك Safari.',
            ],
          ],
        },
        {
          title: 'القيود التي نعرفها',
          text: [],
          list: [
            'الاختبارات السابقة آلية، ولم يُعِدها أشخاص يستخدمون كل يوم قارئ الشاشة أو المفاتيح المساعدة أو التحكم الصوتي.',
            'صفحات الموقع ومستندات PDF بالعربية والإنجليزية فقط.',
            'مستندات PDF موسومة، لكنها لم تُفحص وفق معيار لسهولة الوصول. وأهم أرقامها موجود في الصفحات أيضًا.',
            'الخريطة من Google ولا يمكننا تغييرها. وعناويننا مكتوبة بجانبها نصًا.',
            'يعرض محاكي القرميد ونماذج الفلل صورًا يصفها الموقع في جملة، لا بكل تفاصيلها.',
            'تحتاج قائمة الطلب والمحاكي والحاسبة إلى JavaScript. وبدونه تذكر صفحاتها ذلك وتدلكم على نموذج ورقم هاتف وبريد إلكتروني.',
          ],
        },
        {
          title: 'أخبرونا',
          text: [
            'إذا تعذّر عليكم استخدام شيء، فراسلونا أو اتصلوا بنا، واذكروا الصفحة وما تستخدمونه لقراءتها. ويمكننا أيضًا أن نرسل إليكم ما تبحثون عنه بالبريد الإلكتروني أو نخبركم به هاتفيًا.',
          ],
          links: [{ text: 'تواصل معنا' }],
        },
      ],
    },
  },
);
