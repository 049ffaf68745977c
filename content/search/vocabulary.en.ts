import { company } from '@/content/company';
import { SPELLINGS } from '@/content/assistant/spellings';
import { arabicWords, fromArabic } from './both-ways';
import { ARABIC_QUESTION_RULES, QUESTION_RULES } from './questions';
import type { Vocabulary } from './vocabulary-shape';

/** How a query is read on the English site. */
export const vocabularyInEnglish: Vocabulary = {
  spellings: SPELLINGS,
  synonyms: [
    // Colours
    [
      ['anthracite', 'graphite', 'charcoal', 'slate grey', 'slate'],
      ['dark grey', 'black'],
    ],
    [['dark gray'], ['dark grey']],
    [['gray', 'gris', 'silver'], ['grey']],
    [
      ['terracotta', 'terra cotta', 'orange', 'clay colour', 'clay color'],
      ['natural', 'terracotta'],
    ],
    [['natural colour', 'natural color'], ['natural']],
    [
      [
        'antique',
        'aged',
        'weathered',
        'old look',
        'old looking',
        'multicolour',
        'multicolor',
        'rustic',
        'blend',
        'mixed',
        'flamed',
      ],
      ['antic', 'rustic', 'special', 'flamed'],
    ],
    [
      ['cream', 'sand', 'ivory', 'yellow', 'straw'],
      ['beige', 'straw', 'cream'],
    ],
    [['burgundy', 'cherry', 'bordeaux', 'wine red', 'wine'], ['maroon']],
    [['crimson', 'dark red'], ['blood red']],
    [
      ['navy', 'azul', 'cobalt'],
      ['blue', 'azul'],
    ],
    [
      ['verde', 'olive'],
      ['green', 'verde'],
    ],
    [
      ['chocolate', 'coffee', 'marron'],
      ['brown', 'marron'],
    ],
    [['pink', 'rosa'], ['rose']],
    [['off white', 'snow white'], ['white']],
    // Countries
    [['italian', 'italia'], ['italy']],
    [['spanish', 'espana'], ['spain']],
    [['portuguese'], ['portugal']],
    [['saudi', 'ksa', 'saudi arabian'], ['saudi arabia']],
    [['brazilian', 'brasil'], ['brazil']],
    [['turkish', 'turkiye'], ['turkey']],
    // Manufacturers
    [['brass'], ['braas']],
    [['yamaha', 'yamamah'], ['yamama']],
    [['lapaloma', 'paloma'], ['la paloma']],
    // Parts of a roof
    [
      ['hip', 'hip tile', 'ridge cap', 'capping'],
      ['ridge', 'three way'],
    ],
    [
      ['verge', 'gable', 'gable end', 'barge', 'rake', 'side tile'],
      ['lateral', 'end cap'],
    ],
    [
      ['apex', '3 way', 'three way', 'y piece'],
      ['three way', '3 way'],
    ],
    [['vent', 'ventilator', 'air tile'], ['ventilation']],
    [
      ['flashing', 'lead', 'lead flashing', 'upstand'],
      ['wakaflex', 'chimney'],
    ],
    [
      ['accessories', 'accessory', 'fittings', 'fitting', 'roof parts'],
      ['roofing component', 'ridge', 'lateral'],
    ],
    [
      ['mortar', 'cement', 'without mortar', 'no mortar', 'no cement', 'dry ridge', 'ridge roll', 'dry laid'],
      ['dry fix'],
    ],
    [
      ['underlay', 'underlayment', 'felt', 'membrane', 'insulation', 'heat barrier', 'foil'],
      ['radiant barrier', 'coolroof'],
    ],
    [['cool roof'], ['coolroof']],
    [
      ['waterproof', 'breathable'],
      ['coolroof', 'dry fix'],
    ],
    [
      [
        'bird',
        'birds',
        'pigeon',
        'pigeons',
        'sparrow',
        'nest',
        'nesting',
        'rodent',
        'insect',
        'pest',
        'bird comb',
        'eaves comb',
        'eave comb',
        'bird guard',
        'eaves',
      ],
      ['pest guard'],
    ],
    // Profiles
    [
      ['flat', 'flat tile', 'plain tile'],
      ['plana', 'logicaplana'],
    ],
    [['barrel', 'mission', 'cover and pan', 'half round tile'], ['curva']],
    [
      ['roman', 's tile', 'double roman'],
      ['romana', 'portoghese'],
    ],
    [['portuguese tile', 'portugese', 'portoguese'], ['portoghese']],
    [['french tile', 'marseille', 'marseilles'], ['marsigliese']],
    [
      ['glazed', 'shiny', 'glossy'],
      ['gloss', 'wave'],
    ],
    // Walls
    [
      ['clay brick', 'fired brick', 'burnt brick', 'burnt clay brick', 'fired clay brick'],
      ['la paloma', 'isiklar'],
    ],
    [
      ['block', 'concrete block', 'masonry'],
      ['brick', 'bricks200'],
    ],
    [
      ['paver', 'paving', 'interlock', 'interlocking paver', 'floor brick'],
      ['paving', 'bricksfloor', 'floor'],
    ],
    [
      ['cladding', 'facade', 'slip', 'brick slips'],
      ['facade', 'slip', 'slab', 'front'],
    ],
    [['one core', 'single core'], ['one core']],
    [['lintel'], ['bridge', 'lintel']],
    [['screen block', 'breeze block', 'jali'], ['artistic']],
    // Hot water
    [
      [
        'thermosiphon',
        'thermosyphon',
        'thermo siphon',
        'gravity',
        'passive',
        'natural flow',
        'without pump',
        'no pump',
      ],
      ['natural circulation'],
    ],
    [['pumped', 'pump', 'active', 'split system'], ['forced circulation']],
    [
      ['heater', 'water heater', 'boiler', 'geyser', 'hot water', 'sun heater', 'solar panel', 'collector'],
      ['solar water heater', 'solar water'],
    ],
    [
      ['flat plate', 'flat plate collector', 'solar collector'],
      ['solar water heater', 'solar water'],
    ],
    [['camp', 'labour camp', 'labor camp'], ['solar water heater calculator']],
    // Pages
    [
      ['price', 'prices', 'quote', 'quotation', 'cost', 'estimate'],
      ['free estimate', 'enquiry list'],
    ],
    [['warranty', 'warranties'], ['guarantee']],
    [['basket', 'cart', 'wishlist'], ['enquiry list']],
    [
      [
        'phone',
        'telephone',
        'email',
        'address',
        'location',
        'showroom',
        'map',
        'branch',
        'opening hours',
        'hours',
      ],
      ['contact us', 'contact'],
    ],
    [[company.brand], ['about us', 'roof tile']],
    [['history', 'who we are', 'company profile', 'vision'], ['about us']],
    [
      ['catalog', 'catalogue', 'brochure', 'pdf'],
      ['catalogue', 'roofing component'],
    ],
    [
      ['reference', 'villa', 'completed', 'finished', 'our work', 'previous work', 'past work'],
      ['project', 'villa'],
    ],
    [['per m2', 'per sqm', 'per square metre', 'per square meter', 'coverage'], ['roof tile calculator']],
    [['visualiser', 'visualizer', 'configurator', 'try on', 'wall colour', 'wall color'], ['simulator']],
    [['log in', 'login', 'signin'], ['sign in']],
    [
      ['sign up', 'signup', 'account'],
      ['create account', 'sign in'],
    ],
    ...fromArabic,
  ],
  empty: `how use using when why hello hi hey salam salaam assalam assalamu alaikum marhaba ahlan morning thanks mosque majlis gazebo garage farmhouse chalet a an and any are as at available be by can could do does find for from get give got have has i in into is it like mm cm looking me my need of on or our please searching sell show size some that the their there these this those to us want we what which who with would you your will put tell number share after before should may might must just also much many very too there then than its my mine them they he she if so up out now get got use used using want need like bro brother bhai boss sir madam mam maam man mate guys team everyone friend habibi yaar all yes one first second another more burnt fired open around different see ${arabicWords.empty}`,
  common: `tile roof roofing product building material clay brick solar water system colour color type made ${arabicWords.common}`,
  families: `tile brick heater ${arabicWords.families}`,
  kinds: `block paver interlock ${arabicWords.kinds}`,
  sites: `villa house home farm hotel school project parking carport driveway pool job country car park holiday balcony terrace patio porch sharjah dubai ajman fujairah ain uae ${arabicWords.sites}`,
  traits: `glossy shiny gloss glazed matt matte rough smooth hollow solid ${arabicWords.traits}`,
  denied: `not no non without except ${arabicWords.denied}`,
  questions: QUESTION_RULES,
  arabicQuestions: ARABIC_QUESTION_RULES,
};
