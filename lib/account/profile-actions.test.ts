/** @jest-environment node */
import { IDLE } from '@/lib/forms/form-state';
import { signOutEverywhere } from './mutations';
import { signOutEverywhereAction } from './profile-actions';
import { currentSession, endSession } from './session/session';

jest.mock('next/headers', () => ({
  headers: async () => new Headers({ accept: 'text/x-component', 'x-peer-address': '203.0.113.9' }),
}));
jest.mock('./session/session', () => ({ currentSession: jest.fn(), endSession: jest.fn() }));
jest.mock('./mutations', () => ({ signOutEverywhere: jest.fn() }));
jest.mock('./profile-mutations', () => ({}));
jest.mock('@/lib/limits/rate-limit', () => ({ isWithinLimits: async () => true }));

const inArabic = () => {
  const form = new FormData();
  form.set('lang', 'ar');
  return form;
};

beforeEach(() => jest.clearAllMocks());

test('whoever is signed in is signed out everywhere, and told so', async () => {
  jest.mocked(currentSession).mockResolvedValue({ user: { id: 'u1' } } as never);
  expect(await signOutEverywhereAction(IDLE, inArabic())).toEqual({
    status: 'done',
    next: '/ar/login#signed-out-everywhere',
  });
  expect(signOutEverywhere).toHaveBeenCalledWith('u1');
  expect(endSession).toHaveBeenCalledTimes(1);
});

test('whose session has ended meanwhile is not told that all devices are signed out', async () => {
  jest.mocked(currentSession).mockResolvedValue(null);
  expect(await signOutEverywhereAction(IDLE, inArabic())).toMatchObject({
    status: 'failed',
    code: 'signed-out',
  });
  expect(signOutEverywhere).not.toHaveBeenCalled();
});
