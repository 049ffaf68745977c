import { ADDED, ALIASES, ARABIC, MISSPELT, STATED, type Topic } from '@/content/assistant/keywords';
import { isWithinOneEdit } from './one-edit';
import { plainArabic } from '@/lib/text/plain-text';
import { ARABIC_UTTERANCES, GULF_UTTERANCES } from '@/tests/helpers/data/arabic-utterances';
import { QUESTIONS } from '@/tests/helpers/data/questions';
import { topicOf, topicsOf } from './topic';

type Table = Partial<Record<Topic | 'none', readonly string[]>>;

/** What people write, by what it is about. */
const UTTERANCES: Table = {
  products: [
    ...['Products & Brands', 'products', 'PRODUCTS?', 'Which products do you have', 'What do you sell?'],
    ...[
      'do you supply villas',
      'building materials',
      'show me your inventory',
      'all items please',
      'supplying',
    ],
    ...['what materials, and where is the showroom?', 'Contact me about products', 'product', 'catalogue'],
    ...['products price', 'help me with items', 'materials and brands'],
  ],
  brands: [
    ...[
      'brands',
      'which BRANDS?',
      'manufacturers',
      'Braas',
      'bmi cobert',
      'CEIPO tiles',
      'cmg',
      'is Sigma good',
    ],
    ...['call me about cobert', 'where is braas from', 'who is the supplier', 'your brand', 'which factory'],
  ],
  contact: [
    ...['contact', 'Contact Info', 'phone number', 'your e-mail or email', 'call me', 'how can I reach you'],
    ...[
      'I want to speak to someone',
      'talk to a person',
      'typically',
      'locally made?',
      'technically possible?',
    ],
    ...['telephone', 'iphone', 'a human please', 'email of the office', 'mobile phone'],
  ],
  locations: [
    ...[
      'locations',
      'Location',
      'your address',
      'where are you',
      'WHERE?',
      'showroom',
      'warehouse',
      'visit you',
    ],
    ...['head office', 'everywhere', 'Sharjah', 'directions', 'a branch in Dubai', 'show me the map'],
    ...['where can I get help', 'office opening hours'],
  ],
  services: [
    ...['services', 'Services!', 'installation', 'what do you do', 'help', 'support', 'HELP ME', 'supported'],
    ...['do you install solar heaters', 'a roofer', 'help with the simulator', 'installation cost'],
  ],
  volumes: [
    ...['volume', 'sales', 'how much', 'quantity', 'numbers', 'statistics', 'presales'],
    ...['tile quantity', 'sales in the app', 'volumes per year'],
  ],
  app: [
    ...['app', 'mobile', 'calculator', 'tool', 'online', 'digital', 'your apps', 'happy', 'application'],
    ...['android version', 'roof tool price'],
  ],
  price: [
    ...['price', 'Prices?', 'what does it cost', 'quotation', 'a quote please', 'estimate', 'any discount?'],
    ...['how much is a tile', 'in AED', 'is it expensive', 'pricing of roof tiles', 'Prices and quotes'],
  ],
  warranty: ['warranty', 'guarantee', 'is it guaranteed', 'a tile is broken', 'Warranty on collectors'],
  samples: ['sample', 'Samples', 'can I get samples of duna', 'colour swatches'],
  delivery: [
    ...[
      'delivery',
      'do you deliver to Al Ain',
      'shipping to Oman',
      'export',
      'Delivery and export',
      'lead time',
    ],
  ],
  quantity: [
    'how many tiles',
    'How many tiles?',
    'tiles per square metre',
    'pieces per m²',
    'coverage of duna',
  ],
  simulator: [
    'simulator',
    'roof tile simulator',
    'can i see tiles on my house',
    'the villa models',
    'visualise my house',
    '3D',
  ],
  hours: ['opening hours', 'are you open today', 'Friday', 'closed on Sunday?', 'timings', 'weekend'],
  greeting: [
    'hi',
    'Hi!',
    'hello',
    'Good morning',
    'salam',
    'thank you',
    'Assalamu alaikum',
    'مرحبا',
    'السلام عليكم',
  ],
  none: [
    ...['', ' ', '???', '😀', 'asdf qwer', 'blue tiles from Italy', 'duna', 'football', 'is it important'],
    ...['<script>alert(1)</script>', 'the hill', 'المريخ', 'xyzzy '.repeat(800)],
  ],
};

/** Arabic words for the seven groups and some of ours. */
const IN_ARABIC: Partial<Table> = {
  products: ['المنتجات', 'ما هي منتجاتكم؟', 'مواد البناء', 'ماذا تبيعون'],
  brands: ['العلامات التجارية', 'ما هي الماركات', 'المصانع'],
  contact: ['كيف أتواصل معكم', 'أريد الاتصال'],
  number: ['رقم الهاتف'],
  whatsapp: ['واتساب'],
  locations: ['أين أنتم', 'وين المعرض', 'العنوان', 'المَوْقِع'],
  services: ['الخدمات', 'التركيب', 'أحتاج مساعدة'],
  volumes: ['المبيعات', 'كميات', 'إحصاءات'],
  app: ['التطبيق', 'حاسبة'],
  price: ['كم السعر', 'الأسعار', 'أريد عرض سعر'],
  warranty: ['الضمان'],
  samples: ['عينة'],
  delivery: ['التوصيل'],
  simulator: ['المحاكي'],
  hours: ['ساعات الدوام'],
};

