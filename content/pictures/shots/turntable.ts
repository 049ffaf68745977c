import type { Shot } from './shot';

/** The pictures of one turn, 20 degrees apart. */
export const TURN_FRAMES = [
  '00',
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
] as const;

/** The three villas of the simulator; the first wears its defaults. */
export const TURNED_VILLAS = {
  'model-1': {
    params: { plan: 'arcade', profile: 'portoghese', blend: 'terracotta', wall: '#e6c795' },
  },
  'model-2': {
    params: { plan: 'courtyard', profile: 'roman', blend: 'antique', wall: '#f1e9db' },
  },
  'model-3': {
    params: { plan: 'modern', profile: 'plana', blend: 'anthracite', wall: '#f0e7d8' },
  },
} as const;

export type TurnedVilla = keyof typeof TURNED_VILLAS;
export type TurnPicture = `turntable/${TurnedVilla}-${(typeof TURN_FRAMES)[number]}`;

const frame = (villa: TurnedVilla, nth: number): Shot & { id: TurnPicture } => {
  const turn = (360 / TURN_FRAMES.length) * nth;
  const { params } = TURNED_VILLAS[villa];
  return {
    id: `turntable/${villa}-${TURN_FRAMES[nth]!}`,
    kind: 'turntable',
    scene: 'turntable',
    params: { ...params, turn },
  };
};

/** Each villa turned round once. */
export const TURNTABLE = (Object.keys(TURNED_VILLAS) as TurnedVilla[]).flatMap((villa) =>
  TURN_FRAMES.map((_, nth) => frame(villa, nth)),
);
