/** @jest-environment node */
import { flowFor, isSpent, readFlow, signFlow } from './flow';

const flow = flowFor('m@villa.example', null);

test('a flow comes back as it was signed, and from nobody else', async () => {
  expect(await readFlow(await signFlow({ ...flow, wrong: 2, proof: 'p' }))).toEqual({
    ...flow,
    wrong: 2,
    proof: 'p',
  });
  expect(await readFlow(`${await signFlow(flow)}x`)).toBeNull();
});

test('a code is spent after three wrong tries or ten minutes, known address or not', () => {
  expect(isSpent(flow)).toBe(false);
  expect(isSpent({ ...flow, wrong: 2 })).toBe(false);
  expect(isSpent({ ...flow, wrong: 3 })).toBe(true);
  expect(isSpent({ ...flow, asked: flow.asked - 590 })).toBe(false);
  expect(isSpent({ ...flow, asked: flow.asked - 600 })).toBe(true);
});

test('a new code begins anew in the same flow; another address is another flow', () => {
  const old = { ...flow, asked: 1, wrong: 3, proof: 'p' };
  const again = flowFor(flow.email, old);
  expect(again).toMatchObject({ id: flow.id, wrong: 0 });
  expect([isSpent(again), 'proof' in again]).toEqual([false, false]);
  expect(flowFor('other@villa.example', old).id).not.toBe(flow.id);
});
