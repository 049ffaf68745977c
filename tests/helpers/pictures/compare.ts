import { atLeastMilliseconds } from '@/lib/limits/at-least-milliseconds';
import { concurrencyLimiter } from '@/lib/limits/concurrency-limiter';
import '@/lib/account/password/password';
import { anAccount } from '../site/account';

type Ask = (email: string) => Promise<{ status: number; text: string }>;

// The bounds are those that the module above has set.
const passwords = concurrencyLimiter('passwords', { concurrency: 0, maxWaiting: 0, timeoutMs: 0 });

/**
 * What a call answers for a known and for an unknown address, and what it does that takes time: passwords judged, and
 * the milliseconds that the answer waits for at least. Whoever does the same takes the same time; the clock itself is
 * read in tests/api/alike-in-time.slow.test.ts.
 */
export async function compare(ask: Ask) {
  const { email } = await anAccount();
  const judged = jest.spyOn(passwords, 'run');
  const waits = jest.mocked(atLeastMilliseconds);
  const seen = async (address: string) => {
    judged.mockClear();
    waits.mockClear();
    const { status, text } = await ask(address);
    return {
      answer: `${status} ${text}`,
      judged: judged.mock.calls.length,
      waits: waits.mock.calls.map(([ms]) => ms),
    };
  };
  const [known, unknown] = [await seen(email), await seen(`nobody.${email}`)];
  judged.mockRestore();
  return { known, unknown };
}
