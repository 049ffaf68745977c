/*
 * Questions of buyers that a word of the specification's seven groups would answer beside the point, or nobody would.
 * The table of examples beside lib/assistant and lib/search tries every rule.
 */

/** What a question is about; each has an answer in ./question-answers. */
export type Question =
  | 'leak'
  | 'compareHeaters'
  | 'circulation'
  | 'heaterSize'
  | 'pressure'
  | 'capacity'
  | 'weight'
  | 'pitch'
  | 'fire'
  | 'strength'
  | 'size'
  | 'dataSheet'
  | 'drawings'
  | 'certificate'
  | 'heat'
  | 'care'
  | 'lifetime'
  | 'spareParts'
  | 'notListed'
  | 'whatsapp'
  | 'email'
  | 'number'
  | 'jobs'
  | 'dealer'
  | 'instalments'
  | 'order'
  | 'stock'
  | 'papers'
  | 'history'
  | 'origin'
  | 'pictures'
  | 'password'
  | 'erase';

/**
 * Words that tell a subject: found at the start of a word, one that ends in a blank only as a whole word; parts joined
 * by `&` must all be there. The first subject that is found wins.
 */
export type Rule<T> = readonly [subject: T, words: readonly string[]];

export const ASKED: readonly Rule<Question | 'quantity'>[] = [
  ['heaterSize', ['how much hot water', 'how much water']],
  [
    'quantity',
    [
      'how much&need',
      'how many&tile',
      'how many&brick',
      'how many&block',
      'how many&paver',
      'how many&piece',
    ],
  ],
  [
    'leak',
    ['leak', 'water coming in', 'water comes in', 'drip', 'roof repair', 'repair&roof', 'fix my roof'],
  ],
  ['leak', ['broken tile', 'cracked tile', 'tile broke', 'missing tile', 'replace&tile']],
  ['jobs', ['job', 'career', 'vacanc', 'hiring', 'work for you', 'internship', 'employment']],
  ['dealer', ['dealer', 'distributor', 'reseller', 'resell', 'franchise', 'agency agreement']],
  ['instalments', ['instal ment', 'instalment', 'installment', 'pay monthly', 'pay later', 'by card']],
  ['instalments', ['credit card', 'financing', 'tabby', 'tamara', 'payment plan', 'cheque', 'bank transfer']],
  ['whatsapp', ['whatsapp', 'whats app', 'wats app', 'watsapp', 'whatsap']],
  [
    'password',
    ['password', 'cannot sign in', 'can t sign in', 'cannot log in', 'can t log in', 'locked out'],
  ],
  ['erase', ['delete my', 'erase my', 'my personal data', 'remove my account', 'gdpr', 'unsubscribe']],
  [
    'pictures',
    ['picture&real', 'photo&real', 'picture&made', 'images&real', 'rendering', 'generated picture'],
  ],
  ['compareHeaters', ['cmg&sigma', 'cmg&better', 'sigma&better', 'which heater', 'better heater']],
  ['compareHeaters', ['best heater', 'best solar', 'heater&better', 'heaters&compare', 'compare&heater']],
  [
    'circulation',
    ['difference&circulation', 'natural&or&forced', 'natural&vs&forced', 'difference&thermosiphon'],
  ],
  ['circulation', ['natural&forced', 'thermosiphon&or', 'with or without&pump', 'need a pump']],
  ['heaterSize', ['size&heater', 'litre&family', 'liter&family', 'people&heater', 'people&hot water']],
  [
    'heaterSize',
    ['litre&need', 'liter&need', 'how big&heater', 'family of', 'persons&water', 'size&tank for'],
  ],
  [
    'spareParts',
    ['spare', 'replacement part', 'replacement glass', 'heating element', 'thermostat', 'anode'],
  ],
  [
    'dataSheet',
    ['data sheet', 'datasheet', 'technical sheet', 'technical data', 'spec sheet', 'specification'],
  ],
  ['dataSheet', ['brochure', 'pdf', 'technical document', 'product document', 'tds ']],
  [
    'drawings',
    ['cad ', 'dwg', 'dxf', 'bim ', 'revit', 'sketchup', 'texture file', 'texture for', 'seamless'],
  ],
  ['drawings', ['technical drawing', 'section drawing']],
  [
    'certificate',
    ['certif', 'iso ', 'approval', 'approved', 'estidama', 'tested', 'test report', 'lab report'],
  ],
  [
    'certificate',
    ['municipality', 'civil defence', 'civil defense', 'ce mark', 'declaration of performance', 'leed'],
  ],
  ['pressure', ['pressure', 'bar ', 'psi ']],
  [
    'capacity',
    ['capacity', 'how many litre', 'tank size', 'sizes of tank', 'volume of&tank', 'how much&hold'],
  ],
  ['weight', ['weigh', 'heavy', 'heavier', 'how light', 'kg ', 'kilo', 'load on', 'roof load']],
  ['pitch', ['pitch', 'slope', 'inclination', 'roof angle', 'how steep', 'gradient']],
  ['fire', ['fire ', 'fireproof', 'burn', 'flammab', 'combust']],
  [
    'strength',
    [
      'strength',
      'conductiv',
      'u value',
      'thermal conduct',
      'thermal value',
      'insulation value',
      'sound insulation',
      'acoustic',
    ],
  ],
  ['strength', ['absorption', 'absorb water', 'frost', 'density', 'breaking load', 'mpa ', 'slip resistan']],
  [
    'size',
    ['size of', 'dimension', 'how big', 'how large', 'how long is', 'how wide', 'how thick', 'length of'],
  ],
  ['size', ['thickness', 'width of', 'what size', 'measurements', 'cover width', 'gauge']],
  [
    'heat',
    ['for heat', 'hot climate', 'heat of', 'keep cool', 'keeps cool', 'cooler', 'summer', 'heat resist'],
  ],
  ['heat', ['reduce heat', 'cool house', 'cool home', 'sun resist', 'hot weather', 'coolest']],
  [
    'care',
    ['clean', 'maintain', 'maintenance', 'wash ', 'washing', 'efflorescence', 'moss', 'algae', 'descal'],
  ],
  ['care', ['servicing', 'salt', 'sea air', 'coast', 'termite', 'seal the tile', 'sealer', 'walk on']],
  [
    'lifetime',
    ['how long&last', 'lifespan', 'life span', 'lifetime', 'life expectancy', 'durab', 'fade', 'fading'],
  ],
  ['lifetime', ['how many years', 'lose colour', 'lose color', 'colour change', 'color change']],
  [
    'notListed',
    ['skylight', 'roof window', 'metal roof', 'metal tile', 'steel roof', 'sandwich panel', 'shingle'],
  ],
  [
    'notListed',
    [
      'concrete tile',
      'concrete roof tile',
      'natural slate',
      'thatch',
      'porcelain',
      'ceramic floor',
      'marble',
    ],
  ],
  [
    'notListed',
    [
      'photovoltaic',
      'pv panel',
      'solar electric',
      'electric panel',
      'heat pump',
      'gutters',
      'rain gutter',
      'downpipe',
    ],
  ],
  ['notListed', ['timber', 'waterproofing membrane', 'bitumen sheet', 'polycarbonate']],
  [
    'order',
    ['how do i order', 'how to order', 'place an order', 'how can i order', 'buy online', 'how do i buy'],
  ],
  [
    'order',
    ['how to buy', 'can i buy', 'order online', 'minimum order', 'moq', 'minimum quantity', 'track&order'],
  ],
  ['order', ['my order', 'order status', 'cancel&order', 'checkout', 'add to cart', 'shopping cart']],
  ['stock', ['in stock', 'stock', 'available now', 'availability', 'is it available', 'ready to ship']],
  [
    'papers',
    ['trade licen', 'license number', 'licence number', 'vat ', 'trn ', 'tax number', 'tax registration'],
  ],
  ['papers', ['chamber of commerce', 'vendor registration', 'company registration', 'bank detail', 'iban']],
  ['history', ['founded', 'established', 'how old&company', 'since when', 'who are you', 'who owns']],
  [
    'history',
    ['how long have you', 'company profile', 'about your company', 'about the company', 'years in business'],
  ],
  [
    'origin',
    [
      'made in',
      'country of origin',
      'where&made',
      'which country',
      'what country',
      'come from',
      'imported from',
    ],
  ],
  ['number', ['mobile number', 'hotline', 'landline']],
];

/** Beside one of `PRICED`, these ask for a price; alone, or beside one of `TRADED`, for what the company sells in a year. */
export const HOW_MUCH: readonly string[] = ['how much'];
export const PRICED: readonly string[] = [
  ...['tile', 'brick', 'block', 'paver', 'heater', 'collector', 'system', 'tank', 'roof', 'ridge', 'screw'],
  ...[
    'underlay',
    'foil',
    'villa',
    'sample',
    'litre ',
    'liter ',
    'model',
    'one ',
    'it ',
    'this',
    'that ',
    'these',
  ],
  ...['m2 ', 'sqm', 'square', 'metre', 'meter', 'piece', 'pallet', 'per ', 'each ', 'cost', 'pay ', 'charge'],
  ...['duna', 'braas', 'ceipo', 'cmg', 'sigma', 'yamama', 'isiklar', 'paloma', 'cejatel', 'cobert', 'bmi'],
];
export const TRADED: readonly string[] = [
  ...['you sell', 'sold', 'a year', 'per year', 'annual', 'sales', 'volume', 'export', 'turnover', 'produce'],
];
