import { words } from '@/content/words';

/** Of the views of roofs. */
export const portfolioAlts = words({
  'portfolio/courtyard-villa-sharjah':
    'Courtyard villa with a square tower, gabled wings under red Roman tiles and a fountain in the paved court',
  'portfolio/arcade-villa-dubai':
    'Cream villa with an arched portico and hipped roofs of terracotta Portoghese tiles, palms on both sides',
  'portfolio/modern-villa-abu-dhabi':
    'Modern villa with deep eaves under flat anthracite tiles, a tower of ledge stone and wide glazing',
  'portfolio/primary-school-al-ain':
    'Two-storey school with long rows of windows, a gabled entrance and a red Marsigliese tile roof',
  'portfolio/resort-chalets-abu-dhabi':
    'Three chalets with verandas and pyramid roofs of terracotta tiles around a blue pool',
  'portfolio/townhouse-row-dubai':
    'Row of five gabled townhouses with small front gardens under an antique blend of clay tiles',
  'portfolio/clubhouse-al-ain':
    'Low clubhouse with a wide hipped roof of sand-coloured Duna tiles over a columned veranda',
  'portfolio/portico-villa-sharjah':
    'Symmetrical white villa with a columned portico and a brown Marsigliese tile roof',
  'portfolio/garden-majlis-al-ain':
    'Square garden majlis with arched openings and a pyramid roof of terracotta Portoghese tiles',
  'portfolio/tower-villa-dubai':
    'Villa with a belfry tower in low evening sun, its tile roofs glowing above lit windows',
  'portfolio/grey-roof-villa-abu-dhabi':
    'Peach villa seen from above, hipped roofs with a blend of light and dark grey tiles',
  'portfolio/villa-compound-sharjah':
    'Compound of six villas with red and brown tile roofs along a paved lane, seen from the air',
  'portfolio/school-courtyard-sharjah':
    'School court with an arcade, two trees and a terracotta tile roof in morning light',
  'portfolio/resort-hotel-dubai':
    'Three-storey resort hotel with balconies, stepped hipped roofs of red tiles and a row of palms',
  'portfolio/farmhouse-al-ain':
    'Stone farmhouse on one floor with gabled roofs of old-looking tiles and olive trees',
  'portfolio/pool-villa-dubai':
    'Modern villa with a beige flat tile roof behind a long pool and a timber deck',
  'portfolio/villa-roofscape-sharjah':
    'Tower, ridges and eaves of a villa under an antique blend of clay tiles, seen from roof height',
  'portfolio/townhouse-court-abu-dhabi':
    'Townhouses with brown tile roofs and white walls seen from above across a planted court',
});
