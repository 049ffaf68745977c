import type { Lang } from '@/content/lang';
import {
  SOLAR_INSTALLATIONS,
  SOLAR_TURN,
  SOLAR_TURN_NATURAL,
  type InstallationId,
} from '@/content/pictures/shots/solar';
import { installationTitles } from '@/content/solar/installation-titles';
import { words } from '@/content/words';
import { altsOf } from './alts-of';

const heater = words(
  {
    products: {
      'solar/thermosiphon-120':
        'Illustration: thermosiphon heater of the size 120 on its stand, a white tank above one short collector',
      'solar/thermosiphon-150':
        'Illustration: thermosiphon heater of the size 150 on its stand, a white tank above one long collector',
      'solar/thermosiphon-200':
        'Illustration: thermosiphon heater of the size 200 on its stand, a thick white tank above one wide collector',
      'solar/thermosiphon-300':
        'Illustration: thermosiphon heater of the size 300 on its stand, a long white tank above two collectors',
      'film/heater-300':
        'Illustration: thermosiphon heater of the size 300 on its stand, a long white tank above two collectors',
      'solar/condensation':
        'Illustration: solar water heater by condensation, only its collector to be seen from the front',
      'solar/roof-condensation':
        'Illustration: two raised collectors on a terracotta roof, their white tank behind them',
      'solar/roof-natural':
        'Illustration: two collectors on a terracotta roof, the white tank above them joined by insulated pipes',
      'solar/roof-forced':
        'Illustration: two collectors on a terracotta roof, below them an open plant room with tank, pump and controller',
      'solar/roof-sigma':
        'Illustration: heater of the size 200 on a flat roof, a thick white tank above one wide collector',
      'solar/roof-features':
        'Illustration: solar water heater on a flat roof, the end of its tank in view behind the raised collector',
      'solar/forced-kit':
        'Illustration: upright tank, two collectors, pump station, controller and expansion vessel',
      'solar/collector-cut':
        'Illustration: collector cut open: glass, absorber with pipes, insulation and frame',
    },
    turn: 'Illustration: solar water heater, its tank behind the collector, seen from {side}',
    turnNatural: 'Illustration: solar water heater, its tank above two collectors, seen from {side}',
    sides: {
      quarters: ['the front', 'its right', 'the back', 'its left'],
      close: 'behind, close by',
    },
    installed: {
      condensation: 'Illustration: {title}, the tank behind the collector',
      natural: 'Illustration: {title}, the tank above the collector',
      forced: 'Illustration: {title}, the tank indoors',
    },
    /** Where several heaters stand. */
    several: {
      condensation: 'Illustration: {title}, the tanks behind their collectors',
      natural: 'Illustration: {title}, the tanks above their collectors',
    },
    /** The title says where the tanks are. */
    titled: 'Illustration: {title}',
    /** Two collectors to a heater: on tiles. */
    pair: {
      condensation: 'Illustration: {title}, the tank behind its two collectors',
      natural: 'Illustration: {title}, the tank above its two collectors',
      forced: 'Illustration: {title}, two collectors, their tank indoors',
    },
    plantRoom: 'Illustration: plant room with an upright tank, pump station and controller on the wall',
  },
  {
    ar: {
      products: {
        'solar/thermosiphon-120':
          'صورة توضيحية: سخان بالتدوير الطبيعي مقاس 120 على هيكله، خزان أبيض فوق مجمّع قصير واحد',
        'solar/thermosiphon-150':
          'صورة توضيحية: سخان بالتدوير الطبيعي مقاس 150 على هيكله، خزان أبيض فوق مجمّع طويل واحد',
        'solar/thermosiphon-200':
          'صورة توضيحية: سخان بالتدوير الطبيعي مقاس 200 على هيكله، خزان أبيض سميك فوق مجمّع عريض واحد',
        'solar/thermosiphon-300':
          'صورة توضيحية: سخان بالتدوير الطبيعي مقاس 300 على هيكله، خزان أبيض طويل فوق مجمّعين',
        'film/heater-300':
          'صورة توضيحية: سخان بالتدوير الطبيعي مقاس 300 على هيكله، خزان أبيض طويل فوق مجمّعين',
        'solar/condensation': 'صورة توضيحية: سخان مياه شمسي بالتكثيف، لا يظهر منه من الأمام إلا المجمّع',
        'solar/roof-condensation': 'صورة توضيحية: مجمّعان مرفوعان على سقف تيراكوتا، وخلفهما خزانهما الأبيض',
        'solar/roof-natural':
          'صورة توضيحية: مجمّعان على سقف تيراكوتا، وفوقهما خزان أبيض تصله بهما أنابيب معزولة',
        'solar/roof-forced':
          'صورة توضيحية: مجمّعان على سقف تيراكوتا، وتحتهما غرفة معدّات مفتوحة فيها خزان ومضخة ووحدة تحكم',
        'solar/roof-sigma': 'صورة توضيحية: سخان مقاس 200 على سقف مستوٍ، خزان أبيض سميك فوق مجمّع عريض واحد',
        'solar/roof-features': 'صورة توضيحية: سخان مياه شمسي على سقف مستوٍ، يظهر طرف خزانه خلف المجمّع المرفوع',
        'solar/forced-kit': 'صورة توضيحية: خزان قائم، ومجمّعان، ومحطة ضخ، ووحدة تحكم، ووعاء تمدد',
        'solar/collector-cut':
          'صورة توضيحية: مقطع في مجمّع شمسي: الزجاج، وسطح الامتصاص بأنابيبه، والعزل، والإطار',
      },
      turn: 'صورة توضيحية: سخان مياه شمسي خزانه خلف المجمّع، {side}',
      turnNatural: 'صورة توضيحية: سخان مياه شمسي خزانه فوق مجمّعين، {side}',
      sides: {
        quarters: ['من الأمام', 'من يمينه', 'من الخلف', 'من يساره'],
        close: 'من الخلف عن قرب',
      },
      installed: {
        condensation: 'صورة توضيحية: {title}، والخزان خلف المجمّع',
        natural: 'صورة توضيحية: {title}، والخزان فوق المجمّع',
        forced: 'صورة توضيحية: {title}، والخزان داخل المبنى',
      },
      several: {
        condensation: 'صورة توضيحية: {title}، والخزانات خلف مجمّعاتها',
        natural: 'صورة توضيحية: {title}، والخزانات فوق مجمّعاتها',
      },
      titled: 'صورة توضيحية: {title}',
      pair: {
        condensation: 'صورة توضيحية: {title}، والخزان خلف مجمّعيه',
        natural: 'صورة توضيحية: {title}، والخزان فوق مجمّعيه',
        forced: 'صورة توضيحية: {title}، مجمّعان وخزانهما داخل المبنى',
      },
      plantRoom: 'صورة توضيحية: غرفة معدّات فيها خزان قائم ومحطة ضخ ووحدة تحكم على الجدار',
    },
  },
);

