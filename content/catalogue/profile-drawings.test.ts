import { readFileSync } from 'node:fs';
import { cobertPortugal } from '@/content/suppliers/tiles/cobert-portugal';
import { profileDrawing } from './profile-drawings';
import { PROFILE_IDS } from './textures';

const published = cobertPortugal.perSquareMetre;
const svgOf = (src: string) => readFileSync(`public${src}`, 'utf8');

/** How wide the section is drawn; the paper is in millimetres. */
function widthOfSection(svg: string): number {
  const d = /<path id="section" d="([^"]+)"/.exec(svg)?.[1] ?? '';
  const across = [...d.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
  return Math.max(...across) - Math.min(...across);
}

test.each(PROFILE_IDS)('%s is drawn at the width its row states', (profile) => {
  const { src, rows } = profileDrawing(profile, 'en');
  const [, stated] = rows.find(([label]) => label.startsWith('D '))!;
  expect(Math.abs(widthOfSection(svgOf(src)) - Number(/\d+/.exec(stated)))).toBeLessThan(1);
});

test.each(PROFILE_IDS)('%s bears the letters and figures of its rows', (profile) => {
  const { src, rows, width, height } = profileDrawing(profile, 'en');
  const svg = svgOf(src);
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
  for (const [label, value] of rows) expect(svg).toContain(`>${label[0]} ≈ ${/\d+/.exec(value)}<`);
});

test('a figure without "about" is one a manufacturer published, with its source', () => {
  const firm = PROFILE_IDS.flatMap((profile) =>
    profileDrawing(profile, 'en', published).rows.filter(([, value]) => !value.startsWith('about ')),
  );
  expect(firm).toEqual([['Pieces per m²', '12 (BMI Portugal, bmigroup.com/pt)']]);
});
