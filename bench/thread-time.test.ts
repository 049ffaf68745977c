import { onThreadTime, type TraceEvent } from './thread-time';

const event = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts,
  ...more,
});
const times = (events: TraceEvent[]) => events.map(({ ts, dur }) => [ts, dur]);

test('a task that waited for the processor is as long as it worked, and so is what it did', () => {
  const interrupted = [
    event('RunTask', 1000, { dur: 500, tts: 70, tdur: 200 }),
    event('Layout', 1400, { dur: 60, tts: 180, tdur: 50 }),
    event('mark', 1450, { ph: 'I' }),
  ];
  expect(times(onThreadTime(interrupted))).toEqual([
    [1000, 200],
    [1110, 50],
    [1200, undefined],
  ]);
});

test('nothing is longer than its task, nor ends after it', () => {
  const [, part] = onThreadTime([
    event('RunTask', 0, { dur: 100, tts: 0, tdur: 40 }),
    event('Paint', 90, { dur: 30, tts: 30, tdur: 30 }),
  ]);
  expect([part!.ts, part!.dur]).toEqual([30, 10]);
});

test('what happens between tasks, in another thread or without a clock of its own stays', () => {
  const others = [
    event('RunTask', 0, { dur: 10, tts: 0, tdur: 5 }),
    event('mark', 50, { ph: 'I' }),
    event('Layout', 5, { tid: 2, dur: 5 }),
    event('RunTask', 100, { dur: 30 }),
  ];
  expect(onThreadTime(others).slice(1)).toEqual(others.slice(1));
});
