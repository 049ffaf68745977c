import { roofTitle, type Roof } from '@/content/catalogue/roofs';
import type { CityId } from '@/content/projects/cities';
import type { Shot } from './shot';

type Look = Roof & { wall: string; trim?: string; frame?: string };
type Entry = readonly [
  slug: string,
  name: string,
  city: CityId,
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
    'shop-street-dubai',
    'Terrace of shops',
    'dubai',
    'shops',
    'street',
    { profile: 'marsigliese', blend: 'red', wall: '#f1e4cc' },
  ],
  [
    'porch-house-al-ain',
    'Porch house',
    'al-ain',
    'farmhouse',
    'porch',
    { profile: 'roman', blend: 'terracotta', wall: '#efe6d6' },
  ],
  [
    'club-terrace-abu-dhabi',
    'Club terrace',
    'abu-dhabi',
    'clubhouse',
    'terrace',
    { profile: 'marsigliese', blend: 'brown', wall: '#eadfcb' },
  ],
  [
    'chalet-resort-al-ain',
    'Chalet resort',
    'al-ain',
    'chalets',
    'aerial',
    { profile: 'marsigliese', blend: 'red', wall: '#e7d5b5' },
  ],
  [
    'portico-villa-abu-dhabi',
    'Portico villa',
    'abu-dhabi',
    'portico',
    'corner',
    { profile: 'plana', blend: 'anthracite', wall: '#f5f1ea' },
  ],
  [
    'hotel-wings-dubai',
    'Hotel wings',
    'dubai',
    'hotel',
    'aerial',
    { profile: 'portoghese', blend: 'terracotta', wall: '#efe4d0' },
  ],
  [
    'garden-pavilion-sharjah',
    'Garden pavilion',
    'sharjah',
    'majlis',
    'tall',
    { profile: 'roman', blend: 'antique', wall: '#f1e8d8' },
  ],
  [
    'modern-family-villa-dubai',
    'Modern family villa',
    'dubai',
    'modern',
    'tool',
    { profile: 'plana', blend: 'brown', wall: '#f4efe7' },
    { elevation: 50 },
  ],
  [
    'arcade-house-sharjah',
    'Arcade house',
    'sharjah',
    'arcade',
    'simulator',
    { profile: 'duna', blend: 'sand', wall: '#eee0c6' },
  ],
  [
    'grove-house-al-ain',
    'House in a date grove',
    'al-ain',
    'farm',
    'grove',
    { profile: 'curva', blend: 'antique', wall: '#c9a27c' },
  ],
  [
    'school-gate-dubai',
    'School gate',
    'dubai',
    'academy',
    'gate',
    { profile: 'portoghese', blend: 'antique', wall: '#efe3cc' },
  ],
  [
    'school-court-abu-dhabi',
    'School court',
    'abu-dhabi',
    'academy',
    'court',
    { profile: 'marsigliese', blend: 'red', wall: '#efe6d6' },
  ],
  [
    'shore-pavilion-dubai',
    'Pavilion on the shore',
    'dubai',
    'coast',
    'shore',
    { profile: 'roman', blend: 'terracotta', wall: '#efe6d6' },
  ],
  [
    'hillside-lodge-al-ain',
    'Hillside lodge',
    'al-ain',
    'lodge',
    'slope',
    { profile: 'portoghese', blend: 'red', wall: '#e9dcc2' },
  ],
  [
    'corner-shops-sharjah',
    'Corner of a shopping street',
    'sharjah',
    'shops',
    'corner',
    { profile: 'portoghese', blend: 'terracotta', wall: '#eadcbe' },
  ],
  [
    'hotel-court-abu-dhabi',
    'Hotel court at nightfall',
    'abu-dhabi',
    'resort',
    'nightfall',
    { profile: 'marsigliese', blend: 'brown', wall: '#eadcc3' },
  ],
  [
    'farm-yard-al-ain',
    'Farm house',
    'al-ain',
    'farm',
    'yard',
    { profile: 'roman', blend: 'terracotta', wall: '#d2ad84' },
  ],
  [
    'sea-terrace-abu-dhabi',
    'Terrace by the sea',
    'abu-dhabi',
    'coast',
    'terrace',
    { profile: 'duna', blend: 'sand', wall: '#f0eade' },
  ],
  [
    'entrance-villa-sharjah',
    'Villa with portico',
    'sharjah',
    'portico',
    'right',
    { profile: 'roman', blend: 'red', wall: '#e4d0ab' },
  ],
  [
    'dark-roof-villa-dubai',
    'Dark-roofed villa',
    'dubai',
    'arcade',
    'above-left',
    { profile: 'portoghese', blend: 'anthracite', wall: '#f5f1ea' },
  ],
  [
    'pool-house-abu-dhabi',
    'House with a long pool',
    'abu-dhabi',
    'modern',
    'terrace',
    { profile: 'plana', blend: 'anthracite', wall: '#efe8dc' },
  ],
  [
    'townhouses-from-above-sharjah',
    'Townhouses',
    'sharjah',
    'townhouses',
    'above-right',
    { profile: 'roman', blend: 'terracotta', wall: '#ecdcbd' },
  ],
  [
    'courtyard-roofs-abu-dhabi',
    'Courtyard roofs',
    'abu-dhabi',
    'courtyard',
    'roofscape',
    { profile: 'duna', blend: 'grey', wall: '#f3eee4' },
  ],
  [
    'portico-arches-al-ain',
    'Villa with arches',
    'al-ain',
    'arcade',
    'left',
    { profile: 'roman', blend: 'brown', wall: '#dcb988' },
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
export const PROJECT_FACTS: readonly ProjectFacts[] = ENTRIES.map(([slug, name, city, , , look]) => ({
  picture: `project/${slug}`,
  name,
  city,
  title: roofTitle(name, look, 'en'),
  roof: look,
}));

/** Their pictures: computer renderings of typical buildings, like the portfolio views. */
export const PROJECTS: readonly (Shot & { id: ProjectId })[] = ENTRIES.map((entry, index) => {
  const [, , , plan, view, look, sun]: Entry = entry;
  const { picture: id } = PROJECT_FACTS[index]!;
  return {
    id,
    kind: 'project',
    scene: 'building',
    params: { plan, view, ...look, ...(sun && { sun: { ...sun } }) },
  };
});
