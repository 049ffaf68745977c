import { RANGES } from '@/content/catalogue/ranges';
import { words } from '@/content/words';
import { banner } from '@/content/pictures/banner';
import type { TileSupplier } from './tile-supplier';

export const cobertPortugal: TileSupplier = {
  supplier: 'cobert-portugal',
  ranges: ['supp_3', 'supp_8'],
  pages: ['bmiPortugal', 'cobertPortugal'],
  words: words(
    {
      heading: 'Cobert Portugal',
      lead: 'Cobert clay roof tiles from Portugal in two profiles: S-shaped LogicaLusa and flat LogicaPlana.',
      text: 'Choose LogicaLusa for a traditional roof and LogicaPlana for a modern one. LogicaPlana is the tile of the Modern villa in our roof tile simulator.',
      facts: [
        ['Profiles', 'LogicaLusa, LogicaPlana'],
        ['Colours', '11: four in LogicaLusa, seven in LogicaPlana'],
        ['Accessories', 'Ridge, end ridge, three-way ridge, laterals, ventilation tiles'],
      ],
      promo: {
        title: 'See LogicaPlana on the Modern villa',
        text: 'The Modern villa in our roof tile simulator is made for flat tiles. Change its roof and walls, then save the picture.',
        picture: 'villa/cobert-portugal',
      },
    },
    {
      ar: {
        heading: 'Cobert البرتغال',
        lead: 'قرميد Cobert الفخاري من البرتغال بشكلين: LogicaLusa (لوسا) بمقطع على شكل حرف\u00a0S، و\u00a0LogicaPlana (بلانا) المستوي.',
        text: 'اختاروا LogicaLusa للسقف التقليدي و\u00a0LogicaPlana للسقف الحديث. و\u00a0LogicaPlana هو قرميد الفيلا الحديثة في محاكي القرميد.',
        facts: [
          ['أشكال القرميد', 'LogicaLusa،\u200f LogicaPlana'],
          ['الألوان', '11: أربعة لقرميد LogicaLusa وسبعة لقرميد LogicaPlana'],
          ['الملحقات', 'قرميد القمة، نهاية القمة، قطعة ثلاثية، قرميد الحافة، قرميد تهوية'],
        ],
        promo: {
          title: 'شاهدوا LogicaPlana على الفيلا الحديثة',
          text: 'صُمّمت الفيلا الحديثة في محاكي القرميد للقرميد المستوي. غيّروا السقف والجدران، ثم احفظوا الصورة.',
        },
      },
    },
  ),
  banner: banner('banner/cobert-portugal'),
  card: 'range/cobert-plana-dark-grey-slope',
  tabs: RANGES.supp_3,
  perSquareMetre: { profile: 'lusa', value: 12, source: 'BMI Portugal, bmigroup.com/pt' },
};
