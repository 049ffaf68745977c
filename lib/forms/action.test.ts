import { RateLimiterPrisma } from 'rate-limiter-flexible';
import * as z from 'zod/mini';
import { publicAction } from './action';
import { MAX_FAULTY_FORMS } from '@/lib/limits/faulty-forms';
import { Busy } from '@/lib/limits/concurrency-limiter';
import { db } from '@/lib/storage/db';
import { counterText } from '@/lib/observe/counters';
import { HONEYPOT, IDLE, PRESSED_AGAIN, RENEWED, wasAsked } from './form-state';
import { ok, fail } from './result';

let forwarded = '';
jest.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-peer-address': forwarded }) }));

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Name, please')),
  secret: z.string().check(z.minLength(3, 'Longer')),
});
const limits = [{ name: `test-${process.pid}`, points: 2, seconds: 60, per: 'client' }] as const;
const run = jest.fn();
const action = publicAction({ schema, limits, run, secret: ['secret'] });
const form = (entries: Record<string, string | Blob>) => {
  const data = new FormData();
  for (const [key, value] of Object.entries(entries)) data.set(key, value);
  return data;
};
const good = { name: 'Mariam', secret: 'abcd' };

beforeEach(() => {
  run.mockReset().mockResolvedValue(ok(null));
  forwarded = `203.0.113.${Math.floor(Math.random() * 250)}`;
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await db.rateLimiterFlexible.deleteMany({ where: { key: { startsWith: limits[0].name } } });
});
afterAll(() => db.$disconnect());

test('a right form is worked on with checked values', async () => {
  expect(await action(IDLE, form(good))).toEqual({ status: 'done' });
  expect(run).toHaveBeenCalledWith(good, expect.any(FormData), expect.any(String));
});

test('a form of a page that was replaced is handed back with its words, and not worked on', async () => {
  expect(await action(IDLE, form({ ...good, [RENEWED]: '1' }))).toEqual({
    status: 'failed',
    code: 'renewed',
    fieldErrors: {},
    values: { name: 'Mariam' },
  });
  expect(run).not.toHaveBeenCalled();
});

test('faults stand at their fields, typed text comes back, secrets never', async () => {
  expect(await action(IDLE, form({ name: '', secret: 'ab' }))).toEqual({
    status: 'failed',
    code: 'invalid',
    fieldErrors: { name: 'Name, please', secret: 'Longer' },
    values: { name: '' },
  });
  expect(run).not.toHaveBeenCalled();
});

test('files, unknown and missing fields are harmless', async () => {
  const odd = form({ name: new Blob(['x']), role: 'admin', __proto__: 'x' });
  expect(await action(IDLE, odd)).toMatchObject({ status: 'failed', code: 'invalid', values: { name: '' } });
  expect(await action(IDLE, form({ ...good, role: 'admin' }))).toEqual({ status: 'done' });
  expect(run).toHaveBeenCalledWith(good, expect.any(FormData), expect.any(String));
});

test.each([undefined, null, 7, 'x', [], {}])('%j instead of a form is a wrong form', async (odd) => {
  expect(await action(IDLE, odd as never)).toMatchObject({ code: 'invalid' });
});

const asked = () => Number(/^site_forms_asked_total (\d+)$/m.exec(counterText())?.[1] ?? 0);

test('whoever fills in the hidden field is asked whether a person sends it; nothing is acknowledged', async () => {
  const before = asked();
  expect(await action(IDLE, form({ ...good, [HONEYPOT]: 'x' }))).toMatchObject({
    code: 'automated',
    values: { name: 'Mariam' },
  });
  expect(run).not.toHaveBeenCalled();
  expect(asked()).toBe(before + 1);
});

test('who was asked and presses again is heard, whatever fills the hidden field, and through a fault between', async () => {
  const again = { ...good, [HONEYPOT]: 'x', [PRESSED_AGAIN]: '1' };
  const faulty = await action(IDLE, form({ ...again, secret: '' }));
  expect(faulty).toMatchObject({ code: 'invalid', values: { name: 'Mariam' } });
  expect(wasAsked(faulty)).toBe(true);
  expect(run).not.toHaveBeenCalled();
  expect(await action(IDLE, form(again))).toEqual({ status: 'done' });
  expect(run).toHaveBeenCalledWith(good, expect.any(FormData), expect.any(String));
});

test('the hidden field of pages that were cached before it was renamed loses nothing', async () => {
  expect(await action(IDLE, form({ ...good, company_website: 'Al Noor LLC' }))).toEqual({ status: 'done' });
});

test('the allowance ends, for that client only, and wrong forms do not use it up', async () => {
  for (let k = 0; k < 5; k++) await action(IDLE, form({ name: '', secret: '' }));
  expect(await action(IDLE, form(good))).toEqual({ status: 'done' });
  expect(await action(IDLE, form(good))).toEqual({ status: 'done' });
  expect(await action(IDLE, form(good))).toMatchObject({ code: 'throttled', values: { name: 'Mariam' } });
  forwarded = '198.51.100.1';
  expect(await action(IDLE, form(good))).toEqual({ status: 'done' });
});

test('a hundred faulty forms in a minute, and the next is not read, for that client only', async () => {
  forwarded = '198.51.100.77';
  for (let nth = 0; nth < MAX_FAULTY_FORMS; nth += 1)
    expect(await action(IDLE, form({ name: '', secret: '' }))).toMatchObject({ code: 'invalid' });
  expect(await action(IDLE, form({ ...good, name: 'Omar' }))).toMatchObject({
    code: 'faulty',
    values: { name: 'Omar' },
  });
  expect(run).not.toHaveBeenCalled();
  forwarded = '198.51.100.2';
  expect(await action(IDLE, form(good))).toEqual({ status: 'done' });
});

test('many at once are counted exactly', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => action(IDLE, form(good))));
  expect(answers.filter(({ status }) => status === 'done')).toHaveLength(2);
});

test('what the work answers is passed on with what was typed', async () => {
  run.mockResolvedValue(fail('not-saved'));
  expect(await action(IDLE, form(good))).toEqual({
    status: 'failed',
    code: 'not-saved',
    fieldErrors: {},
    values: { name: 'Mariam' },
  });
});

test('limits that cannot be asked are a reason of their own', async () => {
  jest.spyOn(RateLimiterPrisma.prototype, 'consume').mockRejectedValue(new Error('down'));
  expect(await action(IDLE, form(good))).toMatchObject({ status: 'failed', code: 'limits-away' });
  expect(run).not.toHaveBeenCalled();
});

test('work that never ends is too slow', async () => {
  const impatient = publicAction({ schema, limits: [], run: () => new Promise(() => {}), timeoutMs: 30 });
  expect(await impatient(IDLE, form(good))).toMatchObject({ status: 'failed', code: 'too-slow' });
});

test('work that finds no turn is told so, and what was typed comes back', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  run.mockRejectedValue(new Busy('too much at once'));
  expect(await action(IDLE, form(good))).toEqual({
    status: 'failed',
    code: 'busy',
    fieldErrors: {},
    values: { name: 'Mariam' },
  });
});
