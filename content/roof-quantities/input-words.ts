import { words } from '@/content/words';

/** What is said at a field that holds no roof; `{least}` and `{most}` are in the unit of the field. */
export const roofFaults = words({
  missing: 'Enter this measure as well.',
  unread: 'Enter a number in the unit of this field, such as 12.5.',
  low: 'Enter {least} or more.',
  high: 'Enter {most} or less.',
  widthOverLength:
    'A hip roof is at most as wide as it is long: {most} m here. Swap length and width, or choose Pyramid.',
  endsTooFlat: 'At this pitch the ends meet before the long sides do. Make the ends steeper.',
  wingTooWide: 'The wing is at most as wide as the main roof: {most} m here.',
  widthOverTwice: 'The main roof is at most twice as wide as it is long: {most} m here.',
  areaOrSides: 'Enter either the area, or eaves and slope.',
  lapOverRoll: 'The lap is at most half of the roll: {most} mm here.',
});

export type RoofFault = keyof (typeof roofFaults)['en'];

/** Words of the form. */
export const roofInputWords = words({
  shape: {
    label: 'Shape of the roof',
    names: {
      gable: 'Gable',
      hip: 'Hip',
      mono: 'Mono-pitch',
      pyramid: 'Pyramid',
      t: 'T with valleys',
      l: 'L with a valley',
      planes: 'Slope by slope',
    },
    about: {
      gable: 'Two slopes that meet in a ridge, with a gable at each end.',
      hip: 'Four slopes. The two ends may have another pitch than the long sides.',
      mono: 'One slope from the eaves to an upper edge.',
      pyramid: 'Four slopes that meet in one point.',
      t: 'A gable roof with a wing in the middle of a long side.',
      l: 'A gable roof with a wing at one end and a hipped outer corner.',
      planes: 'Any roof: enter each slope as measured on the roof, then the metres of its edges.',
    },
  },
  fields: {
    length: 'Length',
    width: 'Width',
    pitch: 'Pitch',
    ends: 'Pitch of the ends',
    far: 'Pitch of the other end',
    wingLength: 'Length of the wing',
    wingWidth: 'Width of the wing',
    ridge: 'Ridges, in total',
    hip: 'Hips, in total',
    valley: 'Valleys, in total',
    verge: 'Verges, in total',
    area: 'Area of slope {name}',
    eaves: 'Eaves of slope {name}',
    slope: 'Slope {name}, from eaves to top',
    pieces: 'Tiles per m²',
    waste: 'Extra for cutting and breakage',
    gauge: 'Batten gauge',
    cover: 'Cover width of a tile',
    caps: 'Ridge and hip tiles per metre',
    spacing: 'Spacing of rafters and counter battens',
    rollWidth: 'Width of an underlay roll',
    rollLength: 'Length of an underlay roll',
    lap: 'Lap of the underlay',
  },
  help: {
    length: 'Over the eaves, along the ridge.',
    width: 'Over the eaves, across the ridge.',
    ends: 'Leave empty if the ends have the pitch of the long sides.',
    far: 'Leave empty if both ends are the same.',
    wingLength: 'From the eaves of the main roof to the end of the wing.',
    pieces: 'From the manufacturer’s data sheet of your tile.',
    cover: 'With it, whole courses are counted on rectangular slopes.',
  },
  units: { m: 'm', mm: 'mm', 'm²': 'm²', '%': '%', degrees: '°', percent: '%', count: '' },
  pitchIn: { label: 'Pitch in', degrees: 'degrees', percent: 'per cent' },
  tile: { label: 'Tile', option: '{name}, {by}', other: 'Other tile' },
  /** Why so much is added; `{waste}` is the percentage. */
  waste: {
    straight: '{waste}%: straight edges, where few tiles are cut.',
    hips: '{waste}%: each hip cuts about one tile in every course.',
    valleys: '{waste}%: valleys cut tiles on both sides.',
    entered: '{waste}%, as entered.',
    more: 'For dormers or many corners, enter 15%.',
  },
  advanced: 'Gauge, fittings and underlay',
});

export type RoofInputWords = (typeof roofInputWords)['en'];
