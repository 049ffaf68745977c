import * as z from 'zod/mini';
import { appointmentSchema, contactSchema } from './schema';

const faults = (schema: z.ZodMiniType, value: unknown) => {
  const result = z.safeParse(schema, value);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((i) => [i.path.join('.'), i.message]));
};
const good = { name: 'Mariam', email: '', phone: '', message: 'Two hip roofs' };

test('one way back is enough', () => {
  expect(faults(contactSchema, { ...good, email: 'm@villa.example' })).toEqual({});
  expect(faults(contactSchema, { ...good, phone: '050 123 4567' })).toEqual({});
});

test('every fault of a blank form is said at once', () => {
  expect(faults(contactSchema, { name: '', email: ' ', phone: '', message: '' })).toEqual({
    name: 'nameMissing',
    email: 'wayBackMissing',
    message: 'messageMissing',
  });
});

test('a wrong address is told as wrong, not as missing', () => {
  expect(faults(contactSchema, { ...good, email: 'mariam@' })).toEqual({ email: 'emailWrong' });
});

test('an appointment asks for all three, and for no words about the roof', () => {
  expect(faults(appointmentSchema, { name: '', email: '', phone: '' })).toEqual({
    name: 'nameMissing',
    email: 'emailMissing',
    phone: 'phoneMissing',
  });
});
