/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PictureLink } from './picture-link';

test('is one link, named by its title and its note', () => {
  render(
    <PictureLink href="/product/bricks" title="Rojo" note="La Paloma, Spain">
      <span data-testid="picture" />
    </PictureLink>,
  );
  const card = screen.getByRole('link', { name: /Rojo.*La Paloma, Spain/ });
  expect(card).toHaveAttribute('href', '/product/bricks');
  expect(card).toContainElement(screen.getByTestId('picture'));
});

test('needs no note', () => {
  render(
    <PictureLink href="/product/bricks" title="Rojo">
      <span />
    </PictureLink>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('Rojo');
});
