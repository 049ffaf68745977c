import { words } from '@/content/words';

/** The words of the page that links in mails about an address lead to. */
export const addressLinkWords = words(
  {
    title: 'Email address',
    /** Where the address of the page lacks the part that the mail gave it. */
    incomplete: {
      /** The fault first, then the way out. */
      fault: 'This link is not complete.',
      text: 'If it breaks over two lines in the email, copy both parts into the address bar.',
      lead: 'To confirm a new email address, or to undo a change, open the link in our email again.',
      profile: 'Enter the address again',
      /** Before the link. */
      other: 'Someone else changed your address?',
      forgot: 'Choose a new password',
    },
    confirm: {
      lead: 'Make the address that received our email the email address of your account.',
      effect:
        'You will sign in with the new address. All devices will be signed out. The old address gets an email with a link that undoes the change, valid for seven days.',
      submit: 'Confirm the new address',
      failed: 'The new address could not be confirmed.',
      used: 'This link has been used, has expired, or was ended by a new password or by signing out everywhere. You can enter the address again in your profile.',
    },
    undo: {
      lead: 'Make the address that received our email the email address of your account again.',
      effect:
        'All devices will be signed out, and the password of the account will stop working, whoever set it. You then choose a new password with a code that we send to this address.',
      submit: 'Undo the change',
      failed: 'The change could not be undone.',
      used: 'This link has been used or has expired. If the account is not yours any more, please call us.',
    },
  },
  {
    ar: {
      title: 'عنوان البريد الإلكتروني',
      incomplete: {
        fault: 'هذا الرابط غير كامل.',
        text: 'إذا كان مقسومًا على سطرين في الرسالة، فانسخوا الجزأين إلى شريط العنوان.',
        lead: 'لتأكيد بريد إلكتروني جديد أو للتراجع عن تغيير، افتحوا الرابط في رسالتنا مرة أخرى.',
        profile: 'إدخال البريد مرة أخرى',
        other: 'غيّر شخص آخر بريدكم؟',
        forgot: 'اختيار كلمة مرور جديدة',
      },
      confirm: {
        lead: 'اعتماد العنوان الذي وصلته رسالتنا بريدًا إلكترونيًا لحسابكم.',
        effect:
          'ستسجّلون الدخول بالبريد الجديد، وسيُسجَّل الخروج من جميع الأجهزة. وتصل إلى البريد القديم رسالة فيها رابط للتراجع عن التغيير، صالح لسبعة أيام.',
        submit: 'تأكيد البريد الجديد',
        failed: 'تعذّر تأكيد البريد الجديد.',
        used: 'استُخدم هذا الرابط، أو انتهت صلاحيته، أو أُلغي بكلمة مرور جديدة أو بتسجيل الخروج من جميع الأجهزة. يمكنكم إدخال البريد مرة أخرى في الملف الشخصي.',
      },
      undo: {
        lead: 'إعادة العنوان الذي وصلته رسالتنا بريدًا إلكترونيًا لحسابكم.',
        effect:
          'سيُسجَّل الخروج من جميع الأجهزة، ولن تعود كلمة مرور الحساب صالحة أيًّا كان من وضعها. ثم تختارون كلمة مرور جديدة برمز نرسله إلى هذا البريد.',
        submit: 'التراجع عن التغيير',
        failed: 'تعذّر التراجع عن التغيير.',
        used: 'استُخدم هذا الرابط أو انتهت صلاحيته. إذا لم يعد الحساب تحت تصرّفكم، فيُرجى الاتصال بنا.',
      },
    },
  },
);

export type AddressLinkWords = (typeof addressLinkWords)['en'];
