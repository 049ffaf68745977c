import { GET } from '@/app/api/health/route';
import { GET as getReady } from '@/app/api/ready/route';
import { startWatching } from '@/lib/http/site-watch';
import { watchedAt } from '@/lib/http/watched';
import { diskState } from '@/lib/storage/disk';
import { db } from '@/lib/storage/db';
import { quietLog } from '../helpers/jest/quiet';

jest.mock('@/lib/storage/disk', () => ({ exists: async () => true, diskState: jest.fn(async () => 'ok') }));
quietLog();
afterAll(() => db.$disconnect());

let now = 0;
/** A look is shared for a second. */
const aSecondLater = () => (now += 1000);
beforeEach(() => {
  aSecondLater();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.mocked(diskState).mockResolvedValue('ok');
});

test('a database that is away is told with the state of the disk, which may be the reason', async () => {
  jest.spyOn(db, '$queryRaw').mockRejectedValue(new Error('gone'));
  const told = { unwritable: ['database', 'disk-unwritable'], ok: ['database'] };
  for (const [state, reasons] of Object.entries(told)) {
    jest.mocked(diskState).mockResolvedValue(state as keyof typeof told);
    const answer = await GET();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ status: 'unavailable', reasons, database: 'down' });
    aSecondLater();
  }
});

test('anybody may ask, so it tells codes and no figures', async () => {
  expect(Object.keys(await (await GET()).json())).toEqual(['status', 'reasons', 'database']);
});

test('a hundred who ask whether it is ready are one question to the database, and one that is away is told within a second', async () => {
  const asked = jest.spyOn(db, '$queryRaw').mockResolvedValue([]);
  const all = await Promise.all(Array.from({ length: 100 }, () => getReady()));
  expect([all.every(({ status }) => status === 200), asked.mock.calls.length]).toEqual([true, 1]);
  asked.mockRejectedValue(new Error('gone'));
  aSecondLater();
  const away = await getReady();
  expect([away.status, away.headers.get('retry-after'), await away.json()]).toEqual([
    503,
    '5',
    { status: 'not-ready' },
  ]);
  asked.mockResolvedValue([]);
  aSecondLater();
  expect((await getReady()).status).toBe(200);
});

test('a server that starts gives both addresses to the HTTP server, which shares its looks with the routes', async () => {
  startWatching();
  const asked = jest.spyOn(db, '$queryRaw').mockResolvedValue([]);
  const [answer] = await Promise.all([watchedAt('/api/ready')!(), getReady()]);
  expect([answer, asked.mock.calls.length]).toEqual([{ status: 200, body: { status: 'ready' } }, 1]);
  expect(watchedAt('/api/health')).toBeDefined();
});
