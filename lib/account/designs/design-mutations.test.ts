import { signOutEverywhere } from '@/lib/account/mutations';
import { db } from '@/lib/storage/db';
import { anAccount } from '@/tests/helpers/site/account';
import { quietLog } from '@/tests/helpers/jest/quiet';
import { dropDesign, keepDesigns, MAX_DESIGNS } from './design-mutations';
import { savedDesigns } from './design-queries';
import { keepDesignsSchema } from './design-schema';

quietLog();
afterAll(() => db.$disconnect());

const codes = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, nth) => `1-${from + nth}-e6c795-0`);

test('an account keeps designs once each, and forgets them one by one', async () => {
  const [mine, other] = [await anAccount(), await anAccount('Other')];
  expect(await keepDesigns(mine, ['1-1-e6c795-0', '3-51-slate-2'])).toEqual({ ok: true, data: null });
  expect(await keepDesigns(mine, ['1-1-e6c795-0'])).toMatchObject({ ok: true });
  expect((await savedDesigns(mine.id)).sort()).toEqual(['1-1-e6c795-0', '3-51-slate-2']);
  expect(await savedDesigns(other.id)).toEqual([]);
  await dropDesign(other, '1-1-e6c795-0');
  await dropDesign(mine, '3-51-slate-2');
  expect(await savedDesigns(mine.id)).toEqual(['1-1-e6c795-0']);
});

test('the twenty-first is refused, and none of what came with it is kept by half', async () => {
  const user = await anAccount();
  expect(await keepDesigns(user, codes(0, MAX_DESIGNS - 1))).toMatchObject({ ok: true });
  expect(await keepDesigns(user, codes(100, 102))).toEqual({ ok: false, code: 'refused' });
  expect(await savedDesigns(user.id)).toHaveLength(MAX_DESIGNS - 1);
  expect(await keepDesigns(user, codes(100, 101))).toMatchObject({ ok: true });
  expect(MAX_DESIGNS).toBe(20);
});

test('two devices at once do not keep more', async () => {
  const user = await anAccount();
  await keepDesigns(user, codes(0, 17));
  const both = await Promise.all([keepDesigns(user, codes(20, 22)), keepDesigns(user, codes(30, 32))]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await savedDesigns(user.id)).toHaveLength(19);
});

test('a session that was ended meanwhile keeps and forgets none', async () => {
  const user = await anAccount();
  await keepDesigns(user, codes(0, 1));
  await signOutEverywhere(user.id);
  expect(await keepDesigns(user, codes(1, 2))).toEqual({ ok: false, code: 'signed-out' });
  await dropDesign(user, codes(0, 1)[0]!);
  expect(await savedDesigns(user.id)).toEqual(codes(0, 1));
});

test('designs go with their account', async () => {
  const user = await anAccount();
  await keepDesigns(user, codes(0, 2));
  await db.user.delete({ where: { id: user.id } });
  expect(await db.savedDesign.count({ where: { userId: user.id } })).toBe(0);
  expect(await keepDesigns(user, codes(0, 1))).toEqual({ ok: false, code: 'signed-out' });
});

test('four names at most come at a time, and nothing that is none', () => {
  const read = (text: string) => keepDesignsSchema.shape.codes.safeParse(text);
  expect(read('1-1-e6c795-0 2-7-slate-1')).toMatchObject({ data: ['1-1-e6c795-0', '2-7-slate-1'] });
  for (const text of ['', ' ', 'x', `1-1-e6c795-0 ${"' OR 1=1"}`, codes(0, 5).join(' '), '9'.repeat(999)])
    expect(read(text).success).toBe(false);
});
