import { words } from '@/content/words';

export const villaAlts = words({
  'villa/bmi-italy': 'Hipped wing of a villa under terracotta Portoghese tiles',
  'villa/cobert-spain': 'Ridge and hip of a villa roof in an antique blend of Duna tiles',
  'villa/cobert-portugal': 'Modern villa with flat grey Plana tiles, a stone tower and wide glazing',
  'villa/yamama': 'Courtyard villa with a square tower and red Marsigliese tiles around a fountain',
  'villa/cejatel': 'Roofs of a villa in caramel Wave tiles, seen from above',
  'villa/ceipo': 'Hipped wing of a villa under straw-coloured Portoghese tiles',
});
