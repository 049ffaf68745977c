import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { IS_OPEN, sayOpen } from './opening';

/** A process that waits as the server does, listening only after its parent has spoken. */
const PROGRAM = `
  const { untilOpen } = require('./lib/storage/opening.ts');
  process.send('begun');
  setTimeout(() => {
    untilOpen().then(() => process.stdout.write('open'));
    setTimeout(() => process.send('listened'), 50);
  }, 100);
`;

async function waiting(...said: string[]): Promise<{ printed: string; code: number | null }> {
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let printed = '';
  child.stdout!.on('data', (text: Buffer) => (printed += text.toString()));
  await once(child, 'message');
  for (const message of said) child.send(message);
  await once(child, 'message');
  child.disconnect();
  const [code] = (await once(child, 'exit')) as [number | null];
  return { printed, code };
}

test('what was said before anybody listened is heard, and nothing else is taken for it', async () => {
  expect(await waiting(IS_OPEN)).toEqual({ printed: 'open', code: 0 });
  expect(await waiting('another word')).toMatchObject({ printed: '' });
});

test('a server that has ended before it is told takes nobody along', async () => {
  const child = spawn(process.execPath, ['-e', ''], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const faults: unknown[] = [];
  child.on('error', (error) => faults.push(error));
  await once(child, 'exit');
  if (child.connected) await once(child, 'disconnect');
  sayOpen(child);
  await new Promise(setImmediate);
  expect(faults).toEqual([]);
});
