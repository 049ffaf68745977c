/** @jest-environment node */
import { createHash } from 'node:crypto';
import { hashSubject } from './hash-subject';

test('recognises a subject, and cannot be computed without the secret of the site', () => {
  const plain = createHash('sha256').update('10.0.0.1').digest('base64url');
  expect(hashSubject('10.0.0.1')).toBe(hashSubject('10.0.0.1'));
  expect(hashSubject('10.0.0.1')).not.toBe(hashSubject('10.0.0.2'));
  expect(hashSubject('10.0.0.1')).toHaveLength(22);
  expect(plain).not.toContain(hashSubject('10.0.0.1'));
});
