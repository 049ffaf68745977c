import { words } from '@/content/words';

/** What the account calls and forms answer, in the words of the specification where it has some. */
export const accountAnswers = words(
  {
    registered: 'Registered successfully!',
    registrationFailed: 'Registration failed. Please try again.',
    /** Said to whoever tries, so it tells nobody whether an address has an account: docs/decisions/023. */
    registrationHelp:
      'If this email address already has an account, we have sent it an email. You can also sign in or choose a new password.',
    loggedIn: 'Logged in successfully!',
    loginFailed: 'Login failed. Please try again.',
    codeSent: 'If this address has an account, we have sent a code to it.',
    codeNotSent: 'Failed to send reset code. Please try again.',
    codeAccepted: 'Code verified.',
    codeRefused: 'Failed to verify code. Please try again.',
    resetDone: 'Password reset successful. Please login with your new password.',
    resetFailed: 'Failed to reset password. Please try again.',
    noEmail: 'Email not found. Please start over.',
    profileSaved: 'Data saved successfully',
    addressWaits:
      'Data saved successfully. Please confirm the new address with the link in the email we have sent to it; until then, the old address stays valid.',
    passwordNotChanged: 'Failed to change password. Please try again.',
    notEverywhere: 'Failed to sign out everywhere. Please try again.',
    notDeleted: 'Failed to delete the account. Please try again.',
    deleted: 'Your account is deleted.',
    signedOutEverywhere: 'You are signed out on all devices.',
    addressConfirmed: 'The new address is confirmed. Please sign in with it.',
    addressRestored:
      'The earlier address is valid again, all devices are signed out, and the old password no longer works. Enter the address to get a code for a new password.',
    profileFailed: 'Failed to update profile',
    signedOut: 'Please sign in again.',
    unreached: 'We did not receive it. Please try again in a moment, or call us.',
    tooSlow:
      'This took too long, but it may have gone through. Please check before you try again, or call us.',
    unanswered: 'Your connection may be slow or offline. Please send again, or call us.',
    renewed:
      'Nothing has been sent yet. What you typed is still here, except passwords: please send it again.',
    signedOutNow: 'Signed out.',
    signOutFailed: 'Failed to sign out. Please try again.',
    throttled: 'Too many attempts from your connection. Please wait a little and try again.',
  },
  {
    ar: {
      registered: 'تم إنشاء الحساب بنجاح!',
      registrationFailed: 'تعذّر إنشاء الحساب. يُرجى المحاولة مرة أخرى.',
      registrationHelp:
        'إذا كان لهذا البريد الإلكتروني حساب، فقد أرسلنا إليه رسالة. يمكنكم أيضًا تسجيل الدخول أو اختيار كلمة مرور جديدة.',
      loggedIn: 'تم تسجيل الدخول بنجاح!',
      loginFailed: 'تعذّر تسجيل الدخول. يُرجى المحاولة مرة أخرى.',
      codeSent: 'إذا كان لهذا البريد الإلكتروني حساب، فقد أرسلنا إليه رمز تحقق.',
      codeNotSent: 'تعذّر إرسال رمز التحقق. يُرجى المحاولة مرة أخرى.',
      codeAccepted: 'رمز التحقق صحيح.',
      codeRefused: 'تعذّر قبول رمز التحقق. يُرجى المحاولة مرة أخرى.',
      resetDone: 'تم تغيير كلمة المرور بنجاح. يُرجى تسجيل الدخول بكلمة المرور الجديدة.',
      resetFailed: 'تعذّر تغيير كلمة المرور. يُرجى المحاولة مرة أخرى.',
      noEmail: 'تعذّر العثور على البريد الإلكتروني. يُرجى البدء من جديد.',
      profileSaved: 'تم حفظ البيانات بنجاح',
      addressWaits:
        'تم حفظ البيانات بنجاح. يُرجى تأكيد البريد الجديد بالرابط الذي أرسلناه إليه، ويبقى البريد القديم صالحًا حتى ذلك الحين.',
      passwordNotChanged: 'تعذّر تغيير كلمة المرور. يُرجى المحاولة مرة أخرى.',
      notEverywhere: 'تعذّر تسجيل الخروج من جميع الأجهزة. يُرجى المحاولة مرة أخرى.',
      notDeleted: 'تعذّر حذف الحساب. يُرجى المحاولة مرة أخرى.',
      deleted: 'تم حذف حسابكم.',
      signedOutEverywhere: 'تم تسجيل خروجكم من جميع الأجهزة.',
      addressConfirmed: 'تم تأكيد البريد الجديد. يُرجى تسجيل الدخول به.',
      addressRestored:
        'عاد البريد السابق صالحًا، وسُجّل الخروج من جميع الأجهزة، ولم تعد كلمة المرور القديمة صالحة. يُرجى إدخال البريد للحصول على رمز لكلمة مرور جديدة.',
      profileFailed: 'تعذّر تحديث الملف الشخصي',
      signedOut: 'يُرجى تسجيل الدخول مرة أخرى.',
      unreached: 'لم يصلنا الطلب. يُرجى المحاولة بعد لحظات أو الاتصال بنا.',
      tooSlow:
        'استغرق الطلب وقتًا أطول من اللازم، وربما نُفّذ. يُرجى التحقق قبل المحاولة مرة أخرى، أو الاتصال بنا.',
      unanswered: 'قد يكون الاتصال بطيئًا أو مقطوعًا. يُرجى الإرسال مرة أخرى أو الاتصال بنا.',
      renewed: 'لم يُرسل شيء بعد، وما كتبتموه محفوظ هنا ما عدا كلمات المرور. يُرجى الإرسال مرة أخرى.',
      signedOutNow: 'تم تسجيل الخروج.',
      signOutFailed: 'تعذّر تسجيل الخروج. يُرجى المحاولة مرة أخرى.',
      throttled: 'محاولات كثيرة من شبكتكم. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
    },
  },
);

export type AccountAnswers = (typeof accountAnswers)['en'];

/** What the JSON interface says of a request it cannot take. */
export const callFaults = words(
  {
    method: 'Method not allowed.',
    type: 'Send the body as application/json.',
    large: 'The body is larger than 16 KB.',
    unreadable: 'The body is not readable JSON.',
    request: 'The request cannot be read.',
    /** Of a value that is no text, or is not there. */
    value: 'Invalid input',
  },
  {
    ar: {
      method: 'طريقة الطلب غير مسموح بها.',
      type: 'يُرجى إرسال المحتوى بصيغة application/json.',
      large: 'حجم المحتوى أكبر من 16\u00a0KB.',
      unreadable: 'تعذّرت قراءة المحتوى بصيغة JSON.',
      request: 'تعذّرت قراءة الطلب.',
      value: 'قيمة غير صالحة',
    },
  },
);
