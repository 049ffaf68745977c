import { LANGS } from '@/content/lang';
import { pictureAlt } from '@/content/pictures/alts';
import { installationTitles } from './installation-titles';
import { CALCULATOR_PICTURES, INSTALLATIONS, SYSTEM_PICTURES, TURN_ORDER, TURN_PICTURES } from './pictures';
import { FORCED_SYSTEMS } from './systems';

test('nineteen pictures, eighteen of them in the order of the turn', () => {
  expect(TURN_PICTURES).toHaveLength(19);
  expect(new Set(TURN_PICTURES).size).toBe(19);
  expect(TURN_ORDER).toHaveLength(18);
  expect(new Set(TURN_ORDER).size).toBe(18);
  for (const at of TURN_ORDER) expect(TURN_PICTURES[at]).toBeDefined();
});

test('no picture of an installation stands on two pages', () => {
  const all = Object.values(INSTALLATIONS).flat();
  expect(new Set(all).size).toBe(all.length);
});

test.each(FORCED_SYSTEMS)(
  '$id is shown by a picture with its $collectors collectors and no tank above',
  (system) => {
    const picture = SYSTEM_PICTURES[system.id];
    const two = picture === 'solar/forced-kit' && system.collectors === 2;
    const titles: Readonly<Record<string, string>> = installationTitles.en;
    const four = system.collectors === 4 && /forced/.test(picture) && /four/.test(titles[picture]!);
    expect([picture, two || four]).toEqual([picture, true]);
  },
);

test('beside the way to the calculator no page shows another system than its own', () => {
  const { condensation, forced, features } = CALCULATOR_PICTURES;
  expect(INSTALLATIONS.condensation).toEqual(expect.arrayContaining([condensation, features]));
  expect(INSTALLATIONS.forced).toContain(forced);
});

test('what is said of a picture on a roof gives its collectors one number, and none that hide their tank', () => {
  const numbers = /\b(?:two|three|four|six)(?= collectors)|مجمّعان|أربعة مجمّعات|ستة مجمّعات/g;
  for (const lang of LANGS)
    for (const id of Object.values(INSTALLATIONS).flat()) {
      const alt = pictureAlt(id, lang);
      expect([alt, (alt.match(numbers) ?? []).length < 2]).toEqual([alt, true]);
      expect(alt).not.toMatch(/hide|تخفي/);
    }
});
