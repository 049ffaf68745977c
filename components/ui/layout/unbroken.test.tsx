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
