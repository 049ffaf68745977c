/** What a command printed, and its code as a person's shell would have it. */
export interface Ran {
  status: number;
  stdout: string;
  stderr: string;
}

type Program = () => Promise<void>;

/** What each command handed to `main` when it was first loaded. */
const programs = new Map<string, Program>();
let loading = '';

/** In the place of `main` of scripts/shared/fault: keeps a program instead of running it and ending the process. */
export const keepProgram = (program: Program): void => void programs.set(loading, program);

function programOf(name: string): Program {
  loading = name;
  if (!programs.has(name)) jest.requireActual(`@/scripts/owner/${name}`);
  return programs.get(name)!;
}

/** A stream of the process while a command runs: what was written to it. */
function listen(name: 'stdout' | 'stderr') {
  let heard = '';
  const spy = jest.spyOn(process[name], 'write').mockImplementation((text) => {
    heard += String(text);
    return true;
  });
  return { heard: () => heard, end: () => spy.mockRestore() };
}

/**
 * Runs a command of the owner in this process, as `npm run` would in one of its own. The test mocks `main`:
 * `jest.mock('../fault', …)` with `keepProgram`.
 */
export async function runCommand(env: Record<string, string>, [name = '', ...words]: string[]): Promise<Ran> {
  const before = { env: { ...process.env }, argv: process.argv };
  const [stdout, stderr] = [listen('stdout'), listen('stderr')];
  let fault = '';
  try {
    Object.assign(process.env, env);
    process.argv = [process.execPath, name, ...words];
    await programOf(name)();
  } catch (error) {
    fault = `${(error as Error).message}\n`;
  } finally {
    process.argv = before.argv;
    for (const key of Object.keys(env)) delete process.env[key];
    Object.assign(process.env, before.env);
    stdout.end();
    stderr.end();
  }
  return { status: fault ? 1 : 0, stdout: stdout.heard(), stderr: stderr.heard() + fault };
}
