import { HINDI } from './hindi-spellings';

/*
 * How buyers write English on a phone, and Arabic in Latin letters: it is read as plain words before a question is
 * looked for, by the assistant and by the search.
 */

/**
 * Words, and what they are read as. `*` at the end: whatever grows onto the word; `+` at the front: an Arabic article
 * may stand before it. The first that fits is read.
 */
export type Spelling = readonly [read: string, written: readonly string[]];

const ENGLISH: readonly Spelling[] = [
  ['years', ['yrs']],
  ['how many years', ['how many yr']],
  ['years warranty', ['yr warranty', 'yr guarantee', 'yr waranty']],
  ['minimum', ['minimam', 'minimun', 'minimmum']],
  [
    'difference between',
    ['diff between', 'diff btw', 'whats diff', 'what s diff', 'what is diff', 'what diff'],
  ],
  ['difference', ['diffrence', 'diference', 'differnce']],
  ['person', ['pax', 'prsn']],
  ['people', ['ppl', 'peoples']],
  ['grey', ['greyish', 'grayish']],
  ['red', ['reddish']],
  ['brown', ['brownish']],
  ['blue', ['bluish', 'blueish']],
  ['green', ['greenish']],
  ['white', ['whitish']],
  ['black', ['blackish']],
  ['pink', ['pinkish']],
  ['yellow', ['yellowish']],
  // A colour in a name is no colour of a tile.
  ['season offer', ['black friday', 'white friday', 'yellow friday']],
  ['sustainable building', ['green building', 'green buildings']],
  ['sustainable energy', ['green energy']],
  ['red brick', ['redbrick', 'redbricks']],
  ['do you', ['do u', 'do yu', 'd you']],
  ['can you', ['can u', 'cn u']],
  ['are you', ['are u', 'r u', 'r you']],
  ['you have', ['u have', 'u hv', 'you hv']],
  ['you sell', ['u sell']],
  ['is your', ['is ur']],
  ['', ['pls', 'plz', 'plse', 'please', 'kindly', 'dear sir', 'dear']],
  ['what', ['wat', 'wht']],
  ['which', ['wich', 'whch']],
  ['how much', ['hw much', 'how mch', 'how mutch']],
  ['how many', ['hw many', 'how meny', 'how mny', 'howmany']],
  ['price', ['prise', 'prize', 'pric', 'prce']],
  ['prices', ['prises', 'prizes']],
  ['weight', ['wieght', 'weigth']],
  ['quantity', ['qty', 'quantaty']],
  ['m2', ['sq m', 'sq mtr', 'sqmtr', 'sq meter', 'sq metre']],
  ['tile', ['tyle', 'tlie', 'tiel']],
  ['tiles', ['tyles', 'tlies', 'tiels']],
  ['showroom', ['show room', 'showrom', 'shoroom']],
  ['abu dhabi', ['abudhabi', 'abu dabi', 'abudabi']],
  ['catalogue', ['catalog', 'catelog', 'cataloge', 'catlog', 'catlogue', 'catelogue']],
  ['heater', ['heter', 'hiter', 'heator', 'geyser', 'geezer', 'gyser']],
  ['password', ['pasword', 'passwrd', 'paswrd']],
  ['warranty', ['garanty', 'guaranty', 'warantee', 'garranty']],
  ['delivery', ['delivry', 'dilivery', 'delevery']],
  ['radiant', ['radient']],
  ['address', ['adres', 'adress', 'addres']],
  ['your', ['ur', 'yr']],
  ['will you', ['will u', 'wil u']],
  ['you deliver', ['u deliver']],
  ['you install', ['u install', 'u instal']],
  ['you give', ['u give', 'u provide', 'you provide']],
  ['where is', ['whr is', 'were is', 'where z']],
  ['quotation', ['qoutation', 'quatation', 'quotaion', 'qutation', 'quotetion']],
  ['installation', ['instalation', 'installtion', 'instllation', 'installaton']],
  ['sample', ['sampel', 'smaple', 'sampl']],
  ['location', ['loction', 'locaton', 'lokation']],
  ['thermosiphon', ['thermosyphon', 'thermo syphon', 'thermo siphon', 'termosifon', 'thermosifon']],
  ['dry fix', ['dryfix', 'drifix', 'dri fix', 'dryfixing']],
  ['cool roof', ['coolrof', 'coolroff', 'cool rof', 'cool roff']],
  ['leaking', ['leeking', 'leking', 'leakin']],
  ['better than', ['better then']],
  ['pressurised', ['pressurized']],
  ['litre', ['ltr', 'ltrs', 'lit', 'lts']],
];

