/** @jest-environment node */
import { IDLE } from '@/lib/forms/form-state';
import { forgotAction, otpAction, resendAction, resetAction } from './actions';
import { checkOtp, requestReset, resetPassword } from './reset-mutations';
import { FLOW_COOKIE } from './session/flow';

const mockJar = new Map<string, string>();
let mockReferer = '';
jest.mock('next/headers', () => ({
  headers: async () =>
    new Headers({ accept: 'text/x-component', referer: mockReferer, 'x-peer-address': '203.0.113.9' }),
  cookies: async () => ({
    get: (name: string) => (mockJar.has(name) ? { name, value: mockJar.get(name) } : undefined),
    set: (name: string, value: string) => void mockJar.set(name, value),
    delete: (name: string) => void mockJar.delete(name),
  }),
}));
jest.mock('./mutations', () => ({}));
jest.mock('./reset-mutations', () => ({
  requestReset: jest.fn(),
  checkOtp: jest.fn(),
  resetPassword: jest.fn(),
}));
jest.mock('@/lib/limits/rate-limit', () => ({ isWithinLimits: async () => true }));

const sent = { ok: true, data: null } as const;
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ lang: 'en', ...fields })) data.set(name, value);
  return data;
};
const forgot = () => forgotAction(IDLE, form({ email: 'm@villa.example' }));

beforeEach(() => {
  mockJar.clear();
  mockReferer = '';
  jest.mocked(requestReset).mockReset().mockResolvedValue(sent);
});

/** From the address to the new password, and where it leads. */
async function wholeWay(): Promise<string | undefined> {
  await forgot();
  mockReferer = 'http://localhost/otp-verification';
  await resendAction(IDLE, form({}));
  jest.mocked(checkOtp).mockResolvedValue({ ok: true, data: { proof: 'p', flow: 'f' } });
  await otpAction(IDLE, form({ otp: '1234' }));
  jest.mocked(resetPassword).mockResolvedValue({ ok: true, data: { id: 'u1', sessionVersion: 1 } as never });
  const done = await resetAction(IDLE, form({ password: 'Another roof 2', confirm: 'Another roof 2' }));
  return done.status === 'done' ? done.next : undefined;
}

test('a new password leads back to the page that asked for signing in', async () => {
  mockReferer = 'http://localhost/forgot-password?callbackUrl=%2Fexpirence-now%3Fm%3D1%26o%3D3';
  expect(await wholeWay()).toBe('/login?callbackUrl=%2Fexpirence-now%3Fm%3D1%26o%3D3#password-reset');
  expect(mockJar.has(FLOW_COOKIE)).toBe(false);
});

test.each(['', '?callbackUrl=https%3A%2F%2Fevil.example', '?callbackUrl=%2F%2Fevil.example'])(
  'and home for nobody, or for another site: %j',
  async (query) => {
    mockReferer = `http://localhost/forgot-password${query}`;
    expect(await wholeWay()).toBe('/login#password-reset');
  },
);

test('a code that was not sent is told, and leaves the way as it was', async () => {
  await forgot();
  jest.mocked(requestReset).mockResolvedValue({ ok: false, code: 'too-often' });
  const cookie = mockJar.get(FLOW_COOKIE);
  jest.useFakeTimers({ now: Date.now() + 60_000 });
  expect(await resendAction(IDLE, form({}))).toMatchObject({ status: 'failed', code: 'too-often' });
  expect(await forgot()).toMatchObject({ status: 'failed', code: 'too-often' });
  jest.useRealTimers();
  expect(mockJar.get(FLOW_COOKIE)).toBe(cookie);
});
