import { startSweeping } from './sweep';

// That a real database is swept, and when: tests/e2e/launcher/sweep.spec.ts.
test('small tables are swept each hour, large ones at night, and a fault ends nothing', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-30T21:30:00Z') });
  const swept: string[] = [];
  const end = startSweeping(async (statement) => {
    swept.push(/"(\w+)"/.exec(statement)![1]!);
    throw new Error('not there');
  });
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(swept).toHaveLength(5);
  expect(swept).not.toContain('OutboxMail');
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(swept.slice(5)).toEqual(expect.arrayContaining([...swept.slice(0, 5), 'OutboxMail', 'Enquiry']));
  end();
  await jest.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(swept).toHaveLength(15);
  jest.useRealTimers();
});
