import { inOrder } from './tables';

test('what is referred to comes first, whatever the names', () => {
  const links = [
    { from: 'a', to: 'z' },
    { from: 'z', to: 'm' },
    { from: 'm', to: 'm' },
  ];
  expect(inOrder(['a', 'm', 'z'], links)).toEqual(['m', 'z', 'a']);
});

test('tables that refer to each other are refused, not left out', () => {
  const links = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ];
  expect(() => inOrder(['a', 'b', 'c'], links)).toThrow('The tables a, b refer to each other.');
});
