/** The picture of a roof whose parts are explained by hotspots. */
export const diagramPicture = 'diagram/roof-components';

export interface Hotspot {
  id: string;
  label: string;
  /** What the part does. */
  text: string;
  /** Point on the picture, in per cent of its width and height; printed by the studio with the render. */
  x: number;
  y: number;
}

/** Eight parts, in the specification's order and words; written as every other label of the site. */
export const HOTSPOTS = [
  {
    id: 'laterals',
    label: 'Laterals',
    text: 'Angled tiles that close the sloping edges of the roof and protect the gable from wind and rain.',
    x: 16.2,
    y: 56.2,
  },
  {
    id: 'end-ridge',
    label: 'End ridge',
    text: 'The last tile of a ridge, closed at its outer end.',
    x: 7.3,
    y: 33.4,
  },
  {
    id: 'end-cap',
    label: 'End cap',
    text: 'A half-round disc that closes the open end of a ridge where it meets the gable.',
    x: 71.4,
    y: 59.6,
  },
  {
    id: 'ridge-and-wedges',
    label: 'Ridge and wedges',
    text: 'Half-round tiles over the line where two slopes meet; wedges close the gaps below them.',
    x: 29.7,
    y: 26.6,
  },
  {
    id: 'three-way',
    label: '3 way',
    text: 'One piece where a ridge and two hips meet, instead of a cut joint.',
    x: 49.3,
    y: 20.6,
  },
  {
    id: 'valley',
    label: 'Valley',
    text: 'The channel between two slopes that carries rainwater to the gutter.',
    x: 38.1,
    y: 53.4,
  },
  {
    id: 'chimney',
    label: 'Chimney',
    text: 'Where a chimney passes through the roof, tiles are cut to fit and a flashing seals all sides.',
    x: 59.6,
    y: 23.5,
  },
  {
    id: 'wakaflex',
    label: 'Wakaflex',
    text: 'Pleated flashing strip, shaped by hand over the tiles and up the chimney wall.',
    x: 58.5,
    y: 41,
  },
] as const satisfies readonly Hotspot[];
