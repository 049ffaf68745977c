import { words } from '@/content/words';

/** The words of the profile page. Apart, so that the other screens of the account do not carry them. */
export const profileWords = words(
  {
    title: 'User Profile',
    loading: 'Loading your profile',
    edit: 'Edit Profile',
    cancel: 'Cancel',
    save: 'Save Changes',
    saving: 'Saving...',
    emailNote:
      'A new address becomes valid once you confirm it by email. To change it, enter your current password, too.',
    newEmail: 'New email',
    waits:
      'Not confirmed yet: open the link we sent to this address. Until then you sign in with the old one.',
    away: 'Your profile could not be loaded. Please try again in a moment.',
    out: 'You are not signed in. Sign in to find your designs and to change your username, email address or password.',
    login: 'Sign in',
    register: 'Create an account',
    /** What an account is for. */
    uses: {
      title: 'What an account does',
      items: [
        'It opens the roof tile simulator and the hot water calculator.',
        'It keeps the designs you save, on every device you sign in on.',
        'It is free, and you can delete it here at any time.',
      ],
      without: 'These need no account:',
      open: {
        product: 'Catalogue',
        tileCalculator: 'Roof tile calculator',
        cart: 'Enquiry list',
        installers: 'Free estimate',
      },
    },
    signOut: 'Sign out',
    designs: 'Your designs in the simulator',
    list: 'Your enquiry list',
    password: {
      title: 'Change password',
      submit: 'Change password',
      done: 'Password changed. Other devices are signed out.',
    },
    everywhere: {
      title: 'Sign out everywhere',
      text: 'Signs you out on all devices, including this one.',
      submit: 'Sign out everywhere',
    },
    data: {
      title: 'Your data',
      text: 'Download everything stored about your account as a file.',
      link: 'Download my data',
      file: 'my-data.json',
    },
    remove: {
      title: 'Delete account',
      text: 'Deletes your account immediately and permanently. Enquiries you sent us are kept.',
      submit: 'Delete my account',
    },
  },
  {
    ar: {
      title: 'الملف الشخصي',
      loading: 'جارٍ تحميل ملفكم الشخصي',
      edit: 'تعديل الملف الشخصي',
      cancel: 'إلغاء',
      save: 'حفظ التغييرات',
      saving: 'جارٍ الحفظ…',
      emailNote:
        'يصبح البريد الجديد صالحًا بعد تأكيده برسالة إلكترونية. ولتغييره أدخلوا أيضًا كلمة المرور الحالية.',
      newEmail: 'البريد الجديد',
      waits:
        'لم يؤكَّد بعد: افتحوا الرابط الذي أرسلناه إلى هذا البريد. وحتى ذلك الحين يبقى تسجيل الدخول بالبريد القديم.',
      away: 'تعذّر تحميل ملفكم الشخصي. يُرجى المحاولة بعد لحظات.',
      out: 'لم تسجّلوا الدخول. سجّلوا الدخول لتجدوا تصاميمكم ولتغيير اسم المستخدم أو البريد الإلكتروني أو كلمة المرور.',
      login: 'تسجيل الدخول',
      register: 'إنشاء حساب',
      uses: {
        title: 'ما فائدة الحساب؟',
        items: [
          'يفتح لكم محاكي القرميد وحاسبة الماء الساخن.',
          'يتيح تصاميمكم المحفوظة على كل جهاز تسجّلون الدخول منه.',
          'مجاني، ويمكنكم حذفه من هنا في أي وقت.',
        ],
        without: 'لا يلزم حساب من أجل:',
        open: {
          product: 'الكتالوج',
          tileCalculator: 'حاسبة القرميد',
          cart: 'قائمة الطلب',
          installers: 'التقدير المجاني',
        },
      },
      signOut: 'تسجيل الخروج',
      designs: 'تصاميمكم في المحاكي',
      list: 'قائمة الطلب',
      password: {
        title: 'تغيير كلمة المرور',
        submit: 'تغيير كلمة المرور',
        done: 'تم تغيير كلمة المرور، وسُجّل الخروج من الأجهزة الأخرى.',
      },
      everywhere: {
        title: 'تسجيل الخروج من جميع الأجهزة',
        text: 'يُسجَّل خروجكم من جميع الأجهزة، ومنها هذا الجهاز.',
        submit: 'تسجيل الخروج من جميع الأجهزة',
      },
      data: {
        title: 'بياناتكم',
        text: 'تنزيل كل ما هو محفوظ عن حسابكم في ملف واحد.',
        link: 'تنزيل بياناتي',
      },
      remove: {
        title: 'حذف الحساب',
        text: 'يُحذف حسابكم فورًا ونهائيًا. أما الطلبات التي أرسلتموها إلينا فتبقى محفوظة.',
        submit: 'حذف حسابي',
      },
    },
  },
);

export type ProfileWords = (typeof profileWords)['en'];
