import { LA_PALOMA, LA_PALOMA_SPREADS } from '@/content/catalogue/la-paloma';
import { catalogueHeadings } from '@/content/documents/catalogue-headings';
import { COMMA, LANGS, type Lang } from '@/content/lang';
import {
  BROCHURE_PAGES,
  CATALOGUE_PAGES,
  DRY_FIX_PAGES,
  LA_PALOMA_PAGES,
} from '@/content/pictures/shots/documents';
import { words } from '@/content/words';
import { altsOf } from './alts-of';

const pages = words(
  {
    dryFix: {
      page: 'Page {page} of the dry-fix guide. {heading}',
      headings: [
        'Cover: laid dry, over the ridge of a tile roof',
        'Why dry, over a hip of Antic tiles',
        'What lies where: the five layers from the top',
        'Before you begin: four checks of the deck',
        'Radiant barrier, in three steps',
        'Counter battens, in three steps',
        'Eaves and pest guard, in three steps',
        'Battens and tiles, in three steps',
        'Ridge and hip, in four steps',
        'Where water gathers: valley, chimney, wakaflex',
        'Ask us: addresses and telephone numbers',
      ],
    },
    catalogue: 'Page {page} of the roofing catalogue: {heading}',
    laPaloma: {
      page: 'Page {page} of the catalogue of La Paloma. {heading}',
      first: ['Cover', 'The finished surface of a wall'],
      last: 'Ask us: addresses and telephone numbers',
    },
    brochure: {
      page: 'Page {page} of the brochure. {heading}',
      headings: {
        'cmg-condensation': [
          'Cover: by condensation',
          'Working principle in five steps',
          'Five features',
          'From both sides, and the heater in short',
          'How many litres a day',
          'Ask us: addresses and telephone numbers',
        ],
        'cmg-natural': [
          'Cover: natural circulation',
          'Working principle in five steps',
          'On your roof, and whom to ask',
        ],
        'cmg-forced': [
          'Cover: forced circulation',
          'Working principle in six steps',
          'What the kit does',
          'What is in the kit, with guarantees',
          'How many litres a day',
          'Ask us: addresses and telephone numbers',
        ],
      },
    },
  },
  {
    ar: {
      dryFix: {
        page: 'الصفحة {page} من دليل التثبيت الجاف. {heading}',
        headings: [
          'الغلاف: التثبيت الجاف، وخلفه قمة سقف من القرميد',
          'لماذا التثبيت الجاف، وخلفه ضلع مائل من القرميد المعتّق',
          'الطبقات الخمس من الأعلى إلى الأسفل',
          'قبل البدء: أربعة فحوص لقاعدة السقف',
          'الحاجز العاكس للحرارة في ثلاث خطوات',
          'سدايب التهوية في ثلاث خطوات',
          'الحافة السفلية ومانع الطيور في ثلاث خطوات',
          'السدايب والقرميد في ثلاث خطوات',
          'القمة والضلع المائل في أربع خطوات',
          'حيث يتجمع الماء: الوادي والمدخنة و\u00a0Wakaflex',
          'تواصلوا معنا: العناوين وأرقام الهواتف',
        ],
      },
      catalogue: 'الصفحة {page} من كتالوج الأسقف: {heading}',
      laPaloma: {
        page: 'الصفحة {page} من كتالوج La Paloma. {heading}',
        first: ['الغلاف', 'سطح جدار مكتمل'],
        last: 'تواصلوا معنا: العناوين وأرقام الهواتف',
      },
      brochure: {
        page: 'الصفحة {page} من النشرة. {heading}',
        headings: {
          'cmg-condensation': [
            'الغلاف: بالتكثيف',
            'مبدأ العمل في خمس خطوات',
            'خمس مزايا',
            'من الجانبين، والسخان بإيجاز',
            'كم لترًا في اليوم',
            'تواصلوا معنا: العناوين وأرقام الهواتف',
          ],
          'cmg-natural': [
            'الغلاف: التدوير الطبيعي',
            'مبدأ العمل في خمس خطوات',
            'على سقفكم، وكيف تتواصلون معنا',
          ],
          'cmg-forced': [
            'الغلاف: التدوير القسري',
            'مبدأ العمل في ست خطوات',
            'ما يقدّمه الطقم',
            'محتويات الطقم مع الضمانات',
            'كم لترًا في اليوم',
            'تواصلوا معنا: العناوين وأرقام الهواتف',
          ],
        },
      },
    },
  },
);

/** The same is said of the pages of every edition. */
const saidOf = <Id extends string>(
  of: Readonly<Record<Lang, readonly { id: Id }[]>>,
  page: string,
  headings: readonly string[],
) =>
  Object.assign(
    {},
    ...LANGS.map((edition) =>
      altsOf(of[edition], (_, at) =>
        page.replace('{page}', String(at + 1)).replace('{heading}', headings[at]!),
      ),
    ),
  ) as Record<Id, string>;

/** Of the pages of documents: which it is, and what stands on it. */
export function documentAlts(lang: Lang) {
  const { dryFix, catalogue, laPaloma, brochure } = pages[lang];
  const colours = LA_PALOMA_SPREADS.map((ids) => ids.map((id) => LA_PALOMA[id].name).join(COMMA[lang]));
  const about = (id: keyof typeof brochure.headings) =>
    saidOf(BROCHURE_PAGES[id], brochure.page, brochure.headings[id]);
  return {
    ...saidOf(DRY_FIX_PAGES, dryFix.page, dryFix.headings),
    ...saidOf(CATALOGUE_PAGES, catalogue, catalogueHeadings(lang)),
    ...saidOf(LA_PALOMA_PAGES, laPaloma.page, [...laPaloma.first, ...colours, laPaloma.last]),
    ...about('cmg-condensation'),
    ...about('cmg-natural'),
    ...about('cmg-forced'),
  };
}
