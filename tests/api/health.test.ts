import { GET } from '@/app/api/health/route';
import { diskState } from '@/lib/storage/disk';
import { db } from '@/lib/storage/db';
import { quietLog } from '../helpers/jest/quiet';

jest.mock('@/lib/storage/disk', () => ({ exists: async () => true, diskState: jest.fn(async () => 'ok') }));
quietLog();
afterAll(() => db.$disconnect());

test('a database that is away is told with the state of the disk, which may be the reason', async () => {
  jest.spyOn(db, '$queryRaw').mockRejectedValue(new Error('gone'));
  const told = { unwritable: ['database', 'disk-unwritable'], ok: ['database'] };
  for (const [state, reasons] of Object.entries(told)) {
    jest.mocked(diskState).mockResolvedValue(state as keyof typeof told);
    const answer = await GET();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ status: 'unavailable', reasons, database: 'down' });
  }
});

test('anybody may ask, so it tells codes and no figures', async () => {
  jest.restoreAllMocks();
  jest.mocked(diskState).mockResolvedValue('ok');
  expect(Object.keys(await (await GET()).json())).toEqual(['status', 'reasons', 'database']);
});
