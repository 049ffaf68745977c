/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { WallSample } from './wall-sample';

jest.mock('@/lib/simulator/lit-colour', () => ({ knownLitColour: () => '#f2dfae' }));

test('both colours are told as figures', () => {
  const words = { nominal: 'Nominal colour', lit: 'In the light' };
  render(<WallSample name="Desert sand" hex="#e6c795" file="/wall.webp" words={words} />);
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['#e6c795', '#f2dfae']);
});
