import type { PictureId } from '@/content/pictures/library';

/** The picture of a roof whose parts are explained by hotspots. */
export const diagramPicture = 'diagram/roof-components' satisfies PictureId;

export interface Hotspot {
  id: string;
  label: string;
  /** What the part does. */
  text: string;
  /** Point on the picture, in per cent of its width and height; printed by the studio with the render. */
  at: readonly [x: number, y: number];
}

/** Eight parts, in the specification's order and words. */
export const HOTSPOTS = [
  {
    id: 'laterals',
    label: 'laterals',
    text: 'Angled pieces that close the roof along its sloping edges and keep wind and rain off the gable.',
    at: [16.2, 56.2],
  },
  {
    id: 'end-ridge',
    label: 'end ridge',
    text: 'The last tile of a ridge, closed at its outer end.',
    at: [7.3, 33.4],
  },
  {
    id: 'end-cap',
    label: 'end cap',
    text: 'A half-round disc that closes the open end of a ridge where it meets the gable.',
    at: [71.4, 59.6],
  },
  {
    id: 'ridge-and-wedges',
    label: 'ridge and wedges',
    text: 'Half-round tiles over the line where two slopes meet; wedges close the waves below them.',
    at: [29.7, 26.6],
  },
  {
    id: 'three-way',
    label: '3 way',
    text: 'One piece where a ridge and two hips come together, in place of a cut joint.',
    at: [49.8, 20.5],
  },
  {
    id: 'valley',
    label: 'valley',
    text: 'The channel between two slopes that carries their water to the gutter.',
    at: [38.1, 53.4],
  },
  {
    id: 'chimney',
    label: 'chimney',
    text: 'What passes through the roof needs tiles cut to it and a flashing all round.',
    at: [59.2, 23.5],
  },
  {
    id: 'wakaflex',
    label: 'wakaflex',
    text: 'Pleated flashing strip, shaped by hand over the tiles and up the wall of a chimney.',
    at: [58.5, 41],
  },
] as const satisfies readonly Hotspot[];
