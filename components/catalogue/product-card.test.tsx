import { render, screen } from '@testing-library/react';
import { ProductCard } from './product-card';

test('is one link, named by its title and its note', () => {
  render(
    <ProductCard href="/product/bricks" title="Rojo" note="La Paloma, Spain">
      <span data-testid="picture" />
    </ProductCard>,
  );
  const card = screen.getByRole('link', { name: /Rojo.*La Paloma, Spain/ });
  expect(card).toHaveAttribute('href', '/product/bricks');
  expect(card).toContainElement(screen.getByTestId('picture'));
});

test('needs no note', () => {
  render(
    <ProductCard href="/product/bricks" title="Rojo">
      <span />
    </ProductCard>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('Rojo');
});
