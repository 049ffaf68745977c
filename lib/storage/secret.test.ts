import { sealed } from './secret';

test('what is sealed for one purpose is worth nothing for another', () => {
  expect(sealed('code', 'x')).toBe(sealed('code', 'x'));
  expect(sealed('code', 'x')).not.toBe(sealed('proof', 'x'));
});
