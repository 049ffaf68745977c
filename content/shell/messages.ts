import { words } from '@/content/words';

/** The one place that turns an error code (ErrorCode of lib/forms/result.ts) into words. `ways`: also show how to reach us without the form. */
export const failureWords = words(
  {
    invalid: { title: 'Please check the marked fields.', text: 'What you typed is still here.', ways: false },
    automated: {
      title: 'Are you a person? Please press send again.',
      text: 'A hidden field of this form was filled in, as programs do and some browsers too. Nothing was sent yet, and what you typed is still here.',
      ways: true,
    },
    throttled: {
      title: 'We have received several messages from your connection.',
      text: 'What you typed is still here. Please try again in an hour, or contact us directly.',
      ways: true,
    },
    faulty: {
      title: 'Many faulty forms came from your connection.',
      text: 'What you typed is still here. Please send it again in a minute, or contact us directly.',
      ways: true,
    },
    photo: {
      title: 'The photo could not be used.',
      text: 'Nothing was sent yet, and what you typed is still here. Please send it without the photo, or contact us directly.',
      ways: true,
    },
    'not-saved': {
      title: 'Failed to send your request. Please try again.',
      text: 'It could not be saved. What you typed is still here; you can also contact us directly.',
      ways: true,
    },
    'limits-away': {
      title: 'Failed to send your request. Please try again.',
      text: 'We cannot accept messages at this moment. Nothing was stored yet, and what you typed is still here: send it again in a few minutes, or contact us directly.',
      ways: true,
    },
    busy: {
      title: 'Failed to send your request. Please try again.',
      text: 'We are receiving many messages at this moment. Nothing was stored yet, and what you typed is still here: send it again in a few seconds, or contact us directly.',
      ways: true,
    },
    'too-slow': {
      title: 'Failed to send your request. Please try again.',
      text: 'Saving it took too long. What you typed is still here: send it again, and if it was saved after all, it is not stored twice. You can also contact us directly.',
      ways: true,
    },
    unanswered: {
      title: 'There is no answer yet.',
      text: 'What you typed is still here. Your connection may be slow or offline: please send again, or contact us directly.',
      ways: true,
    },
    renewed: {
      title: 'This page was updated while you were typing.',
      text: 'Nothing was sent yet. Your words are still here: please send them again.',
      ways: false,
    },
    'too-often': {
      title: 'You have asked for this too often.',
      text: 'You have asked for this too often. Please wait an hour or until tomorrow, or call us.',
      ways: false,
    },
    refused: {
      title: 'Your request could not be completed.',
      text: 'Please check what you typed and try again.',
      ways: false,
    },
    taken: {
      title: 'This address already has an account.',
      text: 'This address already has an account. Sign in to that account and delete it, or enter another address in your profile.',
      ways: false,
    },
    reserved: {
      title: 'This address cannot be used yet.',
      text: 'Until recently this address belonged to another account, which can take it back within seven days. Please try again after that, or enter another address in your profile.',
      ways: false,
    },
    'code-spent': {
      title: 'You need a new code.',
      text: 'A code is valid for 10 minutes and three attempts, and this one is used up. Please ask for a new one.',
      ways: false,
    },
    'out-of-order': { title: 'A step before this one is missing.', text: 'Please start over.', ways: false },
    'signed-out': { title: 'You are no longer signed in.', text: 'Please sign in again.', ways: false },
    unexpected: {
      title: 'Failed to send your request. Please try again.',
      text: 'What you typed is still here; you can also contact us directly.',
      ways: true,
    },
  },
  {
    ar: {
      invalid: { title: 'يُرجى مراجعة الحقول المشار إليها.', text: 'ما كتبتموه محفوظ هنا.' },
      automated: {
        title: 'يُرجى الإرسال مرة أخرى، لنتأكد من أن المرسِل شخص.',
        text: 'مُلئ حقل مخفي في هذا النموذج، وهذا ما تفعله البرامج وبعض المتصفحات. لم يُرسل شيء بعد، وما كتبتموه محفوظ هنا.',
      },
      throttled: {
        title: 'وصلتنا عدة رسائل من شبكتكم.',
        text: 'ما كتبتموه محفوظ هنا. يُرجى المحاولة بعد ساعة، أو التواصل معنا مباشرة.',
      },
      faulty: {
        title: 'وصلتنا من شبكتكم نماذج كثيرة فيها أخطاء.',
        text: 'ما كتبتموه محفوظ هنا. يُرجى الإرسال مرة أخرى بعد دقيقة، أو التواصل معنا مباشرة.',
      },
      photo: {
        title: 'تعذّر استخدام الصورة.',
        text: 'لم يُرسل شيء بعد، وما كتبتموه محفوظ هنا. يُرجى الإرسال بدون الصورة، أو التواصل معنا مباشرة.',
      },
      'not-saved': {
        title: 'تعذّر إرسال طلبكم. يُرجى المحاولة مرة أخرى.',
        text: 'تعذّر حفظ الطلب. ما كتبتموه محفوظ هنا، ويمكنكم أيضًا التواصل معنا مباشرة.',
      },
      'limits-away': {
        title: 'تعذّر إرسال طلبكم. يُرجى المحاولة مرة أخرى.',
        text: 'لا نستطيع استلام الرسائل في هذه اللحظة. لم يُحفظ شيء بعد، وما كتبتموه محفوظ هنا. يُرجى الإرسال مرة أخرى بعد دقائق، أو التواصل معنا مباشرة.',
      },
      busy: {
        title: 'تعذّر إرسال طلبكم. يُرجى المحاولة مرة أخرى.',
        text: 'تصلنا رسائل كثيرة في هذه اللحظة. لم يُحفظ شيء بعد، وما كتبتموه محفوظ هنا. يُرجى الإرسال مرة أخرى بعد ثوانٍ، أو التواصل معنا مباشرة.',
      },
      'too-slow': {
        title: 'تعذّر إرسال طلبكم. يُرجى المحاولة مرة أخرى.',
        text: 'استغرق حفظه وقتًا أطول من اللازم. ما كتبتموه محفوظ هنا. يُرجى الإرسال مرة أخرى، فلن يُحفظ الطلب مرتين. ويمكنكم أيضًا التواصل معنا مباشرة.',
      },
      unanswered: {
        title: 'لم يصل رد بعد.',
        text: 'ما كتبتموه محفوظ هنا. قد يكون الاتصال بطيئًا أو مقطوعًا: يُرجى الإرسال مرة أخرى، أو التواصل معنا مباشرة.',
      },
      renewed: {
        title: 'جرى تحديث هذه الصفحة أثناء الكتابة.',
        text: 'لم يُرسل شيء بعد، وما كتبتموه محفوظ هنا. يُرجى الإرسال مرة أخرى.',
      },
      'too-often': {
        title: 'تكرّر هذا الطلب كثيرًا.',
        text: 'تكرّر هذا الطلب كثيرًا. يُرجى الانتظار ساعة أو حتى الغد، أو الاتصال بنا.',
      },
      refused: {
        title: 'تعذّر إتمام طلبكم.',
        text: 'يُرجى مراجعة ما كتبتموه والمحاولة مرة أخرى.',
      },
      taken: {
        title: 'لهذا البريد الإلكتروني حساب بالفعل.',
        text: 'لهذا البريد الإلكتروني حساب بالفعل. سجّلوا الدخول إلى ذلك الحساب واحذفوه، أو أدخلوا بريدًا آخر في الملف الشخصي.',
      },
      reserved: {
        title: 'لا يمكن استخدام هذا البريد بعد.',
        text: 'كان هذا البريد حتى وقت قريب لحساب آخر يمكنه استعادته خلال سبعة أيام. يُرجى المحاولة بعد ذلك، أو إدخال بريد آخر في الملف الشخصي.',
      },
      'code-spent': {
        title: 'يلزم رمز تحقق جديد.',
        text: 'يصلح الرمز لمدة 10\u00a0دقائق وثلاث محاولات، وهذا الرمز لم يعد صالحًا. يُرجى طلب رمز جديد.',
      },
      'out-of-order': { title: 'هناك خطوة سابقة لم تكتمل.', text: 'يُرجى البدء من جديد.' },
      'signed-out': { title: 'انتهت جلسة دخولكم.', text: 'يُرجى تسجيل الدخول مرة أخرى.' },
      unexpected: {
        title: 'تعذّر إرسال طلبكم. يُرجى المحاولة مرة أخرى.',
        text: 'ما كتبتموه محفوظ هنا، ويمكنكم أيضًا التواصل معنا مباشرة.',
      },
    },
  },
);

