import { readFileSync } from 'node:fs';
import { cobertPortugal } from '@/content/suppliers/tiles/cobert-portugal';
import { ceipo } from '@/content/suppliers/tiles/ceipo';
import { PROFILE_IDS } from '@/content/catalogue/textures';
import { TILE_SUPPLIERS } from '@/content/suppliers/tiles/all';
import { profileFigures } from '@/content/catalogue/profile-figures';
import { profileDrawing } from './profile-drawings';
import { sizesOf, specificationOf } from './tile-specification';

const published = cobertPortugal.perSquareMetre;
const svgOf = (src: string) => readFileSync(`public${src}`, 'utf8');

/** How wide the section is drawn; the paper is in millimetres. */
function widthOfSection(svg: string): number {
  const d = /<path id="section" d="([^"]+)"/.exec(svg)?.[1] ?? '';
  const across = [...d.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
  return Math.max(...across) - Math.min(...across);
}

test.each(PROFILE_IDS)('%s is drawn at the width its row states', (profile) => {
  const { src, rows } = profileDrawing({ profile }, 'en');
  const [, stated] = rows.find(([label]) => label.startsWith('D '))!;
  expect(Math.abs(widthOfSection(svgOf(src)) - Number(/\d+/.exec(stated)))).toBeLessThan(1);
});

test.each(PROFILE_IDS)('%s bears the letters and figures of its rows', (profile) => {
  const { src, rows, width, height } = profileDrawing({ profile }, 'en');
  const svg = svgOf(src);
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
  for (const [label, value] of rows) expect(svg).toContain(`>${label[0]} ≈ ${/\d+/.exec(value)}<`);
});

test('a figure without "about" is one a manufacturer published, with its source', () => {
  const firm = PROFILE_IDS.flatMap((profile) => {
    const { rows, pieces } = profileDrawing({ profile, published }, 'en');
    return [...rows, pieces].filter(([, value]) => !/^about\s/.test(value));
  });
  expect(firm).toEqual([['Pieces per m²', '12 (BMI Portugal, bmigroup.com/pt)']]);
});

test('pieces on a square metre are counted from cover width and gauge, barrels with a pan to each cover', () => {
  const { cover, gauge, pieces } = profileFigures('portoghese');
  expect([cover, gauge, pieces]).toEqual([215, 345, 13.5]);
  // The same as the calculator counts with (lib/roof-quantities/indicative.test.ts).
  expect(Object.fromEntries(PROFILE_IDS.map((id) => [id, profileFigures(id).pieces]))).toEqual({
    ...{ portoghese: 13.5, marsigliese: 13.8, duna: 11.7, meridional: 10.6, virtus: 11.3 },
    ...{ curva: 22.7, lusa: 11.6, plana: 11.8, roman: 12.9, wave: 11 },
  });
  // Figure and formula keep their line.
  expect(profileDrawing({ profile: 'portoghese' }, 'en').pieces).toEqual([
    'Pieces per m²',
    'about\u00a013.5 (1,000,000\u00a0÷\u00a0A\u00a0÷\u00a0C)',
  ]);
});

test('the specification of a manufacturer says what there is to say, and nothing is on request', () => {
  for (const of of TILE_SUPPLIERS)
    expect(JSON.stringify([specificationOf(of, 'en'), sizesOf(of, 'en')])).not.toMatch(/on request/);
  const plain = JSON.stringify(sizesOf(cobertPortugal, 'en')).replaceAll('\u00a0', ' ');
  expect(JSON.parse(plain)).toEqual([
    {
      id: 'logicalusa',
      name: 'LogicaLusa',
      overall: 'about 263 × 450',
      cover: 'about 232 × 370',
      pieces: '12',
      source: 'LogicaLusa: BMI Portugal, bmigroup.com/pt.',
    },
    {
      id: 'logicaplana',
      name: 'LogicaPlana',
      overall: 'about 263 × 430',
      cover: 'about 235 × 360',
      pieces: 'about 11.8',
    },
  ]);
});

test('a manufacturer’s tile keeps its own name over a drawing that it shares', () => {
  const [tab] = ceipo.tabs;
  const { title, alt } = profileDrawing({ profile: tab!.profile!, name: tab!.words.en.name }, 'en');
  expect([title, alt].join()).toContain('Natural');
  expect([title, alt].join()).not.toContain('Portoghese');
});
