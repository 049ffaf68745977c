import type { Lang } from '@/content/lang';
import { TURN_FRAMES, TURNED_VILLAS, TURNTABLE, type TurnedVilla } from '@/content/pictures/shots/turntable';
import { words } from '@/content/words';
import { altsOf } from './alts-of';

const villa = words(
  {
    'model-1': 'Sand-coloured villa with an arched portico under terracotta tiles, a model seen from {side}',
    'model-2': 'White courtyard villa with a tower under an Antic blend of tiles, a model seen from {side}',
    'model-3': 'Modern villa with a stone tower under flat dark grey tiles, a model seen from {side}',
  } satisfies Record<TurnedVilla, string>,
  {
    ar: {
      'model-1': 'فيلا رملية اللون برواق مقنطر وقرميد تيراكوتا، نموذج {side}',
      'model-2': 'فيلا بيضاء بفناء وبرج وقرميد بخلطة معتّقة، نموذج {side}',
      'model-3': 'فيلا حديثة ببرج حجري وقرميد مستوٍ رمادي غامق، نموذج {side}',
    },
  },
);

const sides = words(['the front', 'its right', 'the back', 'its left'], {
  ar: ['من الأمام', 'من يمينه', 'من الخلف', 'من يساره'],
});

const VILLAS = Object.keys(TURNED_VILLAS) as TurnedVilla[];

/** Of the villas of the simulator, turned round. */
export const turntableAlts = (lang: Lang) =>
  altsOf(TURNTABLE, (_, at) => {
    const of = VILLAS[Math.floor(at / TURN_FRAMES.length)]!;
    const quarter = Math.round((at % TURN_FRAMES.length) / (TURN_FRAMES.length / 4)) % 4;
    return villa[lang][of].replace('{side}', sides[lang][quarter]!);
  });
