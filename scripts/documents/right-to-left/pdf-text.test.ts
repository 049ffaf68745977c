import { withBookmarks } from './pdf-text';

/** A file as Chromium prints it, of these objects. */
function printed(...objects: string[]): Buffer {
  let text = '%PDF-1.4\n';
  const rows = objects.map((object, at) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${size}>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
const bookmark = (title: string) => printed(`<</Title ${title}\n/Parent 1 0 R>>`).toString('latin1');
const named = (title: string, ...headings: string[]) => {
  const file = withBookmarks(Buffer.from(bookmark(title), 'latin1'), headings).toString('latin1');
  const [, written] = /\/Title <FEFF(\w+)>/.exec(file) ?? [];
  return written && Buffer.from(written, 'hex').swap16().toString('utf16le');
};

test('a bookmark is called as its heading, whose lines it had run together', () => {
  expect(named('(FORCEDCIRCULATION)', 'Warranty', 'Forced circulation')).toBe('Forced circulation');
  expect(named('(THE \\(FINISHED\\) SURFACEOF A WALL)', ' The (finished) surface of a\n wall ')).toBe(
    'The (finished) surface of a wall',
  );
  expect(named(`<FEFF${hex('ÁRTICO TOLAREDO')}>`, 'Ártico to Laredo')).toBe('Ártico to Laredo');
  // Drawn from right to left.
  expect(named(`<FEFF${hex('فقسلا')}>`, 'السقف')).toBe('السقف');
});

test('one that no heading has stays, and so does the title of the file', () => {
  expect(named('(CONTENTS)', 'Content')).toBeUndefined();
  const file = printed('<</Title (FORCEDCIRCULATION)>>');
  expect(withBookmarks(file, ['Forced circulation']).equals(file)).toBe(true);
});
