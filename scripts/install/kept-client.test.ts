import { clientHash, isKept, keptClient } from './kept-client.mjs';

// Generated anew and compared: kept-client.slow.test.ts.
test('the repository keeps a database client for the schema and the version that it has', () => {
  const hash = clientHash();
  if (!isKept(hash)) throw new Error('The kept client is older than its schema: npm run client');
  expect(Object.keys(keptClient(hash))).toContain('client.ts');
});
