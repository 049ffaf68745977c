import { countsOfUnittest } from './studio-tests';

test.each([
  ['Ran 33 tests in 10.5s\n\nOK (skipped=5)\n', { passed: 28, failed: 0, skipped: 5 }],
  ['Ran 1 test in 0.5s\n\nOK\n', { passed: 1, failed: 0, skipped: 0 }],
  ['Ran 9 tests in 1s\n\nFAILED (failures=1, errors=2, skipped=1)\n', { passed: 5, failed: 3, skipped: 1 }],
  ['python3: No module named unittest', null],
])('reads the counts from %j', (printed, counts) => {
  expect(countsOfUnittest(printed)).toEqual(counts);
});
