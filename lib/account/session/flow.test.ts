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

test('keeps the page that asked for signing in through new codes, unless it is too long for a cookie', async () => {
  const wanted = '/expirence-now?m=1&o=3';
  const begun = flowFor('m@villa.example', null, wanted);
  expect(await readFlow(await signFlow(begun))).toEqual(begun);
  expect(flowFor('m@villa.example', begun).wanted).toBe(wanted);
  expect(flowFor('other@villa.example', begun, '/profile').wanted).toBe('/profile');
  const long = `/solar?${'x'.repeat(1_900)}`;
  expect(flowFor('m@villa.example', null, long)).not.toHaveProperty('wanted');
  const most = flowFor(`${'m'.repeat(240)}@villa.example`, null, `/solar?${'x'.repeat(590)}`);
  expect((await signFlow({ ...most, proof: 'p'.repeat(43) })).length).toBeLessThan(1_700);
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
