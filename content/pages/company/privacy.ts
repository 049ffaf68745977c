import { words } from '@/content/words';
import { company } from '@/content/company';
import { companyInArabic } from '@/content/company.ar';
import type { LegalSection } from '@/content/pages/company/legal';
import { RETENTION_MONTHS } from '@/content/retention';

const { legalName, foundedIn, country } = company;

const LAW = 'UAE Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data';
const LAW_IN_ARABIC = 'المرسوم بقانون اتحادي رقم 45 لسنة 2021 بشأن حماية البيانات الشخصية';

/**
 * What the site stores. Every line is true of the program: lib/enquiry, lib/account, prisma/schema.prisma,
 * lib/enquiry/retention.ts and lib/account/owner-mutations.ts. Whoever changes one of them changes the line. Articles of the law by the
 * English text of uaelegislation.gov.ae (legislations/1972).
 */
export const privacyPage = words(
  {
    title: 'Privacy',
    lead: 'What this website stores about you, why, for how long, and how to see, correct or erase it.',
    version: 'Version of 30 November 2026',
    contents: 'On this page',
    sections: [
      {
        id: 'in-short',
        title: 'In short',
        text: [],
        list: [
          'You can browse our products and use the enquiry list without telling us who you are. Two of the three villa models ask for your name, email and phone; the roof tile simulator and the solar hot water calculator need an account.',
          'We store what you send us, to answer you. We do not sell it and do not use it for advertising.',
          'No analytics, no advertising and no tracking cookies. Nothing is loaded from other companies until you press the button for a map.',
          'You can see and erase what this site keeps on your device, below.',
        ],
      },
      {
        id: 'who',
        title: 'Who is responsible',
        text: [
          `${legalName}, ${foundedIn}, ${country.name}, decides what is stored and why. Write to us or call us about anything on this page.`,
        ],
        reach: true,
        links: [{ text: 'All our addresses', to: 'contact' }],
      },
      {
        id: 'enquiries',
        title: 'When you send an enquiry',
        text: [
          'This is about the contact form, the appointment form, the enquiry list, the form before the villa models and the forms beside our tools.',
        ],
        rows: [
          [
            'What we store',
            'What you enter: name, email, phone and message; for samples the delivery address; the lines of your list, the product you ask about, your design, your calculation, a photograph or drawing if you send them along. With it the time, the version of this text, the page and its language and, if your browser tells us, the website or campaign that led you here.',
          ],
          ['Why', 'To answer your enquiry, because you asked us to.'],
          [
            'Who receives it',
            'Our staff who answer enquiries. Each enquiry also goes to our mailbox by email. Resend, an email delivery service, carries our emails and may handle them outside the UAE.',
          ],
          [
            'Your copy',
            'If you leave an email address, a copy of your message, list or request goes to it where we can send one, at most three per day. Its text is not kept once it is sent.',
          ],
          [
            'How long',
            `The records of this website: ${RETENTION_MONTHS}\u00a0months, then they are deleted, unless the law requires us to keep them longer.`,
          ],
        ],
      },
      {
        id: 'account',
        title: 'When you create an account',
        text: [],
        rows: [
          [
            'What we store',
            'Username, email address, the time you joined and the roof designs you save; for seven days after you change your address also the earlier one, so that the change can be undone. Your password is stored only as an Argon2id hash, never as text.',
          ],
          ['Why', 'To let you sign in to the online tools and find your designs again.'],
          [
            'How long',
            'Until you delete the account on your profile page. It is then deleted immediately, with its designs and addresses. Codes to reset a password expire after 10\u00a0minutes. Emails about your account are not kept once they are sent.',
          ],
          ['Your copy', 'Your profile page offers everything stored about your account as a file.'],
        ],
        links: [{ text: 'Your profile', to: 'profile' }],
      },
      {
        id: 'visits',
        title: 'When you only visit',
        text: [
          'Our server does not write your network address, name or email into its log. To stop floods and password guessing it counts attempts by a keyed hash of the network or email address; each counter expires within 24\u00a0hours. The company that hosts our server may keep technical logs of its own.',
          'The assistant and the suggestions under the search field answer on your device: what you type there is not sent to us. The page of search results is made on our server, which reads your search from the address. Your recent searches are kept on your device only.',
          'The map is loaded from Google only after you press “Show the map”; Google then receives your network address. Links to app stores, map directions and social networks lead to those companies when you follow them.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies',
        text: ['A visit without signing in sets no cookie. These four are needed to sign in:'],
        rows: [
          [
            'authToken',
            'Keeps you signed in: until you close the browser, 12\u00a0hours at most; up to 30\u00a0days if you ask to stay signed in.',
          ],
          ['signedIn', 'Tells the pages to show your account menu. As long as authToken.'],
          [
            'knownDevice',
            'Recognises a device that signed in before, so that a stranger who guesses passwords cannot lock you out. One year.',
          ],
          [
            'resetFlow',
            'Carries you through a password reset, and back to the page that asked you to sign in. 30\u00a0minutes.',
          ],
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        text: [
          `${LAW} gives you these rights. Write to us or call us; it costs nothing. We may ask you to show that the data is yours.`,
        ],
        list: [
          'To know what we store, why, for how long and who receives it (Article\u00a013).',
          'To receive your data in a form that can be passed on (Article\u00a014).',
          'To have it corrected or erased (Article\u00a015).',
          'To have its use restricted or stopped (Articles\u00a016 and\u00a017).',
          'Not to be subject to decisions made by a machine alone (Article\u00a018). This website makes none about you.',
          'To withdraw your consent at any time (Article\u00a06).',
          'To complain to the UAE Data Office (Article\u00a024).',
        ],
      },
    ] satisfies readonly LegalSection[],
    ask: { text: 'Write about your data', subject: 'My personal data' },
  },
  {
    ar: {
      title: 'الخصوصية',
      lead: 'ما الذي يحفظه هذا الموقع عنكم، ولماذا، وإلى متى، وكيف تطّلعون عليه أو تصحّحونه أو تحذفونه.',
      version: 'نسخة 30 نوفمبر 2026',
      contents: 'في هذه الصفحة',
      sections: [
        {
          title: 'بإيجاز',
          text: [],
          list: [
            'يمكنكم تصفح منتجاتنا واستخدام قائمة الطلب دون أن تعرّفونا بأنفسكم. ويطلب نموذجان من نماذج الفلل الثلاثة الاسم والبريد الإلكتروني والهاتف، ويحتاج محاكي القرميد وحاسبة السخان الشمسي إلى حساب.',
            'نحفظ ما ترسلونه إلينا لنرد عليكم. لا نبيعه ولا نستخدمه في الإعلان.',
            'لا تحليلات ولا إعلانات ولا ملفات تعريف ارتباط للتتبع. ولا يُحمَّل شيء من شركات أخرى حتى تضغطوا زر الخريطة.',
            'يمكنكم الاطلاع على ما يحفظه هذا الموقع على جهازكم وحذفه، في أسفل الصفحة.',
          ],
        },
        {
          title: 'من المسؤول',
          text: [
            `تقرر شركة ${legalName} في ${companyInArabic.foundedIn}، ${companyInArabic.country}، ما يُحفظ ولماذا. راسلونا أو اتصلوا بنا في كل ما يخص هذه الصفحة.`,
          ],
          links: [{ text: 'جميع عناويننا' }],
        },
        {
          title: 'عند إرسال طلب',
          text: [
            'يشمل ذلك نموذج التواصل، ونموذج الموعد، وقائمة الطلب، والنموذج الذي يسبق نماذج الفلل، والنماذج المرافقة لأدواتنا.',
          ],
          rows: [
            [
              'ما نحفظه',
              'ما تدخلونه: الاسم والبريد الإلكتروني ورقم الهاتف والرسالة، وعنوان التوصيل عند طلب عيّنات، وما ترفقونه من بنود القائمة أو منتج تسألون عنه أو تصميم أو عملية حسابية أو صورة أو مخطط. ومعه الوقت، ونسخة هذا النص، والصفحة ولغتها، والموقع أو الحملة التي أوصلتكم إلينا إذا ذكرها المتصفح.',
            ],
            ['لماذا', 'للرد على طلبكم، لأنكم طلبتم ذلك.'],
            [
              'من يستلمه',
              'موظفونا الذين يردون على الطلبات. ويصل كل طلب أيضًا إلى بريدنا. تنقل رسائلنا خدمة البريد الإلكتروني Resend، وقد تعالجها خارج الإمارات.',
            ],
            [
              'نسختكم',
              'إذا تركتم بريدًا إلكترونيًا، تصله نسخة من رسالتكم أو قائمتكم أو طلبكم حيث يمكننا إرسالها، بحد أقصى ثلاث نسخ يوميًا. ولا يُحتفظ بنصها بعد إرسالها.',
            ],
            [
              'إلى متى',
              `سجلات هذا الموقع: ${RETENTION_MONTHS}\u00a0شهرًا ثم تُحذف، ما لم يُلزمنا القانون بمدة أطول.`,
            ],
          ],
        },
        {
          title: 'عند إنشاء حساب',
          text: [],
          rows: [
            [
              'ما نحفظه',
              'اسم المستخدم، والبريد الإلكتروني، ووقت انضمامكم، وتصاميم الأسقف التي تحفظونها، وبريدكم السابق لمدة سبعة أيام بعد تغييره ليمكن التراجع عنه. ولا تُحفظ كلمة المرور نصًا، بل بصمة مشفّرة (Argon2id) فقط.',
            ],
            ['لماذا', 'لتتمكنوا من الدخول إلى الأدوات والعودة إلى تصاميمكم.'],
            [
              'إلى متى',
              'حتى تحذفوا الحساب من صفحة الملف الشخصي، فيُحذف فورًا مع تصاميمه وعناوينه. وتنتهي صلاحية رموز استعادة كلمة المرور بعد 10\u00a0دقائق. ولا تُحفظ رسائل الحساب بعد إرسالها.',
            ],
            ['نسختكم', 'يمكنكم تنزيل كل ما يُحفظ عن حسابكم من صفحة الملف الشخصي.'],
          ],
          links: [{ text: 'الملف الشخصي' }],
        },
        {
          title: 'عند الزيارة فقط',
          text: [
            'لا يكتب خادمنا عنوان شبكتكم أو اسمكم أو بريدكم الإلكتروني في سجله. ولمنع الإغراق بالطلبات وتخمين كلمات المرور، يَعُدّ المحاولات ببصمة مشفّرة لعنوان الشبكة أو البريد، وينتهي كل عدّاد خلال 24\u00a0ساعة. وقد تحتفظ الشركة المستضيفة لخادمنا بسجلات تقنية خاصة بها.',
            'يجيب المساعد وتعمل اقتراحات البحث على جهازكم، ولا يُرسل إلينا ما تكتبونه فيهما. أما صفحة نتائج البحث فيُعدّها خادمنا الذي يقرأ بحثكم من عنوان الصفحة. وتبقى عمليات البحث الأخيرة على جهازكم وحده.',
            'لا تُحمَّل الخريطة من Google إلا بعد ضغط «عرض الخريطة»، وعندئذ تستلم Google عنوان شبكتكم. وتنقلكم روابط متاجر التطبيقات والاتجاهات وشبكات التواصل إلى تلك الشركات عند فتحها.',
          ],
        },
        {
          title: 'ملفات تعريف الارتباط',
          text: ['لا تُنشأ ملفات تعريف ارتباط ما لم تسجّلوا الدخول. ويحتاج الدخول إلى هذه الملفات الأربعة:'],
          rows: [
            [
              'authToken',
              'يُبقي دخولكم مسجّلًا حتى إغلاق المتصفح، 12\u00a0ساعة بحد أقصى، أو حتى 30\u00a0يومًا إذا طلبتم ذلك.',
            ],
            ['signedIn', 'يخبر الصفحات بعرض قائمة حسابكم. مدته مدة authToken.'],
            [
              'knownDevice',
              'يتعرّف على جهاز سُجّل الدخول منه من قبل، حتى لا يمنعكم من الدخول غريب يخمّن كلمات المرور. مدته سنة.',
            ],
            [
              'resetFlow',
              'يرافقكم في خطوات استعادة كلمة المرور، ثم يعيدكم إلى الصفحة التي طلبت تسجيل الدخول. مدته 30\u00a0دقيقة.',
            ],
          ],
        },
        {
          title: 'حقوقكم',
          text: [
            `يمنحكم ${LAW_IN_ARABIC} هذه الحقوق. راسلونا أو اتصلوا بنا بلا مقابل. وقد نطلب إثبات أن البيانات تخصكم.`,
          ],
          list: [
            'معرفة ما نحفظه، ولماذا، وإلى متى، ومن يستلمه (المادة\u00a013).',
            'الحصول على بياناتكم بصيغة يمكن نقلها (المادة\u00a014).',
            'تصحيحها أو محوها (المادة\u00a015).',
            'تقييد استخدامها أو إيقافه (المادتان\u00a016 و\u00a017).',
            'ألا تخضعوا لقرارات تتخذها آلة وحدها (المادة\u00a018). ولا يتخذ هذا الموقع قرارات كهذه.',
            'سحب موافقتكم في أي وقت (المادة\u00a06).',
            'تقديم شكوى إلى مكتب الإمارات للبيانات (المادة\u00a024).',
          ],
        },
      ],
      ask: { text: 'مراسلتنا بشأن بياناتكم', subject: 'بياناتي الشخصية' },
    },
  },
);
