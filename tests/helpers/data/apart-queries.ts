/**
 * What is looked for with a slip, a joined number or beside a word that says where it goes, and sisters that stay as they
 * were: what comes first on the Arabic site, and what on the English one, where that is another.
 */
export const APART_QUERIES: readonly (readonly [query: string, first: string, inEnglish?: string])[] = [
  // A slip in a name of the vocabulary, in either language, and letters drawn out
  ['antracite', 'colour-dark-grey'],
  ['burgandy tiles', 'colour-maroon'],
  ['charcole roof', 'colour-dark-grey'],
  ['flashng', 'part-wakaflex'],
  ['gayser', 'page-solarWater', 'page-hotWater'],
  ['undrlay', 'page-coolroof'],
  ['thermosyphn', 'cmg-condensation', 'cmg-natural-circulation'],
  ['بورتوجيس انتيك', 'bmi-portoghese-antic'],
  ['طابووق احمر', 'yamama-40'],
  ['بلووك', 'yamama-1'],
  ['قرميد احمررر', 'colour-red'],
  ['قرميد رمااادي', 'colour-grey'],
  ['قرميد رمادى غامج', 'colour-dark-grey'],
  ['قرميد عودي', 'colour-maroon'],
  ['redbrick', 'yamama-40'],
  ['Tobook', 'page-yamamaBricks', 'page-bricks'],
  ['porto', 'profile-portoghese'],
  ['football', 'none'],
  // A shade of a colour, and a colour in another name
  ['reddish brick', 'yamama-40'],
  ['greyish brick for majlis wall', 'yamama-1', 'yamama-31'],
  ['bluish tile', 'colour-blue'],
  ['green building', 'answer-certificate'],
  // A number and what it runs into
  ['20cm block', 'yamama-4'],
  ['block 200mm', 'yamama-4'],
  ['8" block', 'yamama-1'],
  ['بلوك 20سم', 'yamama-4'],
  ['بلوك ١٥', 'yamama-1'],
  ['block 150 mm', 'yamama-1', 'page-yamamaBricks'],
  ['interlock 8 cm', 'yamama-39', 'page-yamamaBricks'],
  ['model300', 'sigma-model300'],
  ['sigma200L', 'sigma-model200'],
  ['system200 25', 'sigma-system200'],
  ['سيستم ٣٠٠ سيجما', 'sigma-system300'],
  ['30cm tiles', 'answer-ask'],
  ['1', 'none'],
  ["' OR 1=1 --", 'none'],
  ['mar\u00adsigliese', 'profile-marsigliese'],
  // Where a thing goes says nothing beside what it is
  ['roof tiles for villa', 'colour-natural'],
  ['tiles for school project', 'colour-natural'],
  ['قرميد للفلل', 'colour-natural'],
  ['bricks for villa', 'page-yamamaBricks'],
  ['duna villa', 'profile-duna'],
  ['solar heater dubai', 'page-solarWater', 'page-hotWater'],
  ['villa', 'page-portfolio', 'page-villaModels'],
  ['villa models', 'page-villaModels'],
  ['projects', 'page-portfolio', 'page-projects'],
  // A word that every object of a program has
  ['constructor', 'none'],
  ['duna constructor', 'profile-duna'],
];
