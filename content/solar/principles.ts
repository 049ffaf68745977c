import { words } from '@/content/words';

/*
 * How the heat moves, step by step; the numbers are those of the drawings (components/solar/drawings.tsx). What is
 * said here is physics of such systems; of a manufacturer's product only what its name says.
 */

interface Step {
  title: string;
  text: string;
}

export const principles = words(
  {
    condensation: {
      title: 'Working principle',
      lead: 'Heat is taken up by evaporation and given off by condensation.',
      alt: 'Section through a condensation heater: vapour rises from the collector to a condenser in the tank, drops run back below it',
      steps: [
        { title: 'Evaporation', text: 'The sun heats the collector, and the fluid in it evaporates.' },
        { title: 'Rising vapour', text: 'The vapour is light and rises to the tank.' },
        { title: 'Condensation', text: 'In the tank it condenses and gives its heat to the water.' },
        { title: 'Return', text: 'The liquid flows back down to the collector.' },
        {
          title: 'Hot water',
          text: 'Cold water enters at the bottom, hot water leaves at the top.',
        },
      ] satisfies readonly Step[],
    },
    natural: {
      title: 'Working principle',
      lead: 'Warm fluid is lighter than cool fluid. This difference keeps it moving.',
      alt: 'Section through a natural circulation heater: warm fluid rises from the collector round the tank above it, cool fluid sinks back',
      steps: [
        { title: 'Heating', text: 'The sun heats the fluid in the collector.' },
        { title: 'Rising', text: 'Warm fluid is lighter: it rises to the tank without a pump.' },
        { title: 'Exchange', text: 'At the tank it gives its heat to the water.' },
        { title: 'Return', text: 'Cooler and heavier, it sinks back to the foot of the collector.' },
        {
          title: 'Hot water',
          text: 'Cold water enters at the bottom, hot water leaves at the top.',
        },
      ] satisfies readonly Step[],
    },
    forced: {
      title: 'Working principle',
      lead: 'A pump moves heat from the roof to a tank indoors whenever the collector is hotter than the tank.',
      alt: 'Section through a house: collector on the roof, tank, pump and controller indoors, joined by pipes',
      steps: [
        { title: 'Collector', text: 'The sun heats the fluid in the collectors on the roof.' },
        { title: 'Way down', text: 'The hot fluid flows through insulated pipes into the house.' },
        { title: 'Exchange', text: 'In a coil inside the tank it gives its heat to the water.' },
        { title: 'Solar station', text: 'A pump sends the cooled fluid back up to the roof.' },
        {
          title: 'Controller',
          text: 'It compares collector and tank, and runs the pump only while the roof is hotter.',
        },
        { title: 'Hot water', text: 'Cold water enters at the bottom, hot water leaves at the top.' },
      ] satisfies readonly Step[],
    },
  },
  {
    ar: {
      condensation: {
        title: 'مبدأ العمل',
        lead: 'يمتص السائل الحرارة بالتبخّر ويطلقها بالتكثّف.',
        alt: 'مقطع في سخان يعمل بالتكثيف: يصعد البخار من المجمّع إلى مكثّف داخل الخزان، وتعود القطرات إلى أسفل',
        steps: [
          { title: 'التبخّر', text: 'تسخّن الشمس المجمّع، فيتبخّر السائل داخله.' },
          { title: 'صعود البخار', text: 'البخار خفيف، فيصعد إلى الخزان.' },
          { title: 'التكثّف', text: 'يتكثّف البخار في الخزان وينقل حرارته إلى الماء.' },
          { title: 'الرجوع', text: 'يعود السائل نازلًا إلى المجمّع.' },
          { title: 'الماء الساخن', text: 'يدخل الماء البارد من أسفل الخزان، ويخرج الماء الساخن من أعلاه.' },
        ],
      },
      natural: {
        title: 'مبدأ العمل',
        lead: 'السائل الساخن أخفّ من البارد، وهذا الفرق هو ما يحرّكه.',
        alt: 'مقطع في سخان بالتدوير الطبيعي: يصعد السائل الساخن من المجمّع ويدور حول الخزان فوقه، ويهبط السائل البارد',
        steps: [
          { title: 'التسخين', text: 'تسخّن الشمس السائل في المجمّع.' },
          { title: 'الصعود', text: 'السائل الساخن أخفّ، فيصعد إلى الخزان بدون مضخة.' },
          { title: 'التبادل', text: 'عند الخزان ينقل حرارته إلى الماء.' },
          { title: 'الرجوع', text: 'يبرد ويثقل، فيهبط إلى أسفل المجمّع.' },
          { title: 'الماء الساخن', text: 'يدخل الماء البارد من أسفل الخزان، ويخرج الماء الساخن من أعلاه.' },
        ],
      },
      forced: {
        title: 'مبدأ العمل',
        lead: 'تنقل مضخة الحرارة من السقف إلى خزان داخل المبنى كلما كان المجمّع أسخن من الخزان.',
        alt: 'مقطع في منزل: مجمّع شمسي على السقف، وخزان ومضخة ووحدة تحكم في الداخل، تصل بينها أنابيب',
        steps: [
          { title: 'المجمّع الشمسي', text: 'تسخّن الشمس السائل في المجمّعات على السقف.' },
          { title: 'النزول', text: 'يجري السائل الساخن في أنابيب معزولة إلى داخل المنزل.' },
          { title: 'التبادل', text: 'ينقل حرارته إلى الماء عبر ملف داخل الخزان.' },
          { title: 'محطة الضخ', text: 'تعيد المضخة السائل بعد أن يبرد إلى السقف.' },
          {
            title: 'وحدة التحكم',
            text: 'تقارن حرارة المجمّع بحرارة الخزان، ولا تشغّل المضخة إلا إذا كان المجمّع أسخن.',
          },
          { title: 'الماء الساخن', text: 'يدخل الماء البارد من أسفل الخزان، ويخرج الماء الساخن من أعلاه.' },
        ],
      },
    },
  },
);