export type FailureWords = (typeof failureWords)['en'];

/** How to reach the company when a form cannot. */
export const wayWords = words(
  { phone: 'Call', whatsapp: 'WhatsApp', email: 'Email' },
  { ar: { phone: 'الهاتف', whatsapp: 'واتساب', email: 'البريد الإلكتروني' } },
);

/** For forms that cannot even be read. */
export const refusalWords = words(
  {
    400: 'This form could not be read. Please go back and send it again.',
    403: 'This form came from another site. Please open it here and send it again.',
    408: 'This form took too long to arrive. Please go back (what you typed is still there) and send it again, without a photo if your connection is slow.',
    409: 'This page has changed since you opened it. Please go back, load it again and send the form again.',
    413: 'This form is too large. Please go back (what you typed is still there), choose a smaller photo or shorten the text, and send it again.',
  },
  {
    ar: {
      400: 'تعذّرت قراءة هذا النموذج. يُرجى الرجوع وإرساله مرة أخرى.',
      403: 'جاء هذا النموذج من موقع آخر. يُرجى فتحه هنا وإرساله مرة أخرى.',
      408: 'استغرق وصول النموذج وقتًا أطول من اللازم. يُرجى الرجوع (ما كتبتموه ما زال هناك) وإرساله مرة أخرى، بدون صورة إذا كان الاتصال بطيئًا.',
      409: 'تغيّرت هذه الصفحة منذ أن فتحتموها. يُرجى الرجوع وتحديثها وإرسال النموذج مرة أخرى.',
      413: 'حجم النموذج أكبر من المسموح. يُرجى الرجوع (ما كتبتموه ما زال هناك) واختيار صورة أصغر أو اختصار النص ثم الإرسال مرة أخرى.',
    },
  },
);

