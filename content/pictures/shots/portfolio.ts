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
    alt: 'Courtyard villa with a square tower, gabled wings under red Roman tiles and a fountain in the paved court',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'courtyard', view: 'front-right', profile: 'roman', blend: 'red', wall: '#ead9bd' },
  },
  {
    id: 'portfolio/arcade-villa-dubai',
    name: 'Arcade villa',
    alt: 'Cream villa with an arched portico and hipped roofs of terracotta Portoghese tiles, palms on both sides',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'arcade', view: 'eye', profile: 'portoghese', blend: 'terracotta', wall: '#f3ede1' },
  },
  {
    id: 'portfolio/modern-villa-abu-dhabi',
    name: 'Modern villa',
    alt: 'Modern villa with deep eaves under flat anthracite tiles, a tower of ledge stone and wide glazing',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'modern', view: 'front-right', profile: 'plana', blend: 'anthracite', wall: '#e6ddcc' },
  },
  {
    id: 'portfolio/primary-school-al-ain',
    name: 'Primary school',
    alt: 'Two-storey school with long rows of windows, a gabled entrance and a red Marsigliese tile roof',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'school', view: 'aerial', profile: 'marsigliese', blend: 'red', wall: '#efe6d4' },
  },
  {
    id: 'portfolio/resort-chalets-abu-dhabi',
    name: 'Resort chalets',
    alt: 'Three chalets with verandas and pyramid roofs of terracotta tiles around a blue pool',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'chalets', view: 'pool', profile: 'roman', blend: 'terracotta', wall: '#f3ece0' },
  },
  {
    id: 'portfolio/townhouse-row-dubai',
    name: 'Townhouse row',
    alt: 'Row of five gabled townhouses with small front gardens under an antique blend of clay tiles',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'townhouses', view: 'street', profile: 'portoghese', blend: 'antique', wall: '#e0c9a4' },
  },
  {
    id: 'portfolio/clubhouse-al-ain',
    name: 'Clubhouse',
    alt: 'Low clubhouse with a wide hipped roof of sand-coloured Duna tiles over a columned veranda',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'clubhouse', view: 'lawn', profile: 'duna', blend: 'sand', wall: '#f6f1e8' },
  },
  {
    id: 'portfolio/portico-villa-sharjah',
    name: 'Portico villa',
    alt: 'Symmetrical white villa with a columned portico and a brown Marsigliese tile roof',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'portico', view: 'axis', profile: 'marsigliese', blend: 'brown', wall: '#f1ebdf' },
  },
  {
    id: 'portfolio/garden-majlis-al-ain',
    name: 'Garden majlis',
    alt: 'Square garden majlis with arched openings and a pyramid roof of terracotta Portoghese tiles',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'majlis', view: 'garden', profile: 'portoghese', blend: 'terracotta', wall: '#e6d3b1' },
  },
  {
    id: 'portfolio/tower-villa-dubai',
    name: 'Tower villa at evening',
    alt: 'Villa with a belfry tower in low evening sun, its tile roofs glowing above lit windows',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'courtyard', view: 'low-left', profile: 'portoghese', blend: 'antique', wall: '#e4cfa9' },
  },
  {
    id: 'portfolio/grey-roof-villa-abu-dhabi',
    name: 'Grey-roofed villa',
    alt: 'Peach villa seen from above, hipped roofs with a blend of light and dark grey tiles',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'arcade', view: 'aerial', profile: 'duna', blend: 'grey', wall: '#e3c3a0' },
  },
  {
    id: 'portfolio/villa-compound-sharjah',
    name: 'Villa compound',
    alt: 'Compound of six villas with red and brown tile roofs along a paved lane, seen from the air',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'compound', view: 'aerial', profile: 'marsigliese', blend: 'red', wall: '#ead9bd' },
  },
  {
    id: 'portfolio/school-courtyard-sharjah',
    name: 'School courtyard',
    alt: 'School court with an arcade, two trees and a terracotta tile roof in morning light',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'school', view: 'court', profile: 'roman', blend: 'terracotta', wall: '#e6d6b8' },
  },
  {
    id: 'portfolio/resort-hotel-dubai',
    name: 'Resort hotel',
    alt: 'Three-storey resort hotel with balconies, stepped hipped roofs of red tiles and a row of palms',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'hotel', view: 'front', profile: 'roman', blend: 'red', wall: '#dfc39a' },
  },
  {
    id: 'portfolio/farmhouse-al-ain',
    name: 'Farmhouse',
    alt: 'Stone farmhouse on one floor with gabled roofs of old-looking tiles and olive trees',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'farmhouse', view: 'garden', profile: 'portoghese', blend: 'antique', wall: '#e9dfcc' },
  },
  {
    id: 'portfolio/pool-villa-dubai',
    name: 'Pool villa',
    alt: 'Modern villa with a beige flat tile roof behind a long pool and a timber deck',
    kind: 'portfolio',
    scene: 'building',
    params: { plan: 'modern', view: 'pool', profile: 'plana', blend: 'sand', wall: '#f2eee6' },
  },
  {
    id: 'portfolio/villa-roofscape-sharjah',
    name: 'Villa roofscape',
    alt: 'Tower, ridges and eaves of a villa under an antique blend of clay tiles, seen from roof height',
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
    name: 'Townhouse court',
    alt: 'Townhouses with brown tile roofs and white walls seen from above across a planted court',
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
