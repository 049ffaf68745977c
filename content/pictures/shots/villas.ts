import type { Shot } from './shot';

/** A villa under the tiles of one manufacturer, beside the invitation to the simulator on its page. */
const villa = <Id extends string>(id: Id, params: Shot['params']) =>
  ({ id: `villa/${id}` as const, kind: 'portfolio', scene: 'building', params }) as const satisfies Shot;

export const VILLAS = [
  villa('bmi-italy', {
    plan: 'portico',
    view: 'hip',
    profile: 'portoghese',
    blend: 'terracotta',
    wall: '#f3ede1',
  }),
  villa('cobert-spain', {
    plan: 'arcade',
    view: 'hip',
    profile: 'duna',
    colours: ['#a9694a', '#97573d', '#b98860', '#84513c'],
    wall: '#efe3cd',
    exposure: -0.55,
  }),
  villa('cobert-portugal', {
    plan: 'modern',
    view: 'front-right',
    profile: 'plana',
    blend: 'grey',
    wall: '#f1ece2',
    sun: { elevation: 26 },
  }),
  villa('yamama', {
    plan: 'courtyard',
    view: 'front-right',
    profile: 'marsigliese',
    blend: 'red',
    wall: '#ecd9b6',
    sun: { elevation: 26, sky: 'mackerel' },
  }),
  villa('cejatel', {
    plan: 'courtyard',
    view: 'roofscape',
    profile: 'wave',
    colours: ['#b5824c', '#ab7944', '#be8b56', '#a06f3d'],
    wall: '#f2ebdd',
  }),
  villa('ceipo', {
    plan: 'portico',
    view: 'wing-left',
    profile: 'portoghese',
    blend: 'sand',
    wall: '#e9d6b4',
  }),
] as const satisfies readonly Shot[];