/** Frames of the turn are 20 degrees apart; the one after the last is the back, closer. */
const turnAlts = (lang: Lang) => {
  const { turn, turnNatural, sides } = heater[lang];
  const seen = (text: string, nth: number) =>
    text.replace('{side}', nth === 18 ? sides.close : sides.quarters[Math.round((20 * nth) / 90) % 4]!);
  return {
    ...altsOf(SOLAR_TURN, (_, nth) => seen(turn, nth)),
    ...altsOf(SOLAR_TURN_NATURAL, (_, nth) => seen(turnNatural, nth)),
  };
};

/** Those on flat roofs: one collector to a heater, or as many as the title says. */
const FLAT: ReadonlySet<string> = new Set(['7', '8', '9']);

function installationAlt(id: InstallationId, lang: Lang): string {
  const { installed, several, titled, pair, plantRoom } = heater[lang];
  switch (id) {
    case 'solar/install-forced-9':
      return plantRoom;
    case 'solar/install-condensation-8':
      return titled;
    case 'solar/install-condensation-9':
      return several.condensation;
    case 'solar/install-natural-8':
    case 'solar/install-natural-9':
      return several.natural;
  }
  const [, system, nth] = id.split('-') as [string, keyof typeof installed, string];
  return (FLAT.has(nth) ? installed : pair)[system];
}

const installationAlts = (lang: Lang) =>
  altsOf(SOLAR_INSTALLATIONS, ({ id }) =>
    installationAlt(id, lang).replace('{title}', installationTitles[lang][id]),
  );

/** Of heaters by themselves, turned round, and on roofs. */
export const solarAlts = (lang: Lang) => ({
  ...heater[lang].products,
  ...turnAlts(lang),
  ...installationAlts(lang),
});
