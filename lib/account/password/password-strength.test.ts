import { strengthOf } from './password-strength';

test.each([
  ['', 0],
  ['abc', 1],
  ['abcdefgh', 2],
  ['abcdefg1', 3],
  ['Abcdefg1', 4],
  ['Abcdef1!', 5],
  ['clay roof tiles', 3],
  ['قرميد السقف', 3],
  ['💧💧💧💧', 1],
])('%j scores %i', (password, points) => expect(strengthOf(password)).toBe(points));
