import { Fault, told } from './fault';

const refused = (code: string, path?: string) => Object.assign(new Error('x'), { code, path });

test('what a person can put right is one sentence, a fault of the program its stack', () => {
  expect(told(new Fault('Set DATA_DIR.'))).toBe('Set DATA_DIR.');
  expect(told(refused('ENOSPC'))).toBe('The disk is full.');
  expect(told(refused('EACCES', '/data/x'))).toBe('Not allowed: /data/x.');
  expect(told(new TypeError('wrong'))).toMatch(/^TypeError: wrong\n {4}at /);
});
