import { LA_PALOMA, LA_PALOMA_COLOURS } from '@/content/catalogue/la-paloma';
import { LANGS } from '@/content/lang';
import { laPalomaPage } from './la-paloma';

test('the table of the page counts the glazed colours, and repeats neither title nor lead', () => {
  expect(LA_PALOMA_COLOURS.filter((id) => LA_PALOMA[id].surface === 'gloss')).toHaveLength(3);
  expect(laPalomaPage.en.sheet.rows[0]).toEqual(['Surface', 'matt; three colours are glazed']);
  for (const lang of LANGS)
    for (const [, value] of laPalomaPage[lang].sheet.rows)
      expect(value).not.toMatch(/La Paloma|Spain|إسبانيا|28/);
});
