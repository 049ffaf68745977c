/*
 * Counts what is done with text, so that a test can tell how work grows with it whatever the machine is busy with.
 */

export interface Work {
  /** The longest text, in UTF-16 units, that a method of strings or a pattern was given. */
  longest: number;
  /** Steps of composing, as the engine takes them: the square of each run of combining marks. */
  composing: number;
}

const METHODS = ['normalize', 'replace', 'replaceAll', 'split', 'trim', 'toLowerCase', 'match'] as const;
const RUN = /\p{M}+/gu;

type Method = (this: unknown, ...given: unknown[]) => unknown;

/** Does the work with these methods watched; they are as before when it returns. */
export function workOf(run: () => void): Work {
  const work: Work = { longest: 0, composing: 0 };
  const see = (text: unknown) => void (work.longest = Math.max(work.longest, String(text).length));
  const { exec } = RegExp.prototype;
  const undo: (() => void)[] = [];
  const watch = (owner: object, name: string, before: (text: unknown, given: unknown[]) => void) => {
    const kept = Reflect.get(owner, name) as Method;
    const watched: Method = function (...given) {
      before(this, given);
      return kept.apply(this, given);
    };
    Reflect.set(owner, name, watched);
    undo.push(() => void Reflect.set(owner, name, kept));
  };
  const runsIn = (text: string) => {
    let sum = 0;
    RUN.lastIndex = 0;
    for (let found = exec.call(RUN, text); found; found = exec.call(RUN, text)) sum += found[0].length ** 2;
    return sum;
  };
  for (const name of METHODS)
    watch(String.prototype, name, (text) => {
      see(text);
      if (name === 'normalize') work.composing += runsIn(String(text));
    });
  for (const name of ['exec', 'test']) watch(RegExp.prototype, name, (_, [text]) => see(text));
  try {
    run();
  } finally {
    undo.forEach((restore) => restore());
  }
  return work;
}
