/** @jest-environment node */
import { Busy, concurrencyLimiter } from '@/lib/limits/concurrency-limiter';
import { db } from '@/lib/storage/db';
import { IDLE } from '@/lib/forms/form-state';
import { sendContactAction } from './actions';
import { storeOnce } from './store-mutations';

let client = '';
jest.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-peer-address': client }) }));
jest.mock('./store-mutations', () => {
  const actual = jest.requireActual<object>('./store-mutations');
  return { ...actual, storeOnce: jest.fn((actual as { storeOnce: typeof storeOnce }).storeOnce) };
});
const { storeOnce: really } = jest.requireActual<{ storeOnce: typeof storeOnce }>('./store-mutations');

const byte = () => Math.floor(Math.random() * 250) + 1;
beforeEach(() => {
  client = `10.${byte()}.${byte()}.${byte()}`;
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(storeOnce).mockReset().mockImplementation(really);
});
afterAll(() => db.$disconnect());

const NO_PHOTO = new Blob(['no photo']);
const form = (message: string, photo?: Blob) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ name: 'Omar', email: "john.d'souza@villa.example", message }))
    data.set(name, value);
  if (photo) data.set('photo', photo, 'roof.jpg');
  return data;
};
const send = (message: string, photo?: Blob) => sendContactAction(IDLE, form(message, photo));
const anyMessage = () => `A roof ${Math.random()}`;

/** Sends so many and tells how they ended: the code of a failure, or `done`. */
async function ends(times: number, sending: (nth: number) => ReturnType<typeof send>): Promise<string[]> {
  const all: string[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const end = await sending(nth);
    all.push(end.status === 'failed' ? end.code : end.status);
  }
  return all;
}
const allOf = (times: number, end: string) => Array<string>(times).fill(end);

test('a photo that cannot be used is told as that, and the message goes without it', async () => {
  const message = anyMessage();
  expect(await send(message, NO_PHOTO)).toMatchObject({
    status: 'failed',
    code: 'photo',
    values: { message },
  });
  expect(await send(message)).toMatchObject({ status: 'done' });
  expect(await db.enquiry.count({ where: { message } })).toBe(1);
});

test('eight an hour are stored, and the ninth is told so', async () => {
  expect(await ends(9, () => send(anyMessage()))).toEqual([...allOf(8, 'done'), 'throttled']);
});

test('photographs that cannot be used use up nothing of the eight', async () => {
  expect(await ends(9, () => send(anyMessage(), NO_PHOTO))).toEqual(allOf(9, 'photo'));
  expect(await ends(8, () => send(anyMessage()))).toEqual(allOf(8, 'done'));
});

test('nor does what found no turn', async () => {
  const photos = concurrencyLimiter('photos', { concurrency: 0, maxWaiting: 0, timeoutMs: 0 });
  jest.spyOn(photos, 'run').mockRejectedValue(new Busy('waited too long'));
  expect(await ends(9, () => send(anyMessage(), NO_PHOTO))).toEqual(allOf(9, 'busy'));
  expect(await ends(8, () => send(anyMessage()))).toEqual(allOf(8, 'done'));
});

test('nor what the database did not take', async () => {
  jest.mocked(storeOnce).mockRejectedValue(new Error('disk full'));
  expect(await ends(9, () => send(anyMessage()))).toEqual(allOf(9, 'not-saved'));
  jest.mocked(storeOnce).mockImplementation(really);
  expect(await ends(9, () => send(anyMessage()))).toEqual([...allOf(8, 'done'), 'throttled']);
});

test('nor a form that is stored already: it is known as that, also when the eight are used up', async () => {
  const messages = Array.from({ length: 8 }, anyMessage);
  expect(await ends(8, (nth) => send(messages[nth]!))).toEqual(allOf(8, 'done'));
  expect(await ends(2, () => send(messages[7]!))).toEqual(['done', 'done']);
  expect(await ends(1, () => send(anyMessage()))).toEqual(['throttled']);
  expect(await db.enquiry.count({ where: { message: messages[7]! } })).toBe(1);
});

test('the same form at the same moment costs one', async () => {
  const message = anyMessage();
  await Promise.all(Array.from({ length: 5 }, () => send(message)));
  expect(await db.enquiry.count({ where: { message } })).toBe(1);
  expect(await ends(8, () => send(anyMessage()))).toEqual([...allOf(7, 'done'), 'throttled']);
});

test('forty tries an hour, whatever becomes of them', async () => {
  expect(await ends(41, () => send(anyMessage(), NO_PHOTO))).toEqual([...allOf(40, 'photo'), 'throttled']);
});
