/** What the picture studio needs to render one picture; what is to be seen on it says alts.ts. Lengths in metres, angles in degrees, colours as hex. */
type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value };

export const KINDS = {
  hero: { width: 1920, height: 880, samples: 20 },
  heroTall: { width: 900, height: 950, samples: 20 },
  category: { width: 960, height: 1200, samples: 16 },
  tool: { width: 1200, height: 800, samples: 14 },
  portfolio: { width: 1200, height: 800, samples: 14 },
  // What fills the window of a desk beside a form or above a page.
  lead: { width: 1920, height: 1280, samples: 12 },
  // The same with glass before near black, where few samples leave specks.
  leadSolar: { width: 1920, height: 1280, samples: 40 },
  aboutSolar: { width: 1080, height: 720, samples: 36 },
  about: { width: 1080, height: 720, samples: 12 },
  diagram: { width: 1600, height: 1000, samples: 12 },
  project: { width: 1080, height: 720, samples: 10 },
  hours: { width: 1600, height: 900, samples: 14 },
  turntable: { width: 840, height: 560, samples: 8 },
  banner: { width: 1800, height: 600, samples: 12 },
  // The same with glass that mirrors what stands round it.
  bannerSolar: { width: 1800, height: 600, samples: 24 },
  plateTall: { width: 800, height: 1000, samples: 6 },
  platePlan: { width: 300, height: 300, samples: 8 },
  plateFront: { width: 680, height: 850, samples: 10 },
  plateWide: { width: 780, height: 520, samples: 10 },
  plateRoof: { width: 840, height: 560, samples: 8 },
  plateSolar: { width: 840, height: 560, samples: 20 },
  solarTurn: { width: 1200, height: 800, samples: 24 },
  solarPiece: { width: 960, height: 640, samples: 32 },
  // A heater on its roof, half as wide as a desk.
  heater: { width: 1080, height: 720, samples: 24 },
  film: { width: 1280, height: 720, samples: 32 },
  install: { width: 720, height: 480, samples: 20 },
  brick: { width: 800, height: 600, samples: 8 },
  cladding: { width: 960, height: 640, samples: 6 },
  wall: { width: 720, height: 480, samples: 6 },
  // Larger than what is cut from it.
  brickCorner: { width: 840, height: 560, samples: 8 },
  // Computed from its relief, so samples do not count.
  brickFace: { width: 960, height: 640, samples: 1 },
  // Made from plates, so samples do not count.
  galleryItem: { width: 680, height: 850, samples: 1 },
  view: { width: 720, height: 480, samples: 1 },
  thumb: { width: 240, height: 240, samples: 1 },
} as const satisfies Record<string, { width: number; height: number; samples: number }>;

/**
 * How often the look of a scene was mended so that its pictures must be made again; 1 where it is not listed. Raise
 * it together with materials or light; code that changes no picture leaves it.
 */
export const LOOKS: Readonly<Record<string, number>> = {
  showroom: 2,
  building: 2,
  laid_patch: 2,
  tile_shot: 2,
  heater_shot: 3,
  solar_kit: 2,
  yard: 2,
  warehouse: 2,
  factory: 2,
  brick_quoin: 2,
  concrete_shot: 2,
};

/** The same of houses that carry heaters, beside the number of their scene: other houses stay as they are. */
export const HEATERS_LOOK = 3;

/** Heaters are listed by the picture, or put on the roof by a view that is named after them. */
export const carriesHeaters = ({ params }: Pick<Shot, 'params'>): boolean =>
  'heaters' in params || (typeof params.view === 'string' && params.view.startsWith('solar'));

export interface Shot {
  /** Kebab-case with an optional family folder: the file name of the picture. */
  id: string;
  kind: keyof typeof KINDS;
  /** Module under studio/scenes that builds it; `tint` colours a plate, `relief` is studio/relief. */
  scene: string;
  params: { readonly [name: string]: Value };
}
