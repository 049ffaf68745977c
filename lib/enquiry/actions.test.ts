/** @jest-environment node */
import { db } from '@/lib/storage/db';
import { IDLE } from '@/lib/forms/form-state';
import { sendContactAction } from './actions';

jest.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-peer-address': `203.0.113.${process.pid % 250}` }),
}));
jest.spyOn(process.stdout, 'write').mockReturnValue(true);
afterAll(() => db.$disconnect());

const form = (message: string, photo?: Blob) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ name: 'Omar', email: "john.d'souza@villa.example", message }))
    data.set(name, value);
  if (photo) data.set('photo', photo, 'roof.jpg');
  return data;
};

test('a photo that cannot be used is told as that, and the message goes without it', async () => {
  const message = `A roof ${Math.random()}`;
  const refused = await sendContactAction(IDLE, form(message, new Blob(['no photo'])));
  expect(refused).toMatchObject({ status: 'failed', code: 'photo', values: { message } });
  expect(await sendContactAction(IDLE, form(message))).toMatchObject({ status: 'done' });
  expect(await db.enquiry.count({ where: { message } })).toBe(1);
});
