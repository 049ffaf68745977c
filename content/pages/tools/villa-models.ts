import { words } from '@/content/words';
import { TURN_FRAMES, type TurnedVilla, type TurnPicture } from '@/content/pictures/shots/turntable';

interface VillaModel {
  /** As the simulator's address names it: ?m=model_1. */
  id: `model_${1 | 2 | 3}`;
  /** Its turn on the turntable. */
  villa: TurnedVilla;
  name: string;
  text: string;
  facts: readonly (readonly [label: string, value: string])[];
}

/** The pictures of one turn of a villa. */
export const turnOf = (villa: TurnedVilla): readonly TurnPicture[] =>
  TURN_FRAMES.map((frame) => `turntable/${villa}-${frame}` as const);

/** /expirence-model */
export const villaModelsPage = words(
  {
    title: 'Villa models',
    lead: 'Three villas with three kinds of roof. Turn them round, then open one in the roof tile simulator and try your tile on it.',
    breadcrumbs: 'Breadcrumbs',
    sheet: 'In short',
    /** Behind the gate: all but the first, which turns for everybody. */
    kept: {
      title: 'Two more villas',
      text: 'Leave your name, email and phone number, and both turn and open in the simulator.',
    },
    stills: 'The other villas, as stills',
    open: 'Open in the simulator',
    signIn: 'The simulator needs a free account.',
    spin: {
      left: 'Turn to the left',
      right: 'Turn to the right',
      play: 'Turn by itself',
      pause: 'Stop turning',
      hint: 'Drag to turn, or use the arrow keys.',
      touch: 'Drag to turn.',
      view: 'View {view} of {count}',
    },
    /** Spoken name of a turning villa. */
    turning: '{name}, turned round',
    models: [
      {
        id: 'model_1',
        villa: 'model-1',
        name: 'Arcade villa',
        text: 'Hipped roofs at three heights over an arched portico. Shows how a tile looks at hips and low eaves.',
        facts: [
          ['Roof', 'Hipped, 24° to 25°'],
          ['Floors', 'Two, with a wing on one'],
          ['Shown with', 'Portoghese, terracotta'],
        ],
      },
      {
        id: 'model_2',
        villa: 'model-2',
        name: 'Courtyard villa',
        text: 'Long gabled wings around a court, with a square tower. Shows a blend on wide slopes and at the gable edge.',
        facts: [
          ['Roof', 'Gabled, 24°; the tower hipped, 28°'],
          ['Floors', 'Two, with two wings on one'],
          ['Shown with', 'Roman, Antic blend'],
        ],
      },
      {
        id: 'model_3',
        villa: 'model-3',
        name: 'Modern villa',
        text: 'Low hipped roofs with deep eaves and a stone tower. Shows a flat tile in dark grey; ask for its minimum pitch.',
        facts: [
          ['Roof', 'Hipped, 17°, with deep eaves'],
          ['Floors', 'Two, with a wing on one'],
          ['Shown with', 'LogicaPlana, dark grey'],
        ],
      },
    ] as const satisfies readonly VillaModel[],
    next: {
      title: 'Planning your own villa?',
      text: 'Send us a drawing or describe the villa in a message, and we will suggest tiles and quantities.',
      ask: 'Contact us',
      tiles: 'All roof tiles',
    },
  },
  {
    ar: {
      title: 'نماذج الفلل',
      lead: 'ثلاث فلل بثلاثة أنواع من الأسقف. أديروها، ثم افتحوا إحداها في محاكي القرميد وجرّبوا عليها القرميد الذي تريدونه.',
      breadcrumbs: 'مسار التنقل',
      sheet: 'بإيجاز',
      kept: {
        title: 'فيلتان أخريان',
        text: 'اتركوا الاسم والبريد الإلكتروني ورقم الهاتف، لتدور الفيلتان وتُفتحا في المحاكي.',
      },
      stills: 'الفلل الأخرى في صور ثابتة',
      open: 'فتح في المحاكي',
      signIn: 'يحتاج المحاكي إلى حساب مجاني.',
      spin: {
        left: 'تدوير إلى اليسار',
        right: 'تدوير إلى اليمين',
        play: 'دوران تلقائي',
        pause: 'إيقاف الدوران',
        hint: 'اسحبوا للتدوير، أو استخدموا مفاتيح الأسهم.',
        touch: 'اسحبوا للتدوير.',
        view: 'المنظر {view} من {count}',
      },
      turning: '{name}، من كل الجوانب',
      models: [
        {
          name: 'فيلا الرواق',
          text: 'أسقف رباعية الميول على ثلاثة ارتفاعات فوق رواق مقنطر. تُظهر القرميد عند الأضلاع المائلة والحواف السفلية المنخفضة.',
          facts: [
            ['السقف', 'رباعي الميول، من 24° إلى 25°'],
            ['الطوابق', 'طابقان، وجناح من طابق واحد'],
            ['القرميد المعروض', 'Portoghese، تيراكوتا'],
          ],
        },
        {
          name: 'فيلا الفناء',
          text: 'أجنحة جملونية طويلة حول فناء، مع برج مربع. تُظهر خلطة الألوان على الأسطح الواسعة وعند الحافة الجانبية.',
          facts: [
            ['السقف', 'جملوني، 24°، والبرج رباعي الميول، 28°'],
            ['الطوابق', 'طابقان، وجناحان من طابق واحد'],
            ['القرميد المعروض', 'Roman، خلطة معتّقة'],
          ],
        },
        {
          name: 'فيلا حديثة',
          text: 'أسقف منخفضة رباعية الميول بحواف بارزة، مع برج حجري. تُظهر القرميد المستوي الرمادي الغامق، واسألونا عن أدنى ميل له.',
          facts: [
            ['السقف', 'رباعي الميول، 17°، بحواف بارزة'],
            ['الطوابق', 'طابقان، وجناح من طابق واحد'],
            ['القرميد المعروض', 'LogicaPlana، رمادي غامق'],
          ],
        },
      ],
      next: {
        title: 'تخططون لفيلا؟',
        text: 'أرسلوا إلينا مخططًا أو صفوا الفيلا في رسالة، لنقترح عليكم القرميد والكميات.',
        ask: 'تواصل معنا',
        tiles: 'كل القرميد',
      },
    },
  },
);
