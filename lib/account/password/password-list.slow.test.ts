import { passwordFault } from './password-list';

const who = { username: 'Mariam Saeed', email: 'm.saeed1990@villa.example' };
const faultOf = (password: string) => passwordFault(password, who);

test('the longest password is judged in good time compared with a short one', () => {
  faultOf('warm up 1!');
  const time = (password: string) => {
    const start = performance.now();
    for (let k = 0; k < 3; k++) faultOf(password);
    return performance.now() - start;
  };
  const usual = 'passwordqwerty123456'.repeat(2);
  expect(time('passwordqwerty123456'.repeat(13).slice(0, 256))).toBeLessThan(time(usual) * 8 + 50);
});
