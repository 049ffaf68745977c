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
