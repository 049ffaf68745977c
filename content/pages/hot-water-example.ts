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
  },
  {
    ar: {
      title: 'ما تعطيه الحاسبة',
      lead: 'مثال محسوب: النتيجة لفيلا فيها أربعة حمّامات كاملة وحمّام بدون دش ومطبخ.',
      entered: 'تُدخلون',
      result: 'تحصلون على',
      note: 'سجّلوا الدخول لحساب احتياجكم. يمكنكم تغيير كل رقم، والاطلاع على النتيجة شهرًا بشهر، وطباعة تقرير، ومشاركة الرابط، وإرسال الحساب إلينا.',
    },
  },
);
