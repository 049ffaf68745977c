import { db } from '@/lib/storage/db';
import { IDLE } from '@/lib/forms/form-state';
import { sendContactAction } from '@/lib/enquiry/actions';
import { quietLog } from '../helpers/jest/quiet';

let clients = 0;
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-peer-address': `10.9.${(clients += 1) >> 8}.${clients & 255}` }),
}));
const log = quietLog();
afterAll(() => db.$disconnect());

const CONCURRENCY = 100;
/** Four abreast and sixty in line; how many of these have their turn in time is up to the machine. */
const ROOM = 64;

test('of a hundred at once those with room are stored, the others told so with their words', async () => {
  const mark = `Rush ${process.pid} ${Date.now()}`;
  const answers = await Promise.all(
    Array.from({ length: CONCURRENCY }, async (_, nth) => {
      const values = { name: 'Noor', email: 'n@villa.example', phone: '', message: `${mark} ${nth}` };
      const form = new FormData();
      for (const [key, value] of Object.entries(values)) form.set(key, value);
      return { values, answer: await sendContactAction(IDLE, form) };
    }),
  );
  const taken = answers.filter(({ answer }) => answer.status === 'done');
  const refused = answers.filter(({ answer }) => answer.status === 'failed');
  expect(taken.length).toBeGreaterThanOrEqual(4);
  expect(refused.length).toBeGreaterThanOrEqual(CONCURRENCY - ROOM);
  for (const { values, answer } of refused)
    expect(answer).toMatchObject({ code: 'not-saved', fieldErrors: {}, values });
  const stored = await db.enquiry.findMany({ where: { message: { startsWith: mark } } });
  expect(stored.map(({ message }) => message).sort()).toEqual(
    taken.map(({ values }) => values.message).sort(),
  );
  expect(log.lines().filter((line) => line.includes('"event":"busy"'))).toHaveLength(refused.length);
  expect(log.lines().some((line) => line.includes('"level":"error"'))).toBe(false);
});
