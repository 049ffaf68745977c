import { companyInArabic } from '@/content/company.ar';
import { contact } from '@/content/contact';
import { words } from '@/content/words';

/** Words of the enquiry list at /cart. */
export const enquiryListWords = words(
  {
    title: 'Enquiry list',
    empty: {
      title: 'Your list is empty',
      text: 'Press “Add to enquiry” on any product, add quantities and notes, and ask for prices or samples in one enquiry.',
    },
    noScript:
      'The list needs JavaScript, which is switched off. Please tell us what you need in the contact form.',
    kept: 'Your list stays on this device until you send it. We will reply with prices.',
    columns: {
      product: 'Product',
      quantity: 'Quantity',
      unit: 'Unit',
      note: 'Note',
      page: 'Page',
    },
    more: 'Add more products',
    /** Spoken of what belongs to one product. */
    of: {
      quantity: 'Quantity of {name}',
      unit: 'Unit of {name}',
      note: 'Note on {name}',
      remove: 'Remove {name}',
    },
    /** A line in a chat or a mail. */
    line: {
      product: '{name}, {variant}',
      /** A quantity that stays as it was typed. */
      typed: '“{quantity}”',
      plain: '{amount}: {product}',
      noted: '{amount}: {product} ({note})',
    },
    removed: '{name} removed.',
    full: 'The list is full: 50 products',
    undo: 'Undo',
    undoAll: 'Undo all {count}',
    /** What was made of a quantity that could not stay as it was typed. */
    changed: {
      missing: 'No quantity entered. {kept} is kept.',
      unread: '“{typed}” is no number we can read. It is sent as you wrote it.',
      low: '{typed} is too low. {kept} is kept.',
      high: 'Changed to {kept}, the maximum per line.',
      whole: 'Whole numbers only: {typed} changed to {kept}.',
      decimals: 'Two decimals at most: {typed} changed to {kept}.',
      thousands: '{typed} is read as {kept}.',
      /** On a button: the other thing it may have meant. */
      other: 'No, {other}',
      unit: 'Unit changed to {unit}.',
    },
    emptiedElsewhere:
      'The list was sent or emptied in another browser tab. What you typed in the form is still here.',
    /** Where the names did not come; the list itself is on the device. */
    namesMissing:
      'The product names could not be loaded. Your list is complete and can be sent; load this page again to see the names.',
    partsMissing: 'The list could not be loaded. It is kept on this device; please load this page again.',
    count: { one: '{count} product', other: '{count} products' },
    csv: 'Download as CSV',
    csvLost: 'The file could not be made. Check your connection and press again.',
    /** Within another program, whose browser may drop files. */
    csvUnsure: 'If no file appears, this app saves none. Send the list with the form instead.',
    file: `${contact.slug}-enquiry-list.csv`,
    whatsapp: 'Send by WhatsApp',
    greeting: 'Hello, please quote for these items:',
    wants: {
      label: 'What do you need?',
      quote: 'Prices and delivery time',
      sample: 'Samples (up to 5 products)',
      tooMany:
        'You can request samples of up to 5 products; your list has {count}. Remove some, or ask for prices.',
    },
    form: {
      title: 'Send the list',
      fields: {
        name: 'Name',
        email: 'Email',
        phone: 'Phone',
        address: 'Delivery address for samples',
        message: 'Message (optional)',
      },
      wayBack: 'Please leave an email address or a phone number.',
      submit: { quote: 'Send the enquiry', sample: 'Request samples' },
      sending: 'Sending',
      purpose: `${contact.legalName} stores your list and what you enter here to answer your enquiry.`,
      consent:
        'By requesting samples you agree that we use these details to contact you and to deliver the samples.',
      done: {
        title: 'We have received your list',
        text: 'Thank you. Our team will reply by email or phone.',
        next: 'The list on this device is now empty.',
        link: 'View our products',
        again: 'Back to the list',
      },
      log: { sent: 'Enquiry list sent', failed: 'Enquiry list not sent' },
    },
  },
  {
    ar: {
      title: 'قائمة الطلب',
      empty: {
        title: 'قائمتكم فارغة',
        text: 'اضغطوا «إضافة للطلب» عند أي منتج، ثم أضيفوا الكميات والملاحظات واطلبوا الأسعار أو العيّنات في طلب واحد.',
      },
      noScript: 'تحتاج القائمة إلى JavaScript. اكتبوا ما تحتاجون إليه في نموذج التواصل.',
      kept: 'تبقى قائمتكم على هذا الجهاز حتى إرسالها، ثم نرد عليكم بالأسعار.',
      columns: {
        product: 'المنتج',
        quantity: 'الكمية',
        unit: 'الوحدة',
        note: 'ملاحظة',
        page: 'الصفحة',
      },
      more: 'إضافة منتجات أخرى',
      of: {
        quantity: 'الكمية: {name}',
        unit: 'الوحدة: {name}',
        note: 'ملاحظة: {name}',
        remove: 'إزالة: {name}',
      },
      line: {
        product: '{name}،\u200f {variant}',
        typed: '«\u2068{quantity}\u2069»',
        plain: '{amount}: {product}',
        noted: '{amount}: {product} ({note})',
      },
      removed: 'أُزيل من القائمة: {name}.',
      full: 'القائمة ممتلئة: 50 منتجًا',
      undo: 'تراجع',
      undoAll: 'التراجع عن إزالة الكل ({count})',
      changed: {
        missing: 'لم تُدخل كمية. تبقى الكمية {kept}.',
        unread: 'الكمية «\u2068{typed}\u2069» ليست رقمًا مقروءًا. تُرسل كما كتبتموها.',
        low: 'الكمية \u2068{typed}\u2069 أقل من الحد الأدنى. تبقى {kept}.',
        high: 'عُدّلت الكمية إلى {kept}، وهو الحد الأقصى للمنتج الواحد.',
        whole: 'أعداد صحيحة فقط: عُدّل \u2068{typed}\u2069 إلى {kept}.',
        decimals: 'منزلتان عشريتان على الأكثر: عُدّل \u2068{typed}\u2069 إلى {kept}.',
        thousands: 'قُرئ \u2068{typed}\u2069 على أنه {kept}.',
        other: 'لا، بل {other}',
        unit: 'تغيّرت الوحدة إلى {unit}.',
      },
      emptiedElsewhere: 'أُرسلت القائمة أو أُفرغت في تبويب آخر. ما كتبتموه محفوظ هنا.',
      namesMissing:
        'تعذّر تحميل أسماء المنتجات. قائمتكم كاملة ويمكن إرسالها. لعرض الأسماء أعيدوا تحميل الصفحة.',
      partsMissing: 'تعذّر تحميل القائمة، وهي محفوظة على هذا الجهاز. يُرجى تحميل الصفحة من جديد.',
      count: {
        zero: 'لا منتجات',
        one: 'منتج واحد',
        two: 'منتجان',
        few: '{count} منتجات',
        many: '{count} منتجًا',
        other: '{count} منتج',
      },
      csv: 'تنزيل بصيغة CSV',
      csvLost: 'تعذّر إنشاء الملف. تحققوا من الاتصال واضغطوا مجددًا.',
      csvUnsure: 'إن لم يظهر الملف فهذا التطبيق لا يحفظ الملفات. أرسلوا القائمة بالنموذج بدلًا من ذلك.',
      whatsapp: 'إرسال عبر واتساب',
      greeting: 'مرحبًا، نرجو عرض سعر للمنتجات التالية:',
      wants: {
        label: 'ماذا تحتاجون؟',
        quote: 'الأسعار ومدة التوصيل',
        sample: 'عيّنات (حتى 5 منتجات)',
        tooMany:
          'يمكنكم طلب عيّنات من 5 منتجات على الأكثر، وعدد المنتجات في قائمتكم {count}. أزيلوا بعضها أو اطلبوا الأسعار.',
      },
      form: {
        title: 'إرسال القائمة',
        fields: {
          name: 'الاسم',
          email: 'البريد الإلكتروني',
          phone: 'رقم الهاتف',
          address: 'عنوان توصيل العيّنات',
          message: 'رسالة (اختيارية)',
        },
        wayBack: 'يُرجى إدخال البريد الإلكتروني أو رقم الهاتف.',
        submit: { quote: 'إرسال الطلب', sample: 'طلب العيّنات' },
        sending: 'جارٍ الإرسال',
        purpose: `تحفظ ${companyInArabic.name} قائمتكم وما تكتبونه هنا للرد على طلبكم.`,
        consent: 'بطلب العيّنات توافقون على استخدام هذه البيانات للتواصل معكم وتوصيل العيّنات.',
        done: {
          title: 'استلمنا قائمتكم',
          text: 'شكرًا لكم. سيرد عليكم فريقنا بالبريد الإلكتروني أو الهاتف.',
          next: 'القائمة على هذا الجهاز فارغة الآن.',
          link: 'عرض المنتجات',
          again: 'العودة إلى القائمة',
        },
        log: { sent: 'تم إرسال قائمة الطلب', failed: 'تعذّر إرسال قائمة الطلب' },
      },
    },
  },
);

export type EnquiryListWords = (typeof enquiryListWords)['en'];
