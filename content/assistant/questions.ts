/*
 * Questions of buyers that a word of the specification's seven groups would answer beside the point, or nobody would.
 * The table of examples beside lib/assistant and lib/search tries every rule.
 */

/** What a question is about; each has an answer in ./question-answers. */
export type Question =
  | 'complaint'
  | 'permit'
  | 'reflectance'
  | 'roofParts'
  | 'solarRule'
  | 'leak'
  | 'visit'
  | 'match'
  | 'laying'
  | 'compareTiles'
  | 'heaterFault'
  | 'sunless'
  | 'savings'
  | 'account'
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
  | 'erase'
  | 'photoCheck'
  | 'dryFix';

/**
 * Words that tell a subject: found at the start of a word, one that ends in a blank only as a whole word; parts joined
 * by `&` must all be there, and one that begins with `=` is the whole message. The first subject that is found wins.
 */
export type Rule<T> = readonly [subject: T, words: readonly string[]];

export const ASKED: readonly Rule<Question | 'quantity' | 'warranty' | 'delivery'>[] = [
  [
    'photoCheck',
    [
      ...['photo check', 'check&photo', 'check&picture', 'crack&photo', 'crack&picture', 'crack&image'],
      ...['ai check', 'ai&accurate', 'check&accurate', 'is&ai&roof'],
    ],
  ],
  [
    'notListed',
    [
      ...['panel for electricity', 'electricity from&panel', 'generate electricity', 'off grid'],
      ...[
        'inverter',
        '=pool',
        '=swimming pool',
        'pool heat',
        'heat&pool',
        'pool pump',
        'pool cover',
        'pool tile',
      ],
      ...[
        'tile for pool',
        'tiles for pool',
        'tile for swimming',
        'tiles for swimming',
        'inside pool',
        'inside the pool',
      ],
    ],
  ],
  [
    'complaint',
    [
      ...['complain', 'refund', 'money back', 'can i return', 'return the', 'return tile', 'return brick'],
      ...['return unused', 'returning', 'return policy', 'bad service', 'poor service', 'terrible service'],
      ...['not happy', 'unhappy', 'disappointed', 'no reply', 'no response', 'not replied', 'nobody answer'],
      ...['no one answer', 'wrong colour&deliver', 'wrong color&deliver', 'wrong colour&arrive'],
      ...['wrong color&arrive', 'wrong tile', 'wrong brick', 'wrong product', 'wrong item', 'sent me wrong'],
      ...['arrived&broken', 'arrived&damaged', 'came&broken', 'came&crack', 'arrived&crack'],
      ...['delivered&broken', 'delivered&damaged', 'received&broken', 'received&damaged', 'damaged&delivery'],
      ...['not the colour&order', 'different from the sample', 'not like the sample'],
    ],
  ],
  [
    'permit',
    ['permit ', 'permits ', 'noc ', 'planning permission', 'building permission', 'permission&roof'],
  ],
  [
    'solarRule',
    [
      ...['legionel', 'ligionel', 'circular 183', '75 percent', '75 per cent', '75 solar', '75 hot water'],
      ...['solar&mandatory', 'solar&compulsory', 'solar&obligat', 'solar&oblig', 'solar rule', 'solar&law '],
      ...['heater&mandatory', 'heater&compulsory', 'heater&obligat', 'solar&regulation', 'heater&regulation'],
      ...['store water', 'store hot water', 'water&60 degree', 'water at 60', 'solar&required by'],
    ],
  ],
  // What the radiant barrier reflects stands with the roofs for hot weather.
  [
    'heat',
    ['barrier&reflect', 'coolroof&reflect', 'cool roof&reflect', 'foil&reflect', 'difference&coolroof'],
  ],
  [
    'roofParts',
    [
      ...[
        'part named',
        'piece named',
        'tile named',
        'name of the part',
        'name of the piece',
        'which part goes',
      ],
      ...[
        'which piece goes',
        'parts of a roof',
        'parts of the roof',
        'parts of a tiled roof',
        'roof parts named',
      ],
      ...['two hips&ridge', 'hips&ridge&meet', 'two slopes&rain', 'between two slopes', 'where two slopes'],
    ],
  ],
  ['reflectance', ['reflectance', 'reflectiv', 'lrv ', 'solar reflect', 'light reflect', 'sri ', 'albedo']],
  [
    'strength',
    [
      ...['how many&pallet', 'bricks on a pallet', 'tiles on a pallet', 'pallet size', 'how many&carton'],
      ...['how many&in a box', 'how many&crate', 'per carton', 'in one carton'],
    ],
  ],
  ['weight', ['how many kg', 'how many kilo', 'how much weight']],
  [
    'savings',
    [
      ...['how much&save', 'how much&saving', 'save with', 'saving', 'payback', 'pay back'],
      ...[
        'solar or electric',
        'electric or solar',
        'solar better than electric',
        'solar cheaper than electric',
      ],
      ...['electricity bill'],
      ...['dewa bill', 'sewa bill', 'power bill', 'co2', 'carbon'],
    ],
  ],
  [
    'heaterSize',
    [
      ...['how much hot water', 'how much water', 'how many&solar', 'how many&collector', 'area&collector'],
      ...['space&collector'],
    ],
  ],
  [
    'heaterSize',
    [
      ...['how many&heater', 'how many&panel', 'heater for&people', 'heater for&person'],
      ...['heater for&family', 'heater for&hostel', 'heater for&hotel', 'heater for&school'],
      ...['heater&bedroom', 'heater&bathroom', 'heater&student'],
    ],
  ],
  [
    'heaterSize',
    ['litre&bathroom', 'liter&bathroom', 'camp&heater', 'camp&water', 'litre&camp', 'liter&camp'],
  ],
  [
    'heaterFault',
    [
      ...['heater&leak', 'tank&leak', 'collector&leak', 'solar&leak', 'no hot water', 'water&not hot'],
      ...[
        'water&too hot',
        'scald',
        'not heat',
        'heater&not work',
        'solar&not work',
        'heater&stopped',
        'heater&problem',
      ],
      ...['solar&problem'],
      ...['heater&repair', 'repair&heater', 'fix&heater', 'heater&broken', 'heater&noise', 'overheat'],
    ],
  ],
  [
    'quantity',
    [
      ...['how much&need', 'how many&tile', 'how many&brick', 'how many&block', 'how many&paver'],
      ...['what quantity', 'which quantity', 'quantity for', 'quantity of tile', 'quantity of brick'],
      ...['how many&piece', 'coverage of&tile', 'coverage per tile', 'tile cover'],
    ],
  ],
  [
    'leak',
    [
      'leak',
      'water coming in',
      'water comes in',
      '=drip',
      'dripping',
      'drips',
      'water&drip',
      'roof&drip ',
      'roof repair',
      'repair&roof',
      'fix my roof',
    ],
  ],
  [
    'visit',
    [
      ...['site visit', 'visit my', 'visit our site', 'come and see', 'come to my', 'come to our'],
      ...['come to site'],
      ...['send&engineer', 'send someone', 'inspect', 'survey', 'measure my', 'measure the roof'],
      ...['appointment'],
      ...[
        'renovat',
        'change my roof',
        'change the roof',
        'change our roof',
        'change old roof',
        'to change&roof',
        'replace my roof',
        'change old tile',
        'change the old',
        'change my old',
        'change all&tile',
        'replace all&tile',
        'replace old tile',
        'replace the old tile',
        'replace&old roof',
        'new roof',
        're roof',
        'reroof',
      ],
      ...['fix tiles', 'fix the tiles', 'lay tiles on', 'install tiles', 'tiles installed', 'roof work'],
      ...['install the tile', 'supply and install', 'supply and fix', 'only supply', 'supply only'],
      ...['remove&old roof', 'remove the roof', 'take off&roof', 'remove&old tile', 'who will install'],
      ...['just supply', 'installation team', 'estimate really', 'is the estimate', 'is&estimate free'],
    ],
  ],
  [
    'leak',
    [
      ...['broken tile', 'tile&broken&storm', 'tile&broken&roof', 'tiles are broken', 'my tile&broken'],
      ...['tiles broke', 'cracked tile', 'tile broke', 'missing tile', 'replace&tile'],
    ],
  ],
  [
    'match',
    ['match', 'same tile', 'same brick', 'same as my', 'identical', 'similar tile', 'old tile', 'neighbo'],
  ],
  [
    'jobs',
    [
      ...[
        'jobs ',
        '=job',
        '=a job',
        'any job',
        'for job',
        'need job',
        'need a job',
        'want job',
        'want a job',
      ],
      ...[
        'looking a job',
        'looking for a job',
        'have job',
        'have a job',
        'get job',
        'get a job',
        'give me job',
      ],
      ...['give me a job', 'find job', 'job vacan', 'job opening', 'job appl', 'job offer', 'job opportunit'],
      ...[
        'job available',
        'job in your',
        'job with you',
        'job need',
        'driver job',
        'sales job',
        'office job',
      ],
    ],
  ],
  ['jobs', ['career', 'vacanc', 'hiring', 'work for you', 'internship', 'employment']],
  ['dealer', ['dealer', 'distributor', 'reseller', 'resell', 'franchise', 'agency agreement']],
  [
    'instalments',
    ['instal ment', 'instalment', 'installment', 'pay monthly', 'pay later', 'by card', 'credit '],
  ],
  ['instalments', ['payment term', 'terms of payment', 'accept&card', 'advance payment', 'credit term']],
  ['instalments', ['credit card', 'financing', 'tabby', 'tamara', 'payment plan', 'cheque', 'bank transfer']],
  ['instalments', ['pay on delivery', 'cash on delivery', 'pay cash', 'apple pay', 'google pay']],
  ['whatsapp', ['whatsapp', 'whats app', 'wats app', 'watsapp', 'whatsap']],
  [
    'password',
    [
      ...['password', 'cannot sign in', 'can t sign in', 'cannot log in', 'can t log in', 'locked out'],
      ...['login not', 'cannot login', 'can t login', 'cant login', 'sign in not', 'unable to log'],
      ...['otp ', 'code&receive', 'reset code', 'verification code'],
    ],
  ],
  ['account', ['create&account', 'open an account', 'sign up', 'signup', 'how&register', 'need an account']],
  [
    'erase',
    [
      ...[
        'delete my',
        'erase my',
        'remove my',
        'delete&photo',
        'my personal data',
        'my data',
        'data safe',
        'data protection',
      ],
      ...['remove my account', 'gdpr', 'unsubscribe'],
    ],
  ],
  [
    'pictures',
    [
      ...['house near me', 'on a house near', 'completed project', 'finished project', 'previous project'],
      ...['past project', 'project reference', 'references', 'done before', 'previous work', 'real project'],
      ...[
        'tile project',
        'tiles project',
        'brick project',
        'bricks project',
        'roof project',
        'heater project',
      ],
    ],
  ],
  [
    'pictures',
    ['picture&real', 'photo&real', 'picture&made', 'images&real', 'rendering', 'generated picture'],
  ],
  ['compareHeaters', ['cmg&sigma', 'cmg&better', 'sigma&better', 'which heater', 'better heater']],
  ['compareHeaters', ['heater is best', 'heaters are best', 'heater&best', 'solar&best']],
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
    [
      ...['spare', 'replacement part', 'replacement glass', 'heating element', 'glass&broken'],
      ...['collector&broken', 'broken glass', 'thermostat', 'anode'],
    ],
  ],
  [
    'dataSheet',
    [
      'data sheet',
      'datasheet',
      'product sheet',
      'technical sheet',
      'technical data',
      'spec sheet',
      'specification',
    ],
  ],
  [
    'dataSheet',
    [
      ...['brochure', 'pdf', 'technical document', 'product document', 'tds ', 'catalogue&download'],
      ...[
        'catalogue in',
        'arabic catalogue',
        'catalogue of',
        'catalogue for',
        'need&catalogue',
        'send&catalogue',
        'want&catalogue',
      ],
    ],
  ],
  ['dataSheet', ['msds', 'safety data', 'method statement', 'submittal', 'technical submission']],
  [
    'drawings',
    [
      'cad ',
      'dwg',
      'dxf',
      'bim ',
      'revit',
      'sketchup',
      'texture file',
      'texture for',
      'texture map',
      'bump map',
      'normal map',
      'seamless',
    ],
  ],
  [
    'drawings',
    [
      '3d model of',
      '3d model for',
      '3d file',
      '3d object',
      'glb ',
      'gltf',
      'usdz',
      'fbx ',
      'augmented reality',
    ],
  ],
  ['drawings', ['technical drawing', 'section drawing']],
  [
    'certificate',
    ['certif', 'iso ', 'approval', 'approved', 'estidama', 'tested', 'test report', 'lab report'],
  ],
  [
    'certificate',
    [
      ...['municipality', 'civil defence', 'civil defense', 'ce mark', 'declaration of performance', 'leed'],
      ...['eco friendly', 'environment', 'sustainab', 'recycl', 'epd '],
    ],
  ],
  ['warranty', ['warrant', 'guarant']],
  [
    'order',
    [
      'deliver&late',
      'delivery&delayed',
      'where is my delivery',
      'not arrived',
      'did not arrive',
      'not received my',
    ],
  ],
  [
    'delivery',
    [
      ...['deliver', 'shipping', 'lead time', 'supply to ', 'supply in ', 'ship to ', 'abroad', 'overseas'],
      ...['unload', 'offload', 'crane', 'forklift', 'how fast', 'how soon', 'how quickly'],
    ],
  ],
  [
    'delivery',
    ['sell&dhabi', 'sell in dubai', 'sell in al ain', 'sell in ajman', 'sell in ras', 'sell outside'],
  ],
  [
    'laying',
    [
      ...['how to cut', 'cut the tile', 'cut tile', 'cutting', 'drill', 'glue', 'adhesive', 'grout'],
      ...['on gypsum', 'to gypsum'],
      ...['how to lay', 'how to put', 'how to install', 'how to fix', 'how do i lay', 'how do i install'],
      ...['how are&laid'],
      ...['paint', 'nails', 'batten spacing', 'batten distance', 'spacing of batten', 'distance&batten'],
      ...['laying instruction', 'installation guide', 'installation manual', 'over&existing'],
      ...[
        'heater&on tile',
        'heater&on a tile',
        'heater&tiled',
        'solar&tiled',
        'heater on&roof',
        'heater on tile',
        'solar on&roof',
        'solar on tile',
      ],
      ...['on top of&old', 'panels on', 'panel on', 'hold&panel', 'carry&panel'],
    ],
  ],
  [
    'dryFix',
    [
      ...[
        'without mortar',
        'without cement',
        'instead of cement',
        'instead of mortar',
        'no mortar',
        'no cement',
      ],
      ...['dry fix work', 'what is dry fix', 'what s dry fix', 'explain&dry fix', 'dry fix or'],
      ...['dry fix&waterproof', 'coolroof&waterproof', 'cool roof&waterproof', 'what is coolroof'],
      ...['what is cool roof', 'what s coolroof', 'how&coolroof work', 'how&cool roof work'],
    ],
  ],
  [
    'notListed',
    ['electric water heater', 'gas water heater', 'gas heater', 'instant water heater', 'instant heater'],
  ],
  [
    'sunless',
    [
      ...['heater&winter', 'solar&winter', 'cloud', 'rainy', 'without sun', 'no sun', 'at night'],
      ...['heater&night'],
      ...['electric&heater', 'electricity&solar', 'need electric', 'backup', 'back up'],
      ...['heater&electricity', 'power consumption'],
    ],
  ],
  ['pressure', ['pressure', 'bar ', 'psi ']],
  [
    'capacity',
    ['capacity', 'how many litre', 'tank size', 'sizes of tank', 'volume of&tank', 'how much&hold'],
  ],
  ['weight', ['weigh', 'heavy', 'heavier', 'how light', 'kg ', 'kilo', 'load on', 'roof load']],
  [
    'pitch',
    [
      ...['on flat roof', 'on a flat roof', 'my flat roof', 'pitch', 'slope', 'inclination', 'roof angle'],
      ...['how steep', 'steep ', 'gradient'],
    ],
  ],
  ['notListed', ['fire brick', 'firebrick', 'refractory', 'pizza', 'fireplace', 'barbecue', 'bbq']],
  ['notListed', ['used tile', 'used brick', 'second hand', 'secondhand', 'reclaimed']],
  ['fire', ['fire ', 'fireproof', 'burn ', 'burns', 'burning', 'flammab', 'combust']],
  [
    'strength',
    [
      ...['strength', 'conductiv', 'u value', 'thermal conduct', 'thermal value', 'insulation value'],
      ...['sound insulation', 'acoustic', 'noisy', 'noise', 'slipper'],
    ],
  ],
  [
    'strength',
    [
      ...[
        'absorption',
        'absorb water',
        'frost',
        'density',
        'breaking load',
        'rust ',
        'rusts',
        'rusty',
        'rusted',
        'rusting',
        'corro',
        'enamel',
      ],
      ...['stainless', 'mpa ', 'slip resistan', 'hail', 'wind resist', 'wind load', 'storm', 'sandstorm'],
    ],
  ],
  [
    'size',
    [
      ...[
        'size of',
        'dimension',
        'how big',
        'how large',
        'how long is',
        'how wide',
        'how thick',
        'length of',
      ],
      ...['how much space', 'space need', 'space require'],
    ],
  ],
  [
    'size',
    [
      ...['thickness', 'length ', 'width ', 'height ', 'width of', 'what size', 'measurements'],
      ...['cover width', 'gauge'],
    ],
  ],
  [
    'heat',
    ['for heat', 'hot climate', 'heat of', 'keep cool', 'keeps cool', 'cooler', 'summer', 'heat resist'],
  ],
  [
    'heat',
    [
      ...['reduce heat', 'cool house', 'cool home', 'sun resist', 'hot weather', 'coolest', 'get hot'],
      ...['hot to touch', 'too hot'],
    ],
  ],
  [
    'compareTiles',
    [
      ...['difference between', 'difference&tile', 'compare&tile', 'compare&brick', 'tile&vs', 'brick&vs'],
      ...['which tile&better', 'which profile', 'which brick&better', 'which is better', 'best tile'],
      ...['which colour', 'which color', 'best colour', 'best color', 'colour&suit', 'color&suit'],
      ...[
        'best roof',
        'vs ',
        'versus',
        'better than',
        'brick or block',
        'block or brick',
        'or concrete tile',
      ],
    ],
  ],
  [
    'care',
    ['clean', 'maintain', 'maintenance', 'wash ', 'washing', 'efflorescence', 'moss', 'algae', 'descal'],
  ],
  [
    'care',
    [
      ...['servicing', 'salt', 'sea air', 'coast', 'termite', 'seal the tile', 'sealer', 'walk on'],
      ...['how often', 'service the', 'service my', 'service interval', 'annual service'],
    ],
  ],
  [
    'lifetime',
    ['how long&last', 'lifespan', 'life span', 'lifetime', 'life expectancy', 'durab', 'fade', 'fading'],
  ],
  [
    'lifetime',
    [
      ...['how many years', 'lose colour', 'lose color', 'colour change', 'color change', 'colour come off'],
      ...['color come off', 'colour wash', 'color wash', 'peel', 'colour stay', 'color stay'],
    ],
  ],
  [
    'notListed',
    [
      ...['asbestos', 'wooden roof', 'wooden structure', 'truss', 'steel structure', 'pergola', 'skylight'],
      ...['roof window', 'metal roof', 'metal tile', 'steel roof', 'sandwich panel', 'shingle'],
    ],
  ],
  [
    'notListed',
    [
      ...['concrete tile', 'concrete roof tile', 'natural slate', 'thatch', 'porcelain', 'ceramic floor'],
      ...['marble'],
    ],
  ],
  [
    'notListed',
    [
      ...['photovoltaic', 'pv panel', 'solar electric', 'electric panel', 'heat pump', 'gutter'],
      ...['downpipe', 'snow guard', 'snow stop', 'roof hatch', 'roof access'],
    ],
  ],
  [
    'notListed',
    [
      ...['timber', 'waterproofing membrane', 'bitumen sheet', 'polycarbonate', 'bathroom tile', 'bath tile'],
      ...[
        'kitchen tile',
        'kitchen&floor',
        'aluminium window',
        'aluminum window',
        'sell window',
        'sell cement',
      ],
      ...['buy cement', 'cement bag', 'bag of cement', 'bags of cement', 'steel bar', 'rebar', 'custom colo'],
      ...['made to order', 'bespoke', 'ral colo', 'own colo'],
    ],
  ],
  ['papers', ['tax invoice', 'vat invoice']],
  [
    'order',
    ['how do i order', 'how to order', 'place an order', 'how can i order', 'buy online', 'how do i buy'],
  ],
  [
    'order',
    ['how to buy', 'can i buy', 'order online', 'minimum order', 'moq', 'minimum quantity', 'track&order'],
  ],
  [
    'order',
    [
      ...['my order', 'my enquiry list', 'my list', 'my cart', 'my basket', 'invoice', 'proforma'],
      ...['receipt', 'order status', 'cancel&order', 'checkout', 'add to cart', 'shopping cart'],
    ],
  ],
  ['stock', ['in stock', 'stock', 'available now', 'availability', 'is it available', 'ready to ship']],
  [
    'papers',
    ['trade licen', 'license number', 'licence number', 'vat ', 'trn ', 'tax number', 'tax registration'],
  ],
  [
    'papers',
    [
      ...['chamber of commerce', 'vendor registration', 'company registration', 'bank detail'],
      ...['bank account', 'iban'],
    ],
  ],
  [
    'history',
    [
      ...['ceo ', 'who is&owner', 'who is&manager', 'who is&director', 'founded', 'established'],
      ...['how old&company', 'since when', 'who are you', 'who owns'],
    ],
  ],
  [
    'history',
    ['how long have you', 'company profile', 'about your company', 'about the company', 'years in business'],
  ],
  [
    'origin',
    [
      ...[
        'made in',
        'country of origin',
        'where&made',
        'which country',
        '=country',
        'country is',
        'country from',
        'country name',
        'what country',
        'where from ',
      ],
      ...['come from', 'imported', 'import from', 'do you import', 'are you importer', 'import directly'],
    ],
  ],
  [
    'number',
    [
      ...['mobile number', 'mobile no ', 'phone no ', 'contact no ', 'tel no ', 'telephone no ', 'hotline'],
      ...['landline'],
    ],
  ],
];

/** Beside one of `PRICED`, these ask for a price; alone, or beside one of `TRADED`, for what the company sells in a year. */
export const HOW_MUCH: readonly string[] = ['how much', 'price of', 'price for', 'cost of', 'cost for'];
export const PRICED: readonly string[] = [
  ...['tile', 'brick', 'block', 'paver', 'heater', 'collector', 'system', 'tank', 'roof', 'ridge', 'screw'],
  ...['underlay', 'foil', 'villa', 'sample', 'litre ', 'liter ', 'model', 'one ', 'it ', 'this', 'that '],
  ...['these'],
  ...['m2 ', 'sqm', 'square', 'metre', 'meter', 'piece', 'pallet', 'per ', 'each ', 'cost', 'pay ', 'charge'],
  ...['duna', 'braas', 'ceipo', 'cmg', 'sigma', 'yamama', 'isiklar', 'paloma', 'cejatel', 'cobert', 'bmi'],
];
export const TRADED: readonly string[] = [
  ...[
    'you sell',
    'sold',
    'a year',
    'much heat',
    'much sun',
    'much weight',
    'per year',
    'annual',
    'sales',
    'volume',
    'export',
    'turnover',
    'produce',
  ],
];
