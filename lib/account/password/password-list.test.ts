import { passwordFault } from './password-list';

const who = { username: 'Mariam Saeed', email: 'm.saeed1990@villa.example' };
const faultOf = (password: string) => passwordFault(password, who);

test.each([
  // Case, and signs in the place of letters.
  'PASSWORD1',
  'pAsSwOrD1',
  'Password1!',
  'P@ssw0rd!',
  'pa$$w0rD12',
  'Passw0rd2024',
  // A word with a year, digits and signs round it.
  'Password2026!!',
  'Welcome2024!',
  'Summer-2026',
  '$ummer2024!',
  '!!Dubai12345',
  'January2025!',
  'Mohammed@123',
  'Habibi123!',
  'Admin1234!',
  'Sharjah2024!',
  '٢٠٢٤password',
  // Full-width letters are the same letters.
  'Ｐａｓｓｗｏｒｄ1!',
  // Twice, backwards, with blanks.
  'passwordpassword',
  'SummerSummer1',
  'Password1Password1',
  'drowssaP1!',
  'Pass word 1!',
  'p.a.s.s.w.o.r.d',
  // Walks over the keyboard, rows of signs, repeats.
  '1qaz@WSX',
  '!QAZ2wsx',
  'qazwsxedc',
  'Zxcvbnm1!',
  'abcd1234',
  '11223344',
  'aaaaaaaa',
  'Ab1Ab1Ab1Ab1',
  'Password1!'.repeat(25),
])('%j is known to attackers', (password) => expect(faultOf(password)).toBe('passwordCommon'));

test.each([
  'Mariam Saeed',
  'mariamsaeed',
  'MariamSaeed2024!',
  'S@eed.M@riam1'.replace('S@eed.M@riam', 'M@riam.S@eed'),
  'm.saeed1990@villa.example',
  'M.Saeed1990!',
  'Qirmid2026!',
  'Qirmid Building Materials Trading',
])('%j is no secret of its owner', (password) => expect(faultOf(password)).toBe('passwordOwn'));

test.each([
  'Clay tiles 1976',
  'Another roof 2',
  'clay roof tiles',
  'Kj8#mPq2',
  'xkT9!bQw',
  'Tr0ub4dor&3',
  'بيت من قرميد أحمر',
  'Villa Sharjah 12',
  'correct horse battery',
  '🏠🧱🏠🧱🌞🏗️🧱🚪',
  '8Wq,tb zz',
])('%j is a password', (password) => expect(faultOf(password)).toBeNull());
