import { LANGS } from '@/content/lang';
import { installationTitles } from '@/content/solar/installation-titles';
import { solarAlts } from './solar';

// Seen on the pictures: two or three heaters, one of the rows from behind.
test.each([
  ['condensation-9', 'the tanks behind their collectors', 'والخزانات خلف مجمّعاتها'],
  ['natural-8', 'the tanks above their collectors', 'والخزانات فوق مجمّعاتها'],
  ['natural-9', 'the tanks above their collectors', 'والخزانات فوق مجمّعاتها'],
] as const)('where several heaters stand, several tanks are told: %s', (id, english, arabic) => {
  const [en, ar] = LANGS.map((lang) => solarAlts(lang)[`solar/install-${id}`]);
  expect(en).toMatch(new RegExp(`, ${english}$`));
  expect(ar).toMatch(new RegExp(`، ${arabic}$`));
});

test('nothing is said to be behind what is behind it', () => {
  for (const lang of LANGS)
    expect(solarAlts(lang)['solar/install-condensation-8'].split(': ')[1]).toBe(
      installationTitles[lang]['solar/install-condensation-8'],
    );
});
