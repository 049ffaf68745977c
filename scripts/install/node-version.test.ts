/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { judgeNode, TESTED } from './node-version.mjs';

const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };

test('engines say what is tested', () => {
  expect(engines.node).toBe(TESTED.join(' || '));
});

test.each(['22.12.0', '24.1.0'])('Node %s is tested: nothing is said', (version) => {
  expect(judgeNode(version)).toBeNull();
});

test.each(['20.19.0', '20.20.2', '21.7.3', '23.11.0', '25.0.0'])(
  'Node %s goes on with a warning',
  (version) => {
    expect(judgeNode(version)).toEqual({
      warn: expect.stringContaining('this site is tested with Node 22 and 24'),
    });
  },
);

test.each(['18.20.8', '20.18.3'])('Node %s cannot run it', (version) => {
  expect(judgeNode(version)).toEqual({
    stop: `Node ${version} is too old: this site is tested with Node 22 and 24, and needs 20.19 at least.`,
  });
});
