import { words } from '@/content/words';
import type { PictureId } from '@/content/pictures/library';
import { HEATER_PICTURES } from '@/content/solar/pictures';

/** /product/sigma-natural-circulation-system */
export const sigmaNaturalPage = words(
  {
    title: 'Natural Circulation System',
    lead: 'Tank and collector together on the roof, in four models. No pump is needed.',
    text: [
      'The tank is insulated with 50\u00a0mm of polyurethane and works at a pressure of 10\u00a0bar (manufacturer’s figures).',
    ],
    picture: HEATER_PICTURES.sigma as PictureId,
    film: {
      title: 'How the heater works, in 12 seconds',
      text: 'The heater as a whole, the collector cut open, the tank above it and the largest model. No sound.',
      play: 'Play the film',
      about: '12 seconds, no sound',
      label: 'Film: a solar water heater with natural circulation, no sound',
      captions: 'English',
      picture: 'film/heater-300' as PictureId,
    },
    models: {
      title: 'Choose a model',
      label: 'Models',
      /** `{model}`: the number on the button. */
      name: 'Model {model}',
      caption: 'Specification of Model {model}',
      /** The title of the document while a model is chosen. */
      document: 'SIGMA Model {model}, Natural Circulation System',
      variant: 'SIGMA, natural circulation',
      /** Of one model, on its own page. */
      one: 'Tank and collector together on the roof. No pump is needed.',
      description: 'Solar water heater with natural circulation by SIGMA, Model {model}.',
    },
    all: {
      title: 'Four models compared',
      caption: 'The four models compared',
    },
  },
  {
    ar: {
      title: 'نظام التدوير الطبيعي',
      lead: 'الخزان والمجمّع الشمسي معًا على السقف، بأربعة موديلات، وبلا مضخة.',
      text: [
        'الخزان معزول بطبقة من البولي يوريثان سماكتها 50\u00a0مم، ويعمل بضغط 10\u00a0بار (حسب الشركة المصنّعة).',
      ],
      film: {
        title: 'كيف يعمل السخان: فيلم من 12\u00a0ثانية',
        text: 'السخان كاملًا، ومقطع في المجمّع، والخزان فوقه، وأكبر موديل. بلا صوت.',
        play: 'تشغيل الفيلم',
        about: '12\u00a0ثانية، بلا صوت',
        label: 'فيلم: سخان مياه شمسي بالتدوير الطبيعي، بلا صوت',
        captions: 'العربية',
      },
      models: {
        title: 'اختاروا الموديل',
        label: 'الموديلات',
        name: 'موديل {model}',
        caption: 'المواصفات الفنية لموديل {model}',
        document: 'SIGMA موديل {model}، نظام التدوير الطبيعي',
        variant: 'SIGMA، تدوير طبيعي',
        one: 'الخزان والمجمّع الشمسي معًا على السقف، وبلا مضخة.',
        description: 'سخان مياه شمسي بالتدوير الطبيعي من SIGMA، موديل {model}.',
      },
      all: {
        title: 'مقارنة الموديلات الأربعة',
        caption: 'مقارنة بين الموديلات الأربعة',
      },
    },
  },
);

/** /product/sigma-forced-circulation-system */
export const sigmaForcedPage = words(
  {
    title: 'Forced Circulation Systems',
    lead: 'Collectors on the roof, a tank indoors, and a controller that runs the system.',
    picture: 'solar/install-forced-8' as PictureId,
    explained: {
      text: 'Forced circulation is common in Central and Northern Europe. The tank is separate from the collectors, and a pump moves the heat between them.',
    },
    /** Specification 2, section 2. */
    advantages: {
      title: 'Advantages over a thermosiphon',
      items: [
        { title: 'Fewer heat losses', text: 'The tank is indoors and loses less heat there.' },
        { title: 'Automation', text: 'A controller runs the system automatically.' },
        { title: 'More flexibility', text: 'Tank and collectors need not be side by side.' },
        {
          title: 'Higher efficiency',
          text: 'Stated by the manufacturer. Ask us for the figures of your system.',
        },
      ],
    },
    installation: {
      title: 'Proposed installation',
      lead: 'Six parts and where they go.',
      alt: 'Section through a house with the six parts of a forced circulation system: tank and controller indoors, collectors on the roof',
    },
    calculate: { text: 'CALCULATE NOW', about: 'how much hot water the house needs' },
    systems: {
      title: 'Choose a system',
      label: 'Systems',
      name: 'System {label}',
      caption: 'Components of System {label}',
      document: 'SIGMA System {label}, forced circulation',
      variant: 'SIGMA, forced circulation',
      description: 'Solar water system with forced circulation by SIGMA, System {label}.',
    },
    all: {
      title: 'Five systems compared',
      caption: 'The five systems compared',
    },
  },
  {
    ar: {
      title: 'أنظمة التدوير القسري',
      lead: 'المجمّعات على السقف، والخزان داخل المبنى، ووحدة تحكم تشغّل النظام.',
      explained: {
        text: 'التدوير القسري شائع في وسط أوروبا وشمالها. الخزان منفصل عن المجمّعات، وتنقل مضخة الحرارة بينهما.',
      },
      advantages: {
        title: 'مزايا التدوير القسري مقارنة بالطبيعي',
        items: [
          { title: 'فقد أقل للحرارة', text: 'الخزان داخل المبنى، حيث يفقد حرارة أقل.' },
          { title: 'تشغيل آلي', text: 'تشغّل وحدة التحكم النظام آليًا.' },
          { title: 'مرونة أكبر', text: 'لا يلزم أن يتجاور الخزان والمجمّعات.' },
          {
            title: 'كفاءة أعلى',
            text: 'حسب الشركة المصنّعة. اسألونا عن أرقام نظامكم.',
          },
        ],
      },
      installation: {
        title: 'التركيب المقترح',
        lead: 'ستة مكوّنات ومواضعها.',
        alt: 'مقطع في منزل يبيّن المكوّنات الستة لنظام التدوير القسري: الخزان ووحدة التحكم داخل المبنى، والمجمّعات على السقف',
      },
      calculate: { text: 'احسبوا الآن', about: 'كم يحتاج المنزل من الماء الساخن' },
      systems: {
        title: 'اختاروا النظام',
        label: 'الأنظمة',
        name: 'نظام {label}',
        caption: 'مكوّنات نظام {label}',
        document: 'SIGMA نظام {label}، تدوير قسري',
        variant: 'SIGMA، تدوير قسري',
        description: 'منظومة شمسية لتسخين المياه بالتدوير القسري من SIGMA، نظام {label}.',
      },
      all: {
        title: 'مقارنة الأنظمة الخمسة',
        caption: 'مقارنة بين الأنظمة الخمسة',
      },
    },
  },
);
