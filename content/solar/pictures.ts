import type { PictureId } from '@/content/pictures/library';
import {
  SOLAR_INSTALLATIONS,
  SOLAR_TURN,
  SOLAR_TURN_NATURAL,
  type InstallationId,
} from '@/content/pictures/shots/solar';
import type { ForcedSystemId, NaturalModelId } from './systems';

/* Which picture of the library shows what of the solar family: never a picture of another thing. */

export const HEATER_PICTURES = {
  condensation: 'solar/roof-condensation',
  natural: 'solar/roof-natural',
  sigma: 'solar/roof-sigma',
  features: 'solar/roof-features',
  forced: 'solar/roof-forced',
  kit: 'solar/forced-kit',
} as const satisfies Record<string, PictureId>;

/** Beside the way to the calculator: a heater of the page's own manufacturer, and of its own system. */
export const CALCULATOR_PICTURES = {
  cmg: 'tool/hot-water',
  condensation: 'solar/install-condensation-2',
  natural: 'news/solar-water-heaters-join',
  forced: 'solar/install-forced-2',
  features: 'solar/install-condensation-9',
  sigma: 'solar/thermosiphon-300',
  sigmaNatural: 'banner/sigma',
  sigmaForced: 'solar/install-forced-7',
} as const satisfies Record<string, PictureId>;

/** Each SIGMA model by itself. */
export const MODEL_PICTURES: Readonly<Record<NaturalModelId, PictureId>> = {
  model120: 'solar/thermosiphon-120',
  model150: 'solar/thermosiphon-150',
  model200: 'solar/thermosiphon-200',
  model300: 'solar/thermosiphon-300',
};

/** Each SIGMA system with as many collectors as it has: the kit of two, or four of them on a roof. */
export const SYSTEM_PICTURES: Readonly<Record<ForcedSystemId, PictureId>> = {
  system200: HEATER_PICTURES.kit,
  system300: HEATER_PICTURES.kit,
  system500: HEATER_PICTURES.kit,
  system750: 'solar/install-forced-8',
  system1000: 'solar/install-forced-8',
};

/** The pictures of the turntable, nineteen: once round in 18 steps, and the back of the heater closer. */
export const TURN_PICTURES: readonly PictureId[] = SOLAR_TURN.map(({ id }) => id);

/**
 * Which of them are shown, and in which order: specification 2, section 4. Once round, beginning half from the side:
 * from the front a heater is a dark plate.
 */
export const TURN_ORDER: readonly number[] = [16, 17, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/** Once round in the order of the views: with the tank behind the collectors, and above them. */
export const TURNS = {
  condensation: TURN_ORDER.map((at) => TURN_PICTURES[at]!),
  natural: TURN_ORDER.map((at): PictureId => SOLAR_TURN_NATURAL[at]!.id),
} as const satisfies Record<string, readonly PictureId[]>;

export type TurnedHeater = keyof typeof TURNS;

type InstalledSystem = 'condensation' | 'natural' | 'forced';

const installationsOf = (system: InstalledSystem): readonly InstallationId[] =>
  SOLAR_INSTALLATIONS.filter(({ id }) => id.startsWith(`solar/install-${system}-`)).map(({ id }) => id);

/** Heaters on roofs, nine of each system. */
export const INSTALLATIONS: Readonly<Record<InstalledSystem, readonly InstallationId[]>> = {
  condensation: installationsOf('condensation'),
  natural: installationsOf('natural'),
  forced: installationsOf('forced'),
};
