import { words } from '@/content/words';

export const villaAlts = words(
  {
    'villa/bmi-italy':
      'Hipped wing of a villa under terracotta Portoghese tiles: the hip is fixed dry, its foot closed by a starter',
    'villa/cobert-spain': 'Dry-fixed hip of a villa under Duna tiles, its foot closed by a starter',
    'villa/cobert-portugal': 'Modern villa with flat grey Plana tiles, a stone tower and wide glazing',
    'villa/yamama': 'Courtyard villa with a square tower and red tiled roofs around a fountain',
    'villa/cejatel': 'Roofs of a villa in caramel Wave tiles, seen from above',
    'villa/ceipo': 'Hipped wing of a villa under straw-coloured Portoghese tiles',
  },
  {
    ar: {
      'villa/bmi-italy':
        'جناح فيلا رباعي الميول بقرميد Portoghese تيراكوتا: الضلع المائل مثبّت جافًا، وأسفله مغلق بقطعة بداية',
      'villa/cobert-spain': 'ضلع مائل مثبّت جافًا لفيلا من قرميد Duna، وأسفله مغلق بقطعة بداية',
      'villa/cobert-portugal': 'فيلا حديثة بقرميد Plana المستوي الرمادي وبرج حجري وواجهات زجاجية واسعة',
      'villa/yamama': 'فيلا بفناء وبرج مربع وأسقف من القرميد الأحمر حول نافورة',
      'villa/cejatel': 'أسقف فيلا من قرميد Wave بلون الكراميل، من أعلى',
      'villa/ceipo': 'جناح فيلا رباعي الميول بقرميد Portoghese قشّي اللون',
    },
  },
);
