import { words } from '@/content/words';

/** The words of the account screens. */
export const accountWords = words(
  {
    fields: {
      username: 'Username',
      email: 'Email',
      password: 'Password',
      newPassword: 'New password',
      confirm: 'Confirm password',
      current: 'Current password',
      code: 'Code',
    },
    show: 'Show',
    hide: 'Hide',
    /** Read out after it. */
    shown: {
      password: 'password',
      newPassword: 'new password',
      confirm: 'confirm password',
      current: 'current password',
    },
    working: 'Please wait',
    noScript: 'Please switch on JavaScript to see your profile.',

    login: {
      title: 'Welcome',
      lead: 'Sign in to use the roof tile simulator and the hot water calculator.',
      /** Instead of it, for those who are on their way to one of them; `sent`: with a link that brings something along. */
      tools: {
        roofSimulator: {
          name: 'Roof tile simulator',
          text: 'Sign in to try roof tiles and wall finishes on a villa. An account is free and keeps your designs.',
          sent: 'Sign in to open the design in your link and change it. An account is free and keeps your designs.',
        },
        hotWater: {
          name: 'Hot water calculator',
          text: 'Sign in to calculate the hot water of your building. An account is free; see below what you get.',
          sent: 'Sign in to open the calculation in your link and change it. Its result is below; an account is free.',
        },
      },
      remember: 'Remember me',
      rememberNote: 'For up to 30 days on this device; otherwise until the browser closes, 12 hours at most.',
      /** Said to those without scripts, and where a sign-in was not kept. */
      cookies: 'Signing in needs cookies: please allow them for this site.',
      submit: 'Sign in',
      forgot: 'Forgot password?',
      register: 'Create a free account',
    },
    register: {
      title: 'Create Account',
      lead: 'An account is free. It opens the roof tile simulator and the hot water calculator, and keeps the designs you save on every device you sign in on.',
      /** As under `login`. */
      tools: {
        roofSimulator: {
          name: 'Roof tile simulator',
          text: 'Create an account to try roof tiles and wall finishes on a villa. It is free and keeps your designs.',
          sent: 'Create an account to open the design in your link and change it. It is free and keeps your designs.',
        },
        hotWater: {
          name: 'Hot water calculator',
          text: 'Create an account to calculate the hot water of your building. It is free.',
          sent: 'Create an account to open the calculation in your link and change it. It is free.',
        },
      },
      submit: 'Create account',
      purpose:
        'We store your username, your email address and a hash of your password, never the password itself, to let you sign in.',
      login: 'Already have an account? Sign in',
      /** `{verdict}`: what is still needed, or that it is enough. */
      strength: 'Password strength: {points} of 5. {verdict}',
      /** What is still needed, while it is. */
      needs: {
        length: 'Use 8 or more characters, with two of the other four points.',
        points: 'Meet at least 3 of the 5 points.',
      },
      enough: 'Meets the rules. Common passwords are still refused.',
      criteria: {
        length: '8 or more characters',
        uppercase: 'An uppercase letter',
        lowercase: 'A lowercase letter',
        digit: 'A digit',
        special: 'A special character or a space',
      },
      /** Read out after each point. */
      met: 'met',
      notMet: 'not met',
    },
    logout: {
      title: 'Sign out',
      lead: 'This ends your session on this device. Other devices stay signed in.',
      submit: 'Sign out',
      stay: 'Back to the home page',
      /** For those who are not signed in. */
      outTitle: 'Signed out',
      out: 'You are not signed in on this device.',
      login: 'Sign in',
    },
    forgot: {
      title: 'Forgot password',
      lead: 'Enter your email address. If it has an account, we will send it a code of four digits, valid for 10\u00a0minutes.',
      submit: 'Send the code',
      login: 'Back to sign in',
    },
    otp: {
      title: 'Enter the code',
      lead: 'If you asked for a new password, enter the four digits from our email. The code is valid for 10 minutes and three attempts.',
      /** Said only to those who come from asking for it. */
      mailed: 'If the address has an account, we have sent it a code of four digits.',
      /** Said to everybody else. */
      none: {
        text: 'No code requested yet? Begin with your email address. If it has an account, we send the code there.',
        link: 'Request a code',
        /** Opens the form all the same. */
        have: 'Enter the code from our email',
      },
      submit: 'Check the code',
      resend: 'Send a new code',
      wait: 'Send a new code in {seconds} s',
      sent: 'If the address has an account, we have sent a new code. A newer code replaces the one before.',
      over: 'Use another email address',
    },
    reset: {
      title: 'New password',
      lead: 'Use 8 or more characters. All devices that are signed in now will be signed out.',
      arrived: 'Your code is correct. Choose a new password.',
      /** Said to everybody else. */
      none: {
        text: 'A new password needs the code from our email first. Begin with your email address.',
        link: 'Request a code',
        have: 'Code entered already? Choose a new password',
      },
      submit: 'Set the password',
      over: 'Start again with your email address',
    },
  },
  {
    ar: {
      fields: {
        username: 'اسم المستخدم',
        email: 'البريد الإلكتروني',
        password: 'كلمة المرور',
        newPassword: 'كلمة المرور الجديدة',
        confirm: 'تأكيد كلمة المرور',
        current: 'كلمة المرور الحالية',
        code: 'رمز التحقق',
      },
      show: 'إظهار',
      hide: 'إخفاء',
      shown: {
        password: 'كلمة المرور',
        newPassword: 'كلمة المرور الجديدة',
        confirm: 'تأكيد كلمة المرور',
        current: 'كلمة المرور الحالية',
      },
      working: 'يُرجى الانتظار',
      noScript: 'يُرجى تفعيل JavaScript لعرض ملفكم الشخصي.',
      login: {
        title: 'أهلًا بكم',
        lead: 'سجّلوا الدخول لاستخدام محاكي القرميد وحاسبة الماء الساخن.',
        tools: {
          roofSimulator: {
            name: 'محاكي القرميد',
            text: 'سجّلوا الدخول لتجربة القرميد وتشطيبات الجدران على فيلا. الحساب مجاني ويحفظ تصاميمكم.',
            sent: 'سجّلوا الدخول لفتح التصميم الذي وصلكم رابطه وتعديله. الحساب مجاني ويحفظ تصاميمكم.',
          },
          hotWater: {
            name: 'حاسبة الماء الساخن',
            text: 'سجّلوا الدخول لمعرفة حاجة مبناكم من الماء الساخن. التسجيل مجاني، وفي الأسفل مثال على النتيجة.',
            sent: 'سجّلوا الدخول لفتح العملية الحسابية التي أُرسلت إليكم وتعديلها. تظهر نتيجتها في الأسفل، والتسجيل مجاني.',
          },
        },
        remember: 'تذكّرني',
        rememberNote: 'حتى 30\u00a0يومًا على هذا الجهاز، وإلا فإلى إغلاق المتصفح، 12\u00a0ساعة بحد أقصى.',
        cookies: 'يحتاج تسجيل الدخول إلى ملفات تعريف الارتباط. يُرجى السماح بها لهذا الموقع.',
        submit: 'تسجيل الدخول',
        forgot: 'نسيتم كلمة المرور؟',
        register: 'إنشاء حساب مجاني',
      },
      register: {
        title: 'إنشاء حساب',
        lead: 'الحساب مجاني. يفتح لكم محاكي القرميد وحاسبة الماء الساخن، ويحفظ تصاميمكم على كل جهاز تسجّلون الدخول منه.',
        tools: {
          roofSimulator: {
            name: 'محاكي القرميد',
            text: 'أنشئوا حسابًا لتجربة القرميد وتشطيبات الجدران على فيلا. الحساب مجاني ويحفظ تصاميمكم.',
            sent: 'أنشئوا حسابًا لفتح التصميم الذي وصلكم رابطه وتعديله. الحساب مجاني ويحفظ تصاميمكم.',
          },
          hotWater: {
            name: 'حاسبة الماء الساخن',
            text: 'أنشئوا حسابًا لمعرفة حاجة مبناكم من الماء الساخن. التسجيل مجاني.',
            sent: 'أنشئوا حسابًا لفتح العملية الحسابية التي أُرسلت إليكم وتعديلها. التسجيل مجاني.',
          },
        },
        submit: 'إنشاء الحساب',
        purpose:
          'نحفظ اسم المستخدم والبريد الإلكتروني وبصمة مشفّرة لكلمة المرور، لا كلمة المرور نفسها، لتتمكنوا من تسجيل الدخول.',
        login: 'لديكم حساب؟ سجّلوا الدخول',
        strength: 'قوة كلمة المرور: {points} من 5. {verdict}',
        needs: {
          length: 'استخدموا 8 أحرف أو أكثر، واستوفوا اثنين من الشروط الأربعة الأخرى.',
          points: 'استوفوا 3 شروط على الأقل من الشروط الخمسة.',
        },
        enough: 'تستوفي الشروط. أما كلمات المرور الشائعة فلا تُقبل.',
        criteria: {
          length: '8 أحرف أو أكثر',
          uppercase: 'حرف لاتيني كبير',
          lowercase: 'حرف لاتيني صغير أو حرف عربي',
          digit: 'رقم',
          special: 'رمز خاص أو مسافة',
        },
        met: 'مستوفى',
        notMet: 'غير مستوفى',
      },
      logout: {
        title: 'تسجيل الخروج',
        lead: 'تنتهي جلستكم على هذا الجهاز، ويبقى الدخول مسجّلًا على الأجهزة الأخرى.',
        submit: 'تسجيل الخروج',
        stay: 'العودة إلى الصفحة الرئيسية',
        outTitle: 'تم تسجيل الخروج',
        out: 'لم تسجّلوا الدخول على هذا الجهاز.',
        login: 'تسجيل الدخول',
      },
      forgot: {
        title: 'استعادة كلمة المرور',
        lead: 'أدخلوا بريدكم الإلكتروني. إذا كان له حساب، نرسل إليه رمزًا من 4 أرقام يصلح لمدة 10\u00a0دقائق.',
        submit: 'إرسال الرمز',
        login: 'العودة إلى تسجيل الدخول',
      },
      otp: {
        title: 'إدخال رمز التحقق',
        lead: 'إذا طلبتم كلمة مرور جديدة، فأدخلوا الرمز المكوّن من 4 أرقام من رسالتنا. يصلح الرمز 10\u00a0دقائق ولثلاث محاولات.',
        mailed: 'إذا كان لهذا البريد الإلكتروني حساب، فقد أرسلنا إليه رمزًا من 4 أرقام.',
        none: {
          text: 'لم تطلبوا رمزًا بعد؟ أدخلوا بريدكم الإلكتروني، وإذا كان له حساب، أرسلنا إليه الرمز.',
          link: 'طلب رمز',
          have: 'إدخال الرمز الوارد في رسالتنا',
        },
        submit: 'التحقق من الرمز',
        resend: 'إرسال رمز جديد',
        wait: 'إرسال رمز جديد بعد {seconds}\u00a0ث',
        sent: 'إذا كان لهذا البريد الإلكتروني حساب، فقد أرسلنا إليه رمزًا جديدًا يحل محل السابق.',
        over: 'استخدام بريد آخر',
      },
      reset: {
        title: 'كلمة مرور جديدة',
        lead: 'استخدموا 8 أحرف أو أكثر. سيُسجَّل الخروج من جميع الأجهزة المسجّل الدخول عليها الآن.',
        arrived: 'الرمز صحيح. اختاروا كلمة مرور جديدة.',
        none: {
          text: 'لتعيين كلمة مرور جديدة تحتاجون أولًا إلى الرمز الوارد في رسالتنا. ابدؤوا بإدخال بريدكم الإلكتروني.',
          link: 'طلب رمز',
          have: 'أدخلتم الرمز؟ اختاروا كلمة مرور جديدة',
        },
        submit: 'حفظ كلمة المرور',
        over: 'البدء من جديد بإدخال بريدكم الإلكتروني',
      },
    },
  },
);

export type AccountWords = (typeof accountWords)['en'];