/** For forms and calls that found no room: too many came at once. */
export const busyWords = words(
  {
    title: 'We are receiving many messages at this moment.',
    again: 'Nothing was stored yet, and nothing you typed is lost. Please send it again in a few seconds.',
    back: 'Nothing was stored yet. Please go back (what you typed is still there) and send it again in a few seconds.',
    send: 'Send again',
    reading: {
      title: 'This page cannot be shown at this moment.',
      text: 'Many visitors came at once. Please load the page again in a few seconds.',
    },
    call: 'Too many requests at this moment. Please try again in a few seconds.',
  },
  {
    ar: {
      title: 'تصلنا رسائل كثيرة في هذه اللحظة.',
      again: 'لم يُحفظ شيء بعد، ولم يُفقد شيء مما كتبتموه. يُرجى الإرسال مرة أخرى بعد ثوانٍ.',
      back: 'لم يُحفظ شيء بعد. يُرجى الرجوع (ما كتبتموه ما زال هناك) والإرسال مرة أخرى بعد ثوانٍ.',
      send: 'إعادة الإرسال',
      reading: {
        title: 'تعذّر عرض هذه الصفحة في هذه اللحظة.',
        text: 'زوّار كثيرون في وقت واحد. يُرجى تحميل الصفحة مرة أخرى بعد ثوانٍ.',
      },
      call: 'الطلبات كثيرة في هذه اللحظة. يُرجى المحاولة مرة أخرى بعد ثوانٍ.',
    },
  },
);
