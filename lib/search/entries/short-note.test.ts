import { LANGS } from '@/content/lang';
import { searchEntries } from '@/lib/search/entries';
import { shortNote } from './short-note';

test('a note is its first statement where that fits, and is never cut within a word', () => {
  expect(shortNote('The last tile of a ridge, closed at its outer end.')).toBe(
    'The last tile of a ridge, closed at its outer end.',
  );
  expect(
    shortNote(
      'BMI clay roof tiles from Italy in the UAE: Portoghese and Marsigliese profiles, four colours each, from stock.',
    ),
  ).toBe('BMI clay roof tiles from Italy in the UAE.');
});

test.each(LANGS)('all notes are short, and each of their words is a word of the whole: %s', (lang) => {
  for (const { note } of searchEntries(lang)) {
    const short = shortNote(note);
    expect(short.length).toBeLessThanOrEqual(92);
    const whole = ` ${note} `;
    const last = short.replace(/[.…]$/u, '').split(/\s/u).at(-1)!;
    expect([short, whole.includes(` ${last}`)]).toEqual([short, true]);
    expect([
      short,
      /^[\s.,:;،؛…]/u.test(
        whole.slice(whole.indexOf(short.replace(/[.…]$/u, '')) + short.replace(/[.…]$/u, '').length),
      ),
    ]).toEqual([short, true]);
  }
});