/** One letter wrong, missing, doubled or changed over. */
const SLIPS: Partial<Table> = {
  products: ['prodcuts', 'produts', 'materils'],
  contact: ['contcat', 'contct'],
  locations: ['locaton', 'adress', 'showrom', 'warehose'],
  services: ['serivces', 'instalation'],
  app: ['calcualtor', 'moblie'],
  price: ['qoutation'],
  warranty: ['waranty', 'garantee'],
  delivery: ['delivary'],
};

const rows = [UTTERANCES, IN_ARABIC, ARABIC_UTTERANCES, GULF_UTTERANCES, SLIPS].flatMap((table) =>
  Object.entries(table).flatMap(([topic, all]) => all.map((one) => [one.slice(0, 60), topic, one] as const)),
);

test('the table is long enough', () => expect(rows.length).toBeGreaterThanOrEqual(150));

test.each(rows)('“%s” is about %s', (_, topic, message) => expect(topicOf(message) ?? 'none').toBe(topic));

test.each(QUESTIONS)('the question “%s” is answered with %s', (question, topic) =>
  expect(topicOf(question) ?? 'none').toBe(topic),
);

test.each([
  ['how much is a red tile per m2', ['price', 'volumes']],
  ['how much do you sell a year', ['volumes']],
  ['how much is delivery to Abu Dhabi', ['delivery', 'volumes']],
  ['WhatsApp', ['whatsapp']],
  ['sigma 300 price', ['price', 'brands']],
  ['min qty', ['order', 'volumes']],
  ['CMG or SIGMA, which is better?', ['compareHeaters', 'brands']],
  ['do you supply samples', ['products', 'samples']],
  ['help with the simulator', ['services', 'simulator']],
  [
    'what is the weight of duna? do you deliver to al ain? any guarantee?',
    ['warranty', 'weight', 'delivery'],
  ],
  ['كم سعر القرميد؟ وين المعرض؟', ['price', 'locations']],
  ['price of duna also can i pay by card', ['instalments', 'price']],
  ['how are you? hello?', ['greeting']],
  ['do you sell white tiles? thanks', ['greeting']],
])('“%s” has all its answers in one reply: %j', (message, topics) =>
  expect(topicsOf(message)).toEqual(topics),
);

describe('the seven groups of the specification', () => {
  test('are these words in this order', () => {
    expect(STATED.map(([topic, words]) => `${topic}: ${words.join(', ')}`)).toEqual([
      'products: products, supply, materials, what do you sell, items, inventory',
      'brands: brands, manufacturers, braas, cobert, ceipo, cmg, sigma',
      'contact: contact, phone, email, call, reach, speak, talk',
      'locations: location, address, where, showroom, warehouse, visit, office',
      'services: services, installation, what do you do, help, support',
      'volumes: volume, sales, how much, quantity, numbers, statistics',
      'app: app, mobile, calculator, tool, online, digital',
    ]);
  });

  const each = STATED.flatMap(([topic, words]) => words.map((word) => [word, topic] as const));

  test.each(each)('“%s” is found in any case, and inside other words of a message of few', (word, topic) => {
    for (const message of [word, word.toUpperCase(), `«${word}»?`]) expect(topicOf(message)).toBe(topic);
    const isPhrase = word.includes(' ');
    if (!isPhrase) expect(topicOf(`xx${word}yy`)).toBe(topic);
    expect(topicOf(`alpha beta gamma ${word}`)).toBe(topic);
    expect(topicOf(`alpha beta gamma xx${word}yy`)).toBeUndefined();
  });

  const order = STATED.map(([topic]) => topic);
  const pairs = order.flatMap((first, at) => order.slice(at + 1).map((second) => [first, second] as const));
  const wordOf = (topic: Topic) => STATED.find(([one]) => one === topic)![1][0]!;

  test.each(pairs)('%s goes before %s, whichever is written first', (first, second) => {
    expect(topicOf(`${wordOf(first)} ${wordOf(second)}`)).toBe(first);
    expect(topicOf(`${wordOf(second)} ${wordOf(first)}`)).toBe(first);
  });

  test('go before all others', () => {
    const ours = [...ADDED, ...ALIASES, ...ARABIC].flatMap(([, words]) => words);
    for (const word of ours)
      for (const topic of order) expect(topicOf(`${word} ${wordOf(topic)}`)).toBeDefined();
    expect(topicOf('the price of your materials')).toBe('products');
    expect(topicOf('أسعار products')).toBe('products');
  });
});

test('a message of any length is answered', () => {
  expect(topicOf(`${'tile '.repeat(1000)}showroom`)).toBe('locations');
  expect(topicOf('a'.repeat(5000))).toBeUndefined();
});

test('Arabic words stand as they are compared', () => {
  for (const [, words] of ARABIC) for (const word of words) expect(plainArabic(word)).toBe(word);
});

test('words known with a slip are words that are known', () => {
  for (const [topic, words] of MISSPELT)
    for (const word of words) expect([word, topicOf(word)]).toEqual([word, topic]);
});

test.each([
  ['tile', 'tile', true],
  ['tlie', 'tile', true],
  ['til', 'tile', true],
  ['tiile', 'tile', true],
  ['tale', 'tile', true],
  ['tlei', 'tile', false],
  ['tiles!', 'tile', false],
  ['', 'ab', false],
])('from “%s” to “%s” is one slip: %s', (typed, meant, is) => expect(isWithinOneEdit(typed, meant)).toBe(is));
