import { roofTitle, type Roof } from '@/content/catalogue/roofs';
import type { CityId } from '@/content/cities';
import type { TitledShot } from './shot';

type Look = Roof & { wall: string; trim?: string; frame?: string };
type Entry = readonly [
  slug: string,
  name: string,
  city: CityId,
  alt: string,
  plan: string,
  view: string,
  look: Look,
  sun?: Sun,
];
interface Sun {
  elevation?: number;
  azimuth?: number;
}

const ENTRIES = [
  [
    'villa-row-house-dubai',
    'End-of-row house',
    'dubai',
    'Gabled row houses with white walls and red tiles along a quiet street',
    'townhouses',
    'street',
    { profile: 'roman', blend: 'red', wall: '#f4efe6' },
    { elevation: 26 },
  ],
  [
    'porch-house-al-ain',
    'Porch house',
    'al-ain',
    'Stone and plaster house on one floor with a timber porch and terracotta tiles',
    'farmhouse',
    'porch',
    { profile: 'roman', blend: 'terracotta', wall: '#efe6d6' },
  ],
  [
    'club-terrace-abu-dhabi',
    'Club terrace',
    'abu-dhabi',
    'Columned terrace of a clubhouse in evening light under a brown tile roof',
    'clubhouse',
    'terrace',
    { profile: 'marsigliese', blend: 'brown', wall: '#eadfcb' },
  ],
  [
    'chalet-resort-al-ain',
    'Chalet resort',
    'al-ain',
    'Three chalets with red pyramid roofs round a pool, seen from the air',
    'chalets',
    'aerial',
    { profile: 'marsigliese', blend: 'red', wall: '#e7d5b5' },
  ],
  [
    'portico-villa-abu-dhabi',
    'Portico villa',
    'abu-dhabi',
    'White villa with a columned portico and anthracite tile roofs, seen from its corner',
    'portico',
    'corner',
    { profile: 'plana', blend: 'anthracite', wall: '#f5f1ea' },
  ],
  [
    'hotel-wings-dubai',
    'Hotel wings',
    'dubai',
    'Hotel with stepped terracotta roofs and two wings, seen from the air',
    'hotel',
    'aerial',
    { profile: 'portoghese', blend: 'terracotta', wall: '#efe4d0' },
  ],
  [
    'garden-pavilion-sharjah',
    'Garden pavilion',
    'sharjah',
    'Garden pavilion with arches under an antique pyramid roof',
    'majlis',
    'tall',
    { profile: 'roman', blend: 'antique', wall: '#f1e8d8' },
  ],
  [
    'modern-family-villa-dubai',
    'Modern family villa',
    'dubai',
    'Modern white villa with a stone tower under a flat brown tile roof',
    'modern',
    'tool',
    { profile: 'plana', blend: 'brown', wall: '#f4efe7' },
    { elevation: 50 },
  ],
  [
    'arcade-house-sharjah',
    'Arcade house',
    'sharjah',
    'Cream villa with an arched portico and sand-coloured Duna tiles',
    'arcade',
    'simulator',
    { profile: 'duna', blend: 'sand', wall: '#eee0c6' },
  ],
  [
    'belfry-villa-al-ain',
    'Belfry villa',
    'al-ain',
    'Courtyard villa with a belfry tower and blood-red tile roofs',
    'courtyard',
    'front-right',
    { profile: 'marsigliese', blend: 'blood-red', wall: '#f2eadb' },
    { elevation: 36, azimuth: -124 },
  ],
  [
    'school-wings-dubai',
    'School wings',
    'dubai',
    'School with two wings and brown tile roofs round a ball court, seen from the air',
    'school',
    'aerial',
    { profile: 'roman', blend: 'brown', wall: '#f1eadc' },
    { azimuth: -138 },
  ],
  [
    'school-arcade-abu-dhabi',
    'School arcade',
    'abu-dhabi',
    'Arcade of a white school under a red tile roof at noon',
    'school',
    'court',
    { profile: 'marsigliese', blend: 'blood-red', wall: '#f6f2ea' },
    { elevation: 55 },
  ],
  [
    'poolside-chalets-dubai',
    'Poolside chalets',
    'dubai',
    'White chalets under grey tile pyramids beside a pool',
    'chalets',
    'pool',
    { profile: 'plana', blend: 'grey', wall: '#f5f1ea' },
    { azimuth: -124 },
  ],
  [
    'compound-lane-al-ain',
    'Compound lane',
    'al-ain',
    'Six villas with sand-coloured tile roofs along a lane, seen from the air',
    'compound',
    'aerial',
    { profile: 'duna', blend: 'sand', wall: '#f0e8d8' },
    { elevation: 30 },
  ],
  [
    'club-lawn-sharjah',
    'Club on the lawn',
    'sharjah',
    'Clubhouse with a wide red tile roof and a lantern behind hedges',
    'clubhouse',
    'lawn',
    { profile: 'marsigliese', blend: 'red', wall: '#efe2c8' },
    { azimuth: 140 },
  ],
  [
    'hotel-court-abu-dhabi',
    'Hotel court',
    'abu-dhabi',
    'Three-storey hotel with balconies and brown tile roofs in evening light',
    'hotel',
    'front',
    { profile: 'marsigliese', blend: 'brown', wall: '#eadcc3' },
    { elevation: 18 },
  ],
  [
    'oasis-house-al-ain',
    'Oasis house',
    'al-ain',
    'House with gabled red roofs among olive trees in morning light',
    'farmhouse',
    'garden',
    { profile: 'marsigliese', blend: 'red', wall: '#e6cfa8' },
    { elevation: 34, azimuth: 128 },
  ],
  [
    'majlis-rill-dubai',
    'Majlis by the water',
    'dubai',
    'White majlis with a red pyramid roof at the end of a narrow pool',
    'majlis',
    'garden',
    { profile: 'roman', blend: 'red', wall: '#f4eee3' },
    { azimuth: 126 },
  ],
  [
    'entrance-villa-sharjah',
    'Villa with portico',
    'sharjah',
    'Symmetrical sand-coloured villa with a columned entrance and red tiles',
    'portico',
    'axis',
    { profile: 'roman', blend: 'red', wall: '#e4d0ab' },
    { azimuth: 136 },
  ],
  [
    'dark-roof-villa-dubai',
    'Dark-roofed villa',
    'dubai',
    'White arcade villa under anthracite Portoghese tiles, seen from above',
    'arcade',
    'aerial',
    { profile: 'portoghese', blend: 'anthracite', wall: '#f5f1ea' },
    { azimuth: -138 },
  ],
  [
    'pool-house-abu-dhabi',
    'House with a long pool',
    'abu-dhabi',
    'Modern villa with a dark flat tile roof behind a pool and sunbeds',
    'modern',
    'pool',
    { profile: 'plana', blend: 'anthracite', wall: '#efe8dc' },
    { elevation: 40, azimuth: 136 },
  ],
  [
    'townhouses-from-above-sharjah',
    'Townhouses',
    'sharjah',
    'Five townhouses with alternating roofs of terracotta tiles, seen from above',
    'townhouses',
    'aerial',
    { profile: 'roman', blend: 'terracotta', wall: '#ecdcbd' },
    { elevation: 35 },
  ],
  [
    'courtyard-roofs-abu-dhabi',
    'Courtyard roofs',
    'abu-dhabi',
    'Tower and wings of a villa under grey tiles, seen from roof height',
    'courtyard',
    'roofscape',
    { profile: 'duna', blend: 'grey', wall: '#f3eee4' },
  ],
  [
    'portico-arches-al-ain',
    'Villa with arches',
    'al-ain',
    'Ochre villa with an arched portico and brown tile roofs at eye height',
    'arcade',
    'eye',
    { profile: 'roman', blend: 'brown', wall: '#dcb988' },
    { elevation: 28 },
  ],
] as const satisfies readonly Entry[];

type ProjectId = `project/${(typeof ENTRIES)[number][0]}`;

export interface ProjectFacts {
  picture: ProjectId;
  name: string;
  /** The city whose way of building it shows; it stands in none. */
  city: CityId;
  /** Building and roof, as the lightbox shows it. */
  title: string;
  roof: Roof;
}

/** What the 24 illustrations show. */
export const PROJECT_FACTS: readonly ProjectFacts[] = ENTRIES.map(([slug, name, city, , , , look]) => ({
  picture: `project/${slug}`,
  name,
  city,
  title: roofTitle(name, look, 'en'),
  roof: look,
}));

/** Their pictures: computer renderings of typical buildings, like the portfolio views. */
export const PROJECTS: readonly (TitledShot & { id: ProjectId })[] = ENTRIES.map((entry, index) => {
  const [, , , alt, plan, view, look, sun]: Entry = entry;
  const { picture: id, title } = PROJECT_FACTS[index]!;
  return {
    id,
    title,
    alt,
    kind: 'project',
    scene: 'building',
    params: { plan, view, ...look, ...(sun && { sun: { ...sun } }) },
  };
});
