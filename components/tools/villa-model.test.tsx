/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { villaModelsPage } from '@/content/pages/tools/villa-models';
import { VillaModel } from './villa-model';

test('what belongs to a villa says so: its buttons, and its sheet below its own heading', () => {
  const { models } = villaModelsPage.en;
  render(
    <>
      {models.map((model) => (
        <VillaModel key={model.id} {...model} lang="en" />
      ))}
    </>,
  );
  const distinct = (role: string) =>
    new Set(screen.getAllByRole(role).map((one) => one.getAttribute('aria-labelledby') ?? one.ariaLabel));
  expect(models).toHaveLength(3);
  for (const { name } of models) {
    expect(screen.getByRole('region', { name: `${name} In short` })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  expect(screen.getAllByRole('heading', { level: 3, name: 'In short' })).toHaveLength(3);
  // What the simulator asks for is said where the way to it is.
  expect(screen.getAllByText(villaModelsPage.en.signIn)).toHaveLength(3);
  expect(distinct('region').size).toBe(6);
  expect(screen.getAllByRole('button', { name: villaModelsPage.en.spin.play })).toHaveLength(3);
});
