import { roofTitle, type Roof } from '@/content/catalogue/roofs';
import type { Shot } from './shot';

interface View extends Shot {
  name: string;
  params: Shot['params'] & Roof;
}

/**
 * The 18 portfolio views. Titles name a type of building and its tile; all of them are computer renderings of
 * typical buildings, which the site says, and none shows a finished order.
 */
const VIEWS = [
  {
    id: 'portfolio/courtyard-villa-sharjah',
    name: 'Courtyard villa',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'courtyard', view: 'front-right', profile: 'roman', blend: 'red', wall: '#ead9bd' },
  },
  {
    id: 'portfolio/arcade-villa-dubai',
    name: 'Arcade villa',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'arcade', view: 'eye', profile: 'portoghese', blend: 'terracotta', wall: '#f3ede1' },
  },
  {
    id: 'portfolio/modern-villa-abu-dhabi',
    name: 'Modern villa',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'modern', view: 'front-right', profile: 'plana', blend: 'anthracite', wall: '#e6ddcc' },
  },
  {
    id: 'portfolio/primary-school-al-ain',
    name: 'Primary school',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'school', view: 'aerial', profile: 'marsigliese', blend: 'red', wall: '#efe6d4' },
  },
  {
    id: 'portfolio/resort-chalets-abu-dhabi',
    name: 'Resort chalets',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'chalets', view: 'pool', profile: 'roman', blend: 'terracotta', wall: '#f3ece0' },
  },
  {
    id: 'portfolio/townhouse-row-dubai',
    name: 'Townhouse row',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'townhouses', view: 'street', profile: 'portoghese', blend: 'antique', wall: '#e0c9a4' },
  },
  {
    id: 'portfolio/clubhouse-al-ain',
    name: 'Clubhouse',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'clubhouse', view: 'lawn', profile: 'duna', blend: 'sand', wall: '#f6f1e8' },
  },
  {
    id: 'portfolio/portico-villa-sharjah',
    name: 'Portico villa',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'portico', view: 'axis', profile: 'marsigliese', blend: 'brown', wall: '#f1ebdf' },
  },
  {
    id: 'portfolio/garden-majlis-al-ain',
    name: 'Garden majlis',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'majlis', view: 'garden', profile: 'portoghese', blend: 'terracotta', wall: '#e6d3b1' },
  },
  {
    id: 'portfolio/tower-villa-dubai',
    name: 'Tower villa at evening',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'courtyard', view: 'low-left', profile: 'portoghese', blend: 'antique', wall: '#e4cfa9' },
  },
  {
    id: 'portfolio/grey-roof-villa-abu-dhabi',
    name: 'Grey-roofed villa',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'arcade', view: 'aerial', profile: 'duna', blend: 'grey', wall: '#e3c3a0' },
  },
  {
    id: 'portfolio/villa-compound-sharjah',
    name: 'Villa compound',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'compound', view: 'lane', profile: 'marsigliese', blend: 'red', wall: '#ead9bd' },
  },
  {
    id: 'portfolio/school-courtyard-sharjah',
    name: 'School courtyard',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'school', view: 'court', profile: 'roman', blend: 'terracotta', wall: '#e6d6b8' },
  },
  {
    id: 'portfolio/resort-hotel-dubai',
    name: 'Resort hotel',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'hotel', view: 'front', profile: 'roman', blend: 'red', wall: '#dfc39a' },
  },
  {
    id: 'portfolio/farmhouse-al-ain',
    name: 'Farmhouse',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'farmhouse', view: 'garden', profile: 'portoghese', blend: 'antique', wall: '#e9dfcc' },
  },
  {
    id: 'portfolio/pool-villa-dubai',
    name: 'Pool villa',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'modern', view: 'pool', profile: 'plana', blend: 'sand', wall: '#f2eee6' },
  },
  {
    id: 'portfolio/villa-roofscape-sharjah',
    name: 'Villa roofscape',
    kind: 'portfolio',
    scene: 'building',
    params: {
      plan: 'courtyard',
      view: 'roofscape',
      profile: 'portoghese',
      blend: 'antique',
      wall: '#efe5d3',
    },
  },
  {
    id: 'portfolio/townhouse-court-abu-dhabi',
    name: 'Townhouse gardens',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'townhouses', view: 'aerial', profile: 'marsigliese', blend: 'brown', wall: '#f3eee4' },
  },
] as const satisfies readonly View[];

type PortfolioId = (typeof VIEWS)[number]['id'];

export const PORTFOLIO: readonly (View & { id: PortfolioId; title: string })[] = VIEWS.map((view) => ({
  ...view,
  title: roofTitle(view.name, view.params, 'en'),
}));
