/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { unbroken } from './unbroken';

test('a short word with a hyphen stays on one line, anything else may break', () => {
  const { container } = render(<h2>{unbroken('CoolRoof dry-fix system, self-supporting-substructures')}</h2>);
  expect(container).toHaveTextContent('CoolRoof dry-fix system, self-supporting-substructures');
  expect([...container.querySelectorAll('.whitespace-nowrap')].map((one) => one.textContent)).toEqual([
    'dry-fix',
  ]);
});

test('a size stays together as far as it fits', () => {
  const { container } = render(<h1>{unbroken('Hollow block 200 × 200 × 400 mm')}</h1>);
  expect(container).toHaveTextContent('Hollow block 200 × 200 × 400 mm');
  expect(container.querySelector('.inline-block')).toHaveTextContent(/^200 × 200 × 400 mm$/);
});

test('an Arabic size too may break before a number, so that no number is broken', () => {
  const name = 'بلوك مفرّغ \u2066200\u00a0×\u00a0200\u00a0×\u00a0400\u2069\u00a0مم';
  const { container } = render(<h1>{unbroken(name)}</h1>);
  expect(container.querySelector('.inline-block')!.textContent).toBe('\u2066200 × 200 × 400\u2069\u00a0مم');
  expect(container.textContent).toMatch(/^بلوك مفرّغ \u2066/);
});

test.each([
  ['The photo must be larger than 1000 × 1000 pixels. JPEG.', '1000 × 1000 pixels'],
  ['Repeats every 1715\u00a0×\u00a01750\u00a0mm, 2007\u00a0×\u00a02048\u00a0px.', '1715 × 1750\u00a0mm'],
  ['أكبر من \u20661000\u00a0×\u00a01000\u2069\u00a0بكسل. الصيغ', '\u20661000 × 1000\u2069\u00a0بكسل'],
  ['Call +971 6 555 0101', '+971 6 555 0101'],
  ['اتصال: \u2066+971 6 555 0101\u2069', '\u2066+971 6 555 0101\u2069'],
])(
  'within a sentence a size, or a number to call, stays together as far as it fits: %s',
  (sentence, size) => {
    const { container } = render(<p>{unbroken(sentence)}</p>);
    expect(container.querySelector('.inline-block')!.textContent).toBe(size);
    expect(container.textContent!.replaceAll('\u00a0', ' ')).toBe(sentence.replaceAll('\u00a0', ' '));
  },
);
