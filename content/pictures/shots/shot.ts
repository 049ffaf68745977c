/** What the picture studio needs to render one picture. Lengths in metres, angles in degrees, colours as hex. */
type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value };

export const KINDS = {
  hero: { width: 1920, height: 880, samples: 20 },
  heroTall: { width: 900, height: 950, samples: 20 },
  category: { width: 960, height: 1200, samples: 16 },
  tool: { width: 1200, height: 800, samples: 14 },
  portfolio: { width: 1200, height: 800, samples: 14 },
  gallery: { width: 1200, height: 800, samples: 20 },
  project: { width: 1200, height: 800, samples: 14 },
  tile: { width: 1200, height: 900, samples: 20 },
  banner: { width: 1920, height: 640, samples: 18 },
} as const satisfies Record<string, { width: number; height: number; samples: number }>;

export interface Shot {
  /** Kebab-case with an optional family folder: the file name of the picture. */
  id: string;
  /** What is to be seen, for those who cannot see it. */
  alt: string;
  kind: keyof typeof KINDS;
  /** Module under studio/scenes that builds it. */
  scene: string;
  params: { readonly [name: string]: Value };
}

/** A shot which stands on a page with a title of its own. */
export interface TitledShot extends Shot {
  title: string;
}
