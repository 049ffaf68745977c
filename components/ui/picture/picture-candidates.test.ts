import { candidates, largestFile } from './picture-candidates';

const sources = {
  alt: 'A roof',
  avif: '/img/a-320.avif 320w, /img/a-1200.avif 1200w',
  webp: '/img/a.webp',
  width: 1200,
  height: 800,
  tone: '#abcdef',
};

test('knows every file with its own height', () => {
  expect(candidates(sources)).toEqual([
    { src: '/img/a-320.avif', width: 320, height: 213 },
    { src: '/img/a-1200.avif', width: 1200, height: 800 },
  ]);
});

test('the largest file is the last', () => {
  expect(largestFile(sources)).toBe('/img/a-1200.avif');
});
