import { company } from '@/content/company';
import { companyInArabic } from '@/content/company.ar';
import { words } from '@/content/words';

/** Words of the mail that stands for many: sent when more enquiries arrive than mails should. */
export const withheldMails = words(
  {
    subject: {
      one: '{count} enquiry stored without an email each',
      other: '{count} enquiries stored without an email each',
    },
    /** `{since}`: when the first of them came. */
    what: {
      one: 'Since {since} the website has stored {count} enquiry without sending an email for it.',
      other: 'Since {since} the website has stored {count} enquiries without sending an email for each.',
    },
    why: 'More enquiries are arriving than usual. They may come from a program, and real ones may be among them. Nothing is lost.',
    where: 'Each is a row in the table "Enquiry" of the database. List them with:',
    send: 'Send their emails one by one with:',
    foot: `Sent from the ${company.brand} website.`,
  },
  {
    ar: {
      subject: {
        zero: 'لا طلبات محفوظة بدون رسالة لكل منها',
        one: 'طلب واحد محفوظ بدون رسالة خاصة به',
        two: 'طلبان محفوظان بدون رسالة لكل منهما',
        few: '{count} طلبات محفوظة بدون رسالة لكل منها',
        many: '{count} طلبًا محفوظًا بدون رسالة لكل منها',
        other: '{count} طلب محفوظ بدون رسالة لكل منها',
      },
      what: {
        zero: 'منذ {since} لم يحفظ الموقع أي طلب بدون رسالة.',
        one: 'منذ {since} حفظ الموقع طلبًا واحدًا بدون إرسال رسالة عنه.',
        two: 'منذ {since} حفظ الموقع طلبين بدون إرسال رسالة عن كل منهما.',
        few: 'منذ {since} حفظ الموقع {count} طلبات بدون إرسال رسالة عن كل منها.',
        many: 'منذ {since} حفظ الموقع {count} طلبًا بدون إرسال رسالة عن كل منها.',
        other: 'منذ {since} حفظ الموقع {count} طلب بدون إرسال رسالة عن كل منها.',
      },
      why: 'تصل طلبات أكثر من المعتاد. قد يكون مصدرها برنامجًا، وقد تكون بينها طلبات حقيقية. لم يُفقد شيء.',
      where: 'كل طلب صف في الجدول «Enquiry» من قاعدة البيانات. لعرضها:',
      send: 'لإرسال رسائلها واحدة تلو الأخرى:',
      foot: `أُرسلت من موقع ${companyInArabic.name}.`,
    },
  },
);