/**
 * The parts of a forced circulation system, as specification 2, section 2, names them, in its order. The guarantee
 * is that of the CMG kit (section 9): longer on tank and collectors.
 */
export const forcedParts = words(
  [
    {
      id: 'tank',
      title: 'Tank',
      text: 'Stores the hot water, indoors, where it loses less heat.',
      guarantee: '5 years',
    },
    {
      id: 'collector',
      title: 'Collector',
      text: 'Takes up the heat of the sun, on the roof.',
      guarantee: '5 years',
    },
    {
      id: 'mounting',
      title: 'Mounting system',
      text: 'Holds the collectors on a flat or a pitched roof.',
      guarantee: '2 years',
    },
    {
      id: 'station',
      title: 'Solar station',
      text: 'Pump, valves and gauges of the solar circuit in one unit.',
      guarantee: '2 years',
    },
    {
      id: 'controller',
      title: 'Controller',
      text: 'Runs the pump by the temperatures of collector and tank.',
      guarantee: '2 years',
    },
    {
      id: 'installation',
      title: 'Installation parts',
      text: 'Pipes, fittings and their insulation.',
      guarantee: '2 years',
    },
  ],
  {
    ar: [
      {
        title: 'الخزان',
        text: 'يخزّن الماء الساخن داخل المبنى، حيث يقل فقد الحرارة.',
        guarantee: '5\u00a0سنوات',
      },
      { title: 'المجمّع الشمسي', text: 'يمتص حرارة الشمس على السقف.', guarantee: '5\u00a0سنوات' },
      { title: 'هيكل التثبيت', text: 'يثبّت المجمّعات على سقف مستوٍ أو مائل.', guarantee: 'سنتان' },
      {
        title: 'محطة الضخ',
        text: 'مضخة الدائرة الشمسية وصماماتها ومقاييسها في وحدة واحدة.',
        guarantee: 'سنتان',
      },
      { title: 'وحدة التحكم', text: 'تشغّل المضخة حسب حرارة المجمّع والخزان.', guarantee: 'سنتان' },
      { title: 'لوازم التركيب', text: 'الأنابيب والوصلات وعزلها.', guarantee: 'سنتان' },
    ],
  },
);
