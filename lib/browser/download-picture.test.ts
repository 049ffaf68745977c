import { fileName } from './download-picture';

test.each([
  ['Villa in Dubai', 'villa-in-dubai.jpg'],
  ['End-of-row house, Al Ain', 'end-of-row-house-al-ain.jpg'],
  ['  Roof (antique) ', 'roof-antique.jpg'],
])('%s is saved as %s', (title, name) => {
  expect(fileName(title, 'jpg')).toBe(name);
});

test('the type follows the name', () => {
  expect(fileName('Deep eaves over glass', 'png')).toBe('deep-eaves-over-glass.png');
});
