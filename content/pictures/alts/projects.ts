import { words } from '@/content/words';

/** Of the typical buildings. */
export const projectAlts = words({
  'project/shop-street-dubai':
    'Street of shops behind an arcade, with shuttered flats above under one long red tile roof',
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
  'project/grove-house-al-ain':
    'Ochre farm house with a long veranda under antic clay tiles, date palms around it',
  'project/school-gate-dubai':
    'Cream school with antic tile roofs and an arched porch, the dome and minaret of a mosque beyond',
  'project/school-court-abu-dhabi':
    'School court with a fountain and arcades under red tile roofs, a mosque’s dome above the wall',
  'project/shore-pavilion-dubai':
    'Long pavilion with a veranda under terracotta tiles on a walled terrace by a turquoise sea',
  'project/hillside-lodge-al-ain':
    'Lodge with red tile roofs at three heights on dry-stone terraces, bare mountains behind',
  'project/corner-shops-sharjah':
    'Corner pavilion with arched windows and café parasols in late light under terracotta tiles',
  'project/hotel-court-abu-dhabi':
    'Hotel court at nightfall: lit arcades and lanterns along a pool under brown tile roofs',
  'project/farm-yard-al-ain': 'Yard of a farm house with deep verandas under terracotta tiles',
  'project/sea-terrace-abu-dhabi':
    'Terrace with low sofas before a pavilion with two tiers of sand-coloured roof, the sea beyond',
  'project/entrance-villa-sharjah':
    'Sand-coloured villa with a columned entrance and low wings under red tiles, seen from its right',
  'project/dark-roof-villa-dubai':
    'White arcade villa under anthracite Portoghese tiles, seen from above its left corner',
  'project/pool-house-abu-dhabi':
    'Modern villa with a stone tower and dark flat tile roofs, a pool and sunbeds on its terrace',
  'project/townhouses-from-above-sharjah':
    'Row of townhouses with alternating terracotta roofs along a street, seen from above in low sun',
  'project/courtyard-roofs-abu-dhabi': 'Tower and wings of a villa under grey tiles, seen from roof height',
  'project/portico-arches-al-ain': 'Ochre villa with arched windows and brown tile roofs in late light',
});
