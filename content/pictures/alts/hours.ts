import { words } from '@/content/words';

/** Of one roof in the light of five hours. */
export const hourAlts = words(
  {
    'hours/dawn':
      'Terracotta roofs and the square tower of a villa in the first low sun from the right, wall lanterns still lit',
    'hours/morning': 'The same roofs in morning sun that draws every row of tiles',
    'hours/noon': 'The same roofs at noon: short shadows, the clay at its palest',
    'hours/afternoon':
      'Terracotta roofs of a villa in the afternoon, sun from the left, the tower’s shadow across the tiles',
    'hours/dusk': 'The same roofs at dusk: muted clay under a violet sky, lit lanterns and arched windows',
  },
  {
    ar: {
      'hours/dawn':
        'أسقف تيراكوتا وبرج مربع لفيلا في أول شمس منخفضة من اليمين، وفوانيس الجدران ما زالت مضاءة',
      'hours/morning': 'الأسقف نفسها في شمس الصباح التي تُبرز كل صف من القرميد',
      'hours/noon': 'الأسقف نفسها عند الظهر: ظلال قصيرة، والفخار في أفتح درجاته',
      'hours/afternoon': 'أسقف تيراكوتا لفيلا بعد الظهر، الشمس من اليسار وظل البرج ممتد على القرميد',
      'hours/dusk':
        'الأسقف نفسها عند الغسق: فخار خافت اللون تحت سماء بنفسجية، وفوانيس مضاءة ونوافذ مقنطرة منيرة',
    },
  },
);
