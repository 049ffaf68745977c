import { anAccount } from './account';

/** Answers and median times of a call for a known and an unknown address, asked in turn. */
export async function compare(ask: (email: string) => Promise<{ status: number; text: string }>) {
  const { email } = await anAccount();
  const seen = { known: [] as number[], unknown: [] as number[], answers: new Set<string>() };
  for (let k = 0; k < 7; k++)
    for (const [kind, given] of [
      ['known', email],
      ['unknown', `${k}${email}`],
    ] as const) {
      const start = performance.now();
      const { status, text } = await ask(given);
      seen[kind].push(performance.now() - start);
      seen.answers.add(`${status} ${text}`);
    }
  const median = (times: number[]) => times.sort((a, b) => a - b)[3]!;
  const [known, unknown] = [median(seen.known), median(seen.unknown)];
  return { answers: [...seen.answers], ratio: Math.min(known, unknown) / Math.max(known, unknown) };
}
