/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { accountWords } from '@/content/forms/account';
import { StrengthMeter } from './strength-meter';

const words = accountWords.en.register;
const show = (password: string) =>
  render(
    <>
      <input aria-label="password" aria-describedby="meter" />
      <StrengthMeter words={words} id="meter" password={password} />
    </>,
  );
const points = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('each point says in words whether it is met', () => {
  show('Abcdefg1');
  expect(points()).toEqual([
    '8 or more characters: met',
    'An uppercase letter: met',
    'A lowercase letter: met',
    'A digit: met',
    'A special character or a space: not met',
  ]);
});

test('the field is described by how strong it is, not by all five points', () => {
  show('abcdefgh');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    'Password strength: 2 of 5. Meet at least 3 of the 5 points.',
  );
});
