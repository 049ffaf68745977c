import type { BrickFace } from '@/content/catalogue/bricks';
import { words } from '@/content/words';

/** How an item of concrete is made, by its shape; a sentence for each thing that is so. */
export const brickWords = words(
  {
    /** For search engines; beside its name a page says only the use. */
    lead: '{kind}, {size}, from {by}. {use}',
    uses: {
      block: 'For walls.',
      trough: 'For the reinforced course over an opening or on top of a wall.',
      facing: 'For walls that stay unplastered.',
      paver: 'For paths, yards and driveways.',
      screen: 'For walls that let air and light through.',
      lintel: 'For openings in a wall.',
    },
    cores: { one: '{count} core from top to bottom.', other: '{count} cores from top to bottom.' },
    slots: 'Slots in {count} rows from top to bottom.',
    solid: 'Solid, without cores.',
    closed: 'Closed on top.',
    foam: 'Foam fills part of the cores.',
    light: 'Cast with light aggregate.',
    trough: 'Open on top and at both ends, with walls of {wall}\u00a0mm.',
    openings: 'Openings for grass in the surface.',
    tactile: 'A raised pattern that is felt underfoot.',
    exposed: 'The aggregate shows in the surface.',
    bars: 'Our picture shows {count} steel bars; ask us for its reinforcement and load.',
    face: 'Its face is {face}.',
    faces: {
      smooth: 'smooth',
      tumbled: 'tumbled',
      split: 'split',
      'split-ribs': 'split, with ribs',
      ground: 'ground flat',
      hammered: 'bush-hammered',
      fluted: 'fluted',
      scored: 'scored with blind joints',
    } satisfies Record<BrickFace, string>,
    colour: 'Colour: {colour}.',
    /** The measures stand at its edges. */
    drawing: {
      wall: '{name} in outline with its width, height and length in mm',
      paver: '{name} in outline with its length, width and thickness in mm',
    },
  },
  {
    ar: {
      lead: '{kind}، {size}، من {by}. {use}',
      uses: {
        block: 'للجدران.',
        trough: 'للصف المسلّح فوق الفتحات أو في أعلى الجدار.',
        facing: 'للجدران التي تبقى بلا لياسة.',
        paver: 'للممرات والساحات ومداخل السيارات.',
        screen: 'للجدران التي يمر منها الهواء والضوء.',
        lintel: 'لفتحات الجدران.',
      },
      cores: {
        zero: 'بلا تجاويف.',
        one: 'تجويف واحد من أعلى إلى أسفل.',
        two: 'تجويفان من أعلى إلى أسفل.',
        few: '{count} تجاويف من أعلى إلى أسفل.',
        many: '{count} تجويفًا من أعلى إلى أسفل.',
        other: '{count} تجويف من أعلى إلى أسفل.',
      },
      slots: 'شقوق في {count} صفوف من أعلى إلى أسفل.',
      solid: 'مصمت بلا تجاويف.',
      closed: 'مغلق من الأعلى.',
      foam: 'يملأ الفوم بعض التجاويف.',
      light: 'مصبوب بركام خفيف.',
      trough: 'مفتوح من الأعلى ومن الطرفين، بجدران سماكتها {wall}\u00a0مم.',
      openings: 'فتحات للعشب في السطح.',
      tactile: 'نقش بارز يُحس تحت القدم.',
      exposed: 'يظهر الحصى في السطح.',
      bars: 'عدد قضبان الحديد في صورتنا: {count}. اسألونا عن التسليح والحمل.',
      face: 'الوجه: {face}.',
      faces: {
        smooth: 'أملس',
        tumbled: 'معتّق بالدحرجة',
        split: 'صخري',
        'split-ribs': 'صخري بأضلاع',
        ground: 'مصقول',
        hammered: 'مطروق',
        fluted: 'مضلّع',
        scored: 'محزّز بفواصل وهمية',
      },
      colour: 'اللون: {colour}.',
      drawing: {
        wall: '{name} بخطوط خارجية مع العرض والارتفاع والطول بالمليمتر',
        paver: '{name} بخطوط خارجية مع الطول والعرض والسماكة بالمليمتر',
      },
    },
  },
);
