/** What is read of an event of Chrome's trace format; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The same two by the clock of the thread, which stands while another program has the processor. */
  tts?: number;
  tdur?: number;
}

interface Task {
  ts: number;
  dur: number;
  tts: number;
  tdur: number;
}

/** The tasks of one thread in their order. */
const tasksOf = (events: readonly TraceEvent[]): Task[] =>
  events
    .filter(({ name, ph, tdur }) => name === 'RunTask' && ph === 'X' && tdur !== undefined)
    .map(({ ts, dur = 0, tts = 0, tdur = 0 }) => ({ ts, dur, tts, tdur: Math.min(dur, tdur) }))
    .toSorted((a, b) => a.ts - b.ts);

/** The task during which something happened, by bisection. */
function taskAt(tasks: readonly Task[], ts: number): Task | undefined {
  let [from, to] = [0, tasks.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (tasks[middle]!.ts <= ts) from = middle + 1;
    else to = middle;
  }
  const task = tasks[from - 1];
  return task && ts <= task.ts + task.dur ? task : undefined;
}

/** An event where it stands in the working time of its task. */
function moved(event: TraceEvent, task: Task): TraceEvent {
  const { ph, ts, tts, dur = 0, tdur = dur } = event;
  const after = ph === 'X' && tts !== undefined ? Math.max(0, tts - task.tts) : ts - task.ts;
  const start = task.ts + Math.min(after, task.tdur);
  const left = task.ts + task.tdur - start;
  return { ...event, ts: start, ...(ph === 'X' ? { dur: Math.max(0, Math.min(tdur, left)) } : {}) };
}

/**
 * A trace in which each task is as long as the processor worked for it. On a machine that does other things too, the
 * time on the clock says more about those: a task of 5 ms that is interrupted takes 40.
 */
export function onThreadTime(events: readonly TraceEvent[]): TraceEvent[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const threads = [...new Set(events.map(threadOf))];
  const tasks = new Map(
    threads.map((thread) => [thread, tasksOf(events.filter((event) => threadOf(event) === thread))]),
  );
  return events.map((event) => {
    const task = taskAt(tasks.get(threadOf(event)) ?? [], event.ts);
    return task ? moved(event, task) : event;
  });
}
