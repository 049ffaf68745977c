import { company } from '@/content/company';
import { companyInArabic } from '@/content/company.ar';
import { words } from '@/content/words';

const reach = `${company.legalName}\n${company.phone}\n${company.email}`;
const notYou = `If this was not you, please call us: ${company.phone}.`;
const notYouInArabic = `إذا لم تكونوا من فعل ذلك، فيُرجى الاتصال بنا على الرقم ${companyInArabic.phone}.`;

/**
 * Words of the mails that an account gets. Paragraphs; `code` stands by itself, large. None holds what a visitor
 * typed: anybody can give somebody else's address, and would have us deliver an advertisement.
 */
export const accountMails = words(
  {
    foot: reach,
    welcome: {
      subject: `Your ${company.brand} account is ready`,
      paragraphs: [
        `Hello,`,
        'Your account is ready. You can now use the roof tile simulator and the solar water heater calculator.',
        notYou,
      ],
    },
    taken: {
      subject: `You already have a ${company.brand} account`,
      paragraphs: [
        `Someone tried to create a ${company.brand} account with this email address, which already has one. Nothing was changed.`,
        'If it was you, please sign in, or choose a new password under “Forgot password?”. If it was not you, you need not do anything.',
      ],
    },
    /** `code` is put in when it is sent. */
    code: {
      subject: 'Your code for a new password',
      paragraphs: [
        'You asked for a new password. This is your code:',
        'It is valid for 10 minutes and can be used once; a newer code replaces it. We will never ask you for this code.',
        'If you did not ask for it, ignore this email: your password stays the same.',
      ],
    },
    newDevice: {
      subject: 'A new device signed in to your account',
      paragraphs: [
        `Somebody signed in to your ${company.brand} account with the right password, on a device that has not been used with it before.`,
        `If it was you, there is nothing to do. If not, choose a new password under “Forgot password?”: that signs out every device. Then tell us: ${company.phone}.`,
      ],
    },
    passwordChanged: {
      subject: 'Your password was changed',
      paragraphs: [
        `The password of your ${company.brand} account has been changed, and all other devices have been signed out.`,
        `If this was not you, choose a new password under “Forgot password?”: that signs out every device. Then tell us: ${company.phone}.`,
      ],
    },
    /** The address of the link is put in when it is sent. */
    confirmAddress: {
      subject: 'Please confirm your new address',
      link: 'See and confirm the change',
      paragraphs: [
        `This address was entered for a ${company.brand} account. To confirm it, open this link within an hour, enter the password of the account and press the button there:`,
        'Opening the link changes nothing by itself. If this was not you, ignore this email: the account keeps its old address.',
      ],
    },
    addressChanging: {
      subject: 'A new address was entered for your account',
      paragraphs: [
        `A new email address was entered for your ${company.brand} account. It replaces the old one once it is confirmed with your password.`,
        `If this was not you, choose a new password under “Forgot password?”: that ends the change and signs out every device. Then tell us: ${company.phone}.`,
      ],
    },
    addressChanged: {
      subject: 'The address of your account was changed',
      link: 'See and undo the change',
      paragraphs: [
        `The email address of your ${company.brand} account has been changed. If this was not you, open this link within seven days and press the button there:`,
        'That makes this address valid again, signs out every device and ends the password, whoever set it. You then choose a new one. Opening the link changes nothing by itself.',
        `If it was you, there is nothing to do. You can also call us: ${company.phone}.`,
      ],
    },
    addressRestored: {
      subject: 'The address of your account was changed back',
      paragraphs: [
        `The last change of the email address of a ${company.brand} account was undone by a link in our email to its earlier address. That address is valid again, all devices have been signed out, and the password no longer works.`,
        `To sign in, choose a new password under “Forgot password?” with the earlier address. ${notYou}`,
      ],
    },
    reserved: {
      subject: `An account with this address`,
      paragraphs: [
        `Someone tried to create a ${company.brand} account with this email address. Until recently it belonged to an account whose address was then changed, and that change can be undone for seven days, by the link in our email about it. Nothing was changed now.`,
        'If you want an account of your own with this address, please try again after these seven days. If it was not you, you need not do anything.',
      ],
    },
  },
  {
    ar: {
      foot: `${companyInArabic.name} (${company.legalName})\n${companyInArabic.phone}\n${company.email}`,
      welcome: {
        subject: `حسابكم لدى ${companyInArabic.name} جاهز`,
        paragraphs: [
          'مرحبًا،',
          'حسابكم جاهز. يمكنكم الآن استخدام محاكي القرميد وحاسبة السخان الشمسي.',
          notYouInArabic,
        ],
      },
      taken: {
        subject: `لديكم بالفعل حساب لدى ${companyInArabic.name}`,
        paragraphs: [
          `حاول شخص إنشاء حساب لدى ${companyInArabic.name} بهذا البريد الإلكتروني، وله حساب بالفعل. لم يتغيّر شيء.`,
          'إذا كنتم من فعل ذلك، فسجّلوا الدخول أو اختاروا كلمة مرور جديدة من صفحة «استعادة كلمة المرور». وإلا فلا يلزمكم أي إجراء.',
        ],
      },
      code: {
        subject: 'رمز لاختيار كلمة مرور جديدة',
        paragraphs: [
          'طلبتم كلمة مرور جديدة. هذا رمز التحقق:',
          'يصلح الرمز لمدة 10\u00a0دقائق ويُستخدم مرة واحدة، وأي رمز أحدث يحل محله. لن نطلب منكم هذا الرمز أبدًا.',
          'إذا لم تطلبوه، فتجاهلوا هذه الرسالة: تبقى كلمة المرور كما هي.',
        ],
      },
      newDevice: {
        subject: 'تسجيل دخول إلى حسابكم من جهاز جديد',
        paragraphs: [
          `سُجّل الدخول إلى حسابكم لدى ${companyInArabic.name} بكلمة المرور الصحيحة، من جهاز لم يُستخدم معه من قبل.`,
          `إذا كنتم من فعل ذلك، فلا يلزمكم أي إجراء. وإلا فاختاروا كلمة مرور جديدة من صفحة «استعادة كلمة المرور»، فيُسجَّل الخروج من جميع الأجهزة، ثم أبلغونا على الرقم ${companyInArabic.phone}.`,
        ],
      },
      passwordChanged: {
        subject: 'تم تغيير كلمة المرور',
        paragraphs: [
          `تغيّرت كلمة مرور حسابكم لدى ${companyInArabic.name}، وسُجّل الخروج من جميع الأجهزة الأخرى.`,
          `إذا لم تكونوا من فعل ذلك، فاختاروا كلمة مرور جديدة من صفحة «استعادة كلمة المرور»، فيُسجَّل الخروج من جميع الأجهزة، ثم أبلغونا على الرقم ${companyInArabic.phone}.`,
        ],
      },
      confirmAddress: {
        subject: 'يُرجى تأكيد بريدكم الجديد',
        link: 'عرض التغيير وتأكيده',
        paragraphs: [
          `أُدخل هذا البريد لحساب لدى ${companyInArabic.name}. لتأكيده، افتحوا هذا الرابط خلال ساعة، وأدخلوا كلمة مرور الحساب، ثم اضغطوا الزر هناك:`,
          'فتح الرابط وحده لا يغيّر شيئًا. إذا لم تكونوا من فعل ذلك، فتجاهلوا هذه الرسالة: يبقى الحساب على بريده القديم.',
        ],
      },
      addressChanging: {
        subject: 'أُدخل بريد إلكتروني جديد لحسابكم',
        paragraphs: [
          `أُدخل بريد إلكتروني جديد لحسابكم لدى ${companyInArabic.name}، ويحل محل القديم بعد تأكيده بكلمة المرور.`,
          `إذا لم تكونوا من فعل ذلك، فاختاروا كلمة مرور جديدة من صفحة «استعادة كلمة المرور»، فيُلغى التغيير ويُسجَّل الخروج من جميع الأجهزة، ثم أبلغونا على الرقم ${companyInArabic.phone}.`,
        ],
      },
      addressChanged: {
        subject: 'تغيّر البريد الإلكتروني لحسابكم',
        link: 'عرض التغيير والتراجع عنه',
        paragraphs: [
          `تغيّر البريد الإلكتروني لحسابكم لدى ${companyInArabic.name}. إذا لم تكونوا من فعل ذلك، فافتحوا هذا الرابط خلال سبعة أيام واضغطوا الزر هناك:`,
          'يعود هذا البريد صالحًا، ويُسجَّل الخروج من جميع الأجهزة، وتُلغى كلمة المرور أيًّا كان من وضعها، ثم تختارون كلمة جديدة. فتح الرابط وحده لا يغيّر شيئًا.',
          `إذا كنتم من فعل ذلك، فلا يلزمكم أي إجراء. ويمكنكم أيضًا الاتصال بنا على الرقم ${companyInArabic.phone}.`,
        ],
      },
      addressRestored: {
        subject: 'عاد بريد حسابكم إلى ما كان عليه',
        paragraphs: [
          `أُلغي آخر تغيير للبريد الإلكتروني لحساب لدى ${companyInArabic.name}، وذلك بالرابط الوارد في رسالتنا إلى البريد السابق. عاد ذلك البريد صالحًا، وسُجّل الخروج من جميع الأجهزة، ولم تعد كلمة المرور صالحة.`,
          `لتسجيل الدخول، اختاروا كلمة مرور جديدة من صفحة «استعادة كلمة المرور» بالبريد السابق. ${notYouInArabic}`,
        ],
      },
      reserved: {
        subject: 'حساب بهذا البريد الإلكتروني',
        paragraphs: [
          `حاول شخص إنشاء حساب لدى ${companyInArabic.name} بهذا البريد الإلكتروني. كان البريد حتى وقت قريب لحساب تغيّر بريده، ويمكن التراجع عن ذلك التغيير خلال سبعة أيام بالرابط الوارد في رسالتنا عنه. لم يتغيّر شيء الآن.`,
          'إذا أردتم حسابًا خاصًا بكم بهذا البريد، فحاولوا مرة أخرى بعد انقضاء الأيام السبعة. وإذا لم تكونوا من فعل ذلك، فلا يلزمكم أي إجراء.',
        ],
      },
    },
  },
);

export type AccountMails = (typeof accountMails)['en'];
