import type { Shot } from './shot';

/** Times of one day, in its order. */
export const HOURS = ['dawn', 'morning', 'noon', 'afternoon', 'dusk'] as const;
export type Hour = (typeof HOURS)[number];

/** One roof under five suns: camera, house, plants and the laying of every tile are the same, so that only the light differs. */
export const HOUR_SHOTS = HOURS.map((view) => ({
  id: `hours/${view}` as const,
  kind: 'hours' as const,
  scene: 'building',
  params: {
    plan: 'hours',
    view,
    profile: 'portoghese',
    blend: 'terracotta',
    wall: '#efe5d3',
  },
})) satisfies readonly Shot[];
