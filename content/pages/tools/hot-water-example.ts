import { words } from '@/content/words';

/** The villa of the example, as the calculator's address would name it. */
export const EXAMPLE = '?fullBathrooms=4&bathroomsWithoutShower=1&centralKitchen=1';

/** A worked example of the hot water calculator, for visitors who have not signed in. */
export const hotWaterExample = words(
  {
    title: 'What the calculator gives',
    lead: 'A worked example: the result for a villa with four full bathrooms, one bathroom without shower and a kitchen.',
    entered: 'You enter',
    result: 'You get',
    note: 'Sign in to calculate your own. You can change every figure, see it month by month, print a report, share the link and send it to us.',
    /** Of a calculation that comes with a link. */
    sent: {
      title: 'The calculation you were sent',
      lead: 'What was entered, and the result. Calculated from the link; nothing is stored.',
      note: 'Sign in to change the figures, see the result month by month, print the report or send it to us for a quotation.',
    },
  },
  {
    ar: {
      title: 'ما تقدّمه الحاسبة',
      lead: 'مثال محسوب: النتيجة لفيلا فيها أربعة حمّامات كاملة وحمّام بدون دش ومطبخ.',
      entered: 'ما تُدخلونه',
      result: 'ما تحصلون عليه',
      note: 'سجّلوا الدخول لحساب احتياجكم. يمكنكم تغيير كل رقم، والاطلاع على النتيجة شهرًا بشهر، وطباعة تقرير، ومشاركة الرابط، وإرسالها إلينا.',
      sent: {
        title: 'العملية الحسابية التي أُرسلت إليكم',
        lead: 'البيانات المُدخلة والنتيجة. تُحسب من الرابط، ولا يُحفظ شيء.',
        note: 'سجّلوا الدخول لتغيير الأرقام، والاطلاع على النتيجة شهرًا بشهر، وطباعة التقرير، أو إرساله إلينا للحصول على عرض سعر.',
      },
    },
  },
);
