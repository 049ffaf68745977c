/** Where progress is shown: a terminal shows what is going on in one line, anything else a line at each end. */
export interface Screen {
  write: (text: string) => unknown;
  isTTY?: boolean;
  columns?: number;
}

export interface Progress {
  /** Prints a line of its own. */
  say: (text: string) => void;
  /** Does a piece of work, showing its name while it lasts and its seconds at its end. Steps may overlap. */
  step: <T>(name: string, work: () => T | Promise<T>) => Promise<T>;
}

const REDRAW_MS = 250;
const CLEAR = '\r\x1b[2K';

const secondsSince = (begun: number) => (performance.now() - begun) / 1000;

/** Shows the steps of a program on a screen. */
export function progressOn(screen: Screen): Progress {
  const running = new Map<symbol, { name: string; begun: number }>();
  let timer: NodeJS.Timeout | undefined;

  const draw = () => {
    const parts = [...running.values()].map(
      ({ name, begun }) => `${name} ${secondsSince(begun).toFixed(0)} s`,
    );
    screen.write(CLEAR + parts.join(' · ').slice(0, (screen.columns ?? 80) - 1));
  };
  const say = (text: string) => {
    screen.write(`${screen.isTTY ? CLEAR : ''}${text}\n`);
    if (screen.isTTY && running.size > 0) draw();
  };
  const watch = () => {
    if (!screen.isTTY) return;
    if (running.size === 0) {
      clearInterval(timer);
      timer = undefined;
      return void screen.write(CLEAR);
    }
    timer ??= setInterval(draw, REDRAW_MS).unref();
    draw();
  };

  async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
    const key = Symbol(name);
    const begun = performance.now();
    running.set(key, { name, begun });
    if (screen.isTTY) watch();
    else say(`${name} …`);
    try {
      const result = await work();
      say(`${name}: ${secondsSince(begun).toFixed(1)} s`);
      return result;
    } finally {
      running.delete(key);
      watch();
    }
  }

  return { say, step };
}

/** The screen of this process. */
export const progress = progressOn(process.stdout);
