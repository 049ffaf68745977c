import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';
import { HEATER_PICTURES } from '@/content/solar/pictures';

/*
 * The three CMG pages. Of CMG the specification (2, sections 2 and 9) gives the names of the systems, what each page
 * holds, and the guarantee of the forced circulation kit; sizes and outputs are not published and are on request.
 */
const approved = ['Approval', 'Dubai central laboratory (according to the manufacturer)'] as const;
const manufacturer = ['Manufacturer', 'CMG'] as const;
const sizes = ['Sizes and collector area', 'on request'] as const;

const approvedInArabic = ['الاعتماد', 'مختبر دبي المركزي (حسب الشركة المصنّعة)'] as const;
const manufacturerInArabic = ['الشركة المصنّعة', 'CMG'] as const;
const sizesInArabic = ['المقاسات ومساحة المجمّعات', 'عند الطلب'] as const;

export const cmgPages = words(
  {
    condensation: {
      title: 'Natural circulation by condensation',
      name: 'CMG natural circulation by condensation',
      lead: 'The fluid evaporates in the collector, condenses in the tank and flows back. No pump is needed.',
      text: 'A closed circuit carries heat from the collector to the tank without electricity: vapour rises, and the liquid returns by gravity.',
      picture: HEATER_PICTURES.condensation as PictureId,
      facts: [
        manufacturer,
        ['Circulation', 'natural, by condensation'],
        ['Pump', 'none'],
        ['Tank', 'on the roof, with the collector'],
        sizes,
        approved,
      ],
    },
    natural: {
      title: 'Natural circulation',
      name: 'CMG natural circulation',
      lead: 'The tank is above the collector, so heated fluid rises to it. No pump is needed.',
      text: 'While the sun shines, warm fluid rises from the collector to the tank and cooler fluid sinks back. The solar circuit has no pump and no controller.',
      picture: HEATER_PICTURES.natural as PictureId,
      facts: [
        manufacturer,
        ['Circulation', 'natural'],
        ['Pump', 'none'],
        ['Tank', 'on the roof, above the collector'],
        sizes,
        approved,
      ],
    },
    forced: {
      title: 'Forced circulation',
      name: 'CMG forced circulation',
      lead: 'A kit with collectors on the roof, a tank indoors, and a pump and controller that connect them.',
      text: 'A pump brings the heat to the tank, so the tank can be indoors, apart from the collectors. Only the collectors are visible on the roof.',
      picture: HEATER_PICTURES.forced as PictureId,
      facts: [
        manufacturer,
        ['Circulation', 'forced, by a pump'],
        ['Tank', 'indoors'],
        ['Manufacturer’s guarantee, tank and collectors', '5 years'],
        ['Manufacturer’s guarantee, other parts', '2 years'],
        sizes,
        approved,
      ],
    },
  },
  {
    ar: {
      condensation: {
        title: 'تدوير طبيعي بالتكثيف',
        name: 'CMG بالتدوير الطبيعي بالتكثيف',
        lead: 'يتبخّر السائل في المجمّع، ويتكثّف في الخزان، ثم يعود. ولا حاجة إلى مضخة.',
        text: 'تنقل دائرة مغلقة الحرارة من المجمّع إلى الخزان بلا كهرباء: يصعد البخار، ويعود السائل بفعل الجاذبية.',
        facts: [
          manufacturerInArabic,
          ['التدوير', 'طبيعي بالتكثيف'],
          ['المضخة', 'بلا مضخة'],
          ['الخزان', 'على السقف مع المجمّع'],
          sizesInArabic,
          approvedInArabic,
        ],
      },
      natural: {
        title: 'تدوير طبيعي بدون مضخة',
        name: 'CMG بالتدوير الطبيعي بدون مضخة',
        lead: 'الخزان فوق المجمّع، فيصعد إليه السائل الساخن. ولا حاجة إلى مضخة.',
        text: 'ما دامت الشمس ساطعة يصعد السائل الدافئ من المجمّع إلى الخزان ويهبط السائل الأبرد. ليس في الدائرة الشمسية مضخة ولا وحدة تحكم.',
        facts: [
          manufacturerInArabic,
          ['التدوير', 'طبيعي'],
          ['المضخة', 'بلا مضخة'],
          ['الخزان', 'على السقف فوق المجمّع'],
          sizesInArabic,
          approvedInArabic,
        ],
      },
      forced: {
        title: 'تدوير قسري بمضخة',
        name: 'CMG بالتدوير القسري بمضخة',
        lead: 'طقم مجمّعاته على السقف وخزانه داخل المبنى، تصل بينهما مضخة ووحدة تحكم.',
        text: 'تنقل المضخة الحرارة إلى الخزان، فيمكن وضعه داخل المبنى بعيدًا عن المجمّعات. ولا يظهر على السقف سوى المجمّعات.',
        facts: [
          manufacturerInArabic,
          ['التدوير', 'قسري بمضخة'],
          ['الخزان', 'داخل المبنى'],
          ['ضمان الشركة المصنّعة، الخزان والمجمّعات', '5\u00a0سنوات'],
          ['ضمان الشركة المصنّعة، القطع الأخرى', 'سنتان'],
          sizesInArabic,
          approvedInArabic,
        ],
      },
    },
  },
);

export type CmgSystem = keyof (typeof cmgPages)['en'];

/** What only the page of the forced circulation kit says. */
export const cmgKit = words(
  {
    features: {
      title: 'What the kit does',
      items: [
        'The tank is indoors and loses less heat there.',
        'A controller runs the pump automatically.',
        'Collectors and tank are separate, so you can place each where it works best.',
      ],
      /** In the brochure; the page has them in its tables. */
      guarantees: [
        'Manufacturer’s guarantee of 5 years on tank and collectors.',
        'Manufacturer’s guarantee of 2 years on the other parts.',
      ],
    },
    parts: {
      title: 'What the kit contains',
      caption: 'Components of the forced circulation kit, with the manufacturer’s guarantee',
      head: ['Component', 'What it does', 'Guarantee'],
      picture: HEATER_PICTURES.kit as PictureId,
      shown: 'Tank, two collectors, solar station and controller.',
    },
  },
  {
    ar: {
      features: {
        title: 'ما يقدّمه الطقم',
        items: [
          'الخزان داخل المبنى، حيث يفقد حرارة أقل.',
          'تشغّل وحدة التحكم المضخة آليًا.',
          'المجمّعات والخزان منفصلان، فيوضع كل منهما في أنسب مكان له.',
        ],
        guarantees: ['ضمان 5\u00a0سنوات على الخزان والمجمّعات.', 'ضمان سنتين على القطع الأخرى.'],
      },
      parts: {
        title: 'محتويات الطقم',
        caption: 'مكوّنات طقم التدوير القسري',
        head: ['المكوّن', 'الوظيفة', 'الضمان'],
        shown: 'خزان، ومجمّعان، ومحطة ضخ، ووحدة تحكم.',
      },
    },
  },
);
