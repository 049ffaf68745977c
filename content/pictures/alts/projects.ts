import { words } from '@/content/words';

/** Of the typical buildings. */
export const projectAlts = words({
  'project/villa-row-house-dubai': 'Gabled row houses with white walls and red tiles along a quiet street',
  'project/porch-house-al-ain':
    'Stone and plaster house on one floor with a timber porch and terracotta tiles',
  'project/club-terrace-abu-dhabi':
    'Columned terrace of a clubhouse in evening light under a brown tile roof',
  'project/chalet-resort-al-ain': 'Three chalets with red pyramid roofs round a pool, seen from the air',
  'project/portico-villa-abu-dhabi':
    'White villa with a columned portico and anthracite tile roofs, seen from its corner',
  'project/hotel-wings-dubai': 'Hotel with stepped terracotta roofs and two wings, seen from the air',
  'project/garden-pavilion-sharjah': 'Garden pavilion with arches under an antique pyramid roof',
  'project/modern-family-villa-dubai': 'Modern white villa with a stone tower under a flat brown tile roof',
  'project/arcade-house-sharjah': 'Cream villa with an arched portico and sand-coloured Duna tiles',
  'project/belfry-villa-al-ain': 'Courtyard villa with a belfry tower and blood-red tile roofs',
  'project/school-wings-dubai':
    'School with two wings and brown tile roofs round a ball court, seen from the air',
  'project/school-arcade-abu-dhabi': 'Arcade of a white school under a red tile roof at noon',
  'project/poolside-chalets-dubai': 'White chalets under grey tile pyramids beside a pool',
  'project/compound-lane-al-ain': 'Six villas with sand-coloured tile roofs along a lane, seen from the air',
  'project/club-lawn-sharjah': 'Clubhouse with a wide red tile roof and a lantern behind hedges',
  'project/hotel-court-abu-dhabi': 'Three-storey hotel with balconies and brown tile roofs in evening light',
  'project/oasis-house-al-ain': 'House with gabled red roofs among olive trees in morning light',
  'project/majlis-rill-dubai': 'White majlis with a red pyramid roof at the end of a narrow pool',
  'project/entrance-villa-sharjah': 'Symmetrical sand-coloured villa with a columned entrance and red tiles',
  'project/dark-roof-villa-dubai': 'White arcade villa under anthracite Portoghese tiles, seen from above',
  'project/pool-house-abu-dhabi': 'Modern villa with a dark flat tile roof behind a pool and sunbeds',
  'project/townhouses-from-above-sharjah':
    'Five townhouses with alternating roofs of terracotta tiles, seen from above',
  'project/courtyard-roofs-abu-dhabi': 'Tower and wings of a villa under grey tiles, seen from roof height',
  'project/portico-arches-al-ain': 'Ochre villa with an arched portico and brown tile roofs at eye height',
});
