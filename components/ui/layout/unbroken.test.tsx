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