const ARABIC: readonly Spelling[] = [
  ['price', ['+siar*', '+saar*', '+se3r*', '+si3r*', 'kam +siar*', 'bikam', 'bkam', '+as3ar*', '+asaar*']],
  ['how much', ['kam']],
  ['where', ['wain*', 'wayn*', 'wein*', 'ayna', 'aina', 'fein', 'feen', '+3nwan*', '+enwan*']],
  ['showroom', ['+maarid*', '+maarad*', '+ma3rad*']],
  ['do you have', ['3ndkum', '3ndkm', '3indkum', '3endkom', 'indakum', 'andakum']],
  ['your location', ['+makan*', '+mawqi*', '+mawke*']],
  ['phone number', ['+raqam*', '+ragam*', '+raqm*', '+jawal*', '+jawwal*']],
  ['delivery', ['+tawsil*', '+tawseel*', '+tawsel*']],
  ['opening hours', ['+dawam*', '+dawaam*', '+duwam*']],
  ['warranty', ['+daman*', '+dhaman*', '+kafala*']],
  ['installation', ['+tarkib*', '+tarkeeb*']],
  ['discount', ['+khasm*', '+takhfid*', '+takhfeed*']],
  ['solar heater', ['+sakhan* +shamsi*', '+sakhan*', '+sakhkhan*', '+sakhaan*', '+shamsi*', '+shamsy*']],
  ['roof tile', ['+qarmid*', '+qarmeed*', '+garmid*', '+garmeed*']],
  ['brick', ['+tabuk*', '+tabook*', '+tobook*', '+tobuk*', '+taboog*', '+tabouk*', '+toob']],
  ['', ['abi', 'abgha', 'abga', 'areed', 'urid', 'ureed', 'bidi', 'lil', 'min fadlak', 'law samaht']],
];

/** How the Gulf speaks, in Arabic letters, and names that are written by ear. */
const GULF: readonly Spelling[] = [
  ['ماء', ['ماي', 'مويه', 'موية']],
  ['الماء', ['الماي', 'المويه', 'الموية']],
  ['ما', ['شو', 'شنو', 'ايش', 'إيش', 'وش']],
  ['كيف', ['شلون']],
  ['من', ['منو', 'مين']],
  ['يسرب', ['يهرب', 'يهرّب']],
  ['تسريب', ['تهريب', 'التهريب']],
  ['متوفر', ['ستوك', 'بالستوك']],
  ['عروض', ['الجمعة البيضاء', 'الجمعه البيضاء', 'الجمعة السوداء', 'بلاك فرايدي', 'وايت فرايدي']],
  ['نظام', ['سيستم']],
  ['عينات', ['سامبل', 'سمبل', 'سامبلات']],
  ['كتالوج', ['كتلوج', 'كاتلوج', 'كتالوق']],
  // English by ear
  ['كم سعر', ['هاو متش', 'هاو ماتش', 'هومتش']],
  ['سعر', ['برايس', 'برايز']],
  ['توصيل', ['ديليفري', 'دليفري', 'ديلفري']],
  ['تركيب', ['انستوليشن', 'انستليشن']],
  ['قرميد', ['رووف تايل', 'رووف تايلز', 'روف تايل', 'روف تايلز', 'تايل', 'تايلز']],
];

export const SPELLINGS: readonly Spelling[] = [...ENGLISH, ...HINDI, ...ARABIC, ...GULF];
