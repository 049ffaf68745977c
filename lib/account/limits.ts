import type { Limit } from '@/lib/limits/rate-limit';

/** What one client may do, by form and by call together. Accounts have limits of their own beside these. */
export const ACCOUNT_LIMITS = {
  login: [{ name: 'login', points: 30, seconds: 60, per: 'client' }],
  register: [{ name: 'register', points: 5, seconds: 3600, per: 'client' }],
  forgot: [{ name: 'forgot', points: 20, seconds: 3600, per: 'client' }],
  code: [{ name: 'code', points: 30, seconds: 600, per: 'client' }],
  reset: [{ name: 'reset', points: 20, seconds: 600, per: 'client' }],
  link: [{ name: 'link', points: 30, seconds: 600, per: 'client' }],
  designs: [{ name: 'designs', points: 120, seconds: 600, per: 'client' }],
  profile: [{ name: 'profile', points: 60, seconds: 600, per: 'client' }],
} as const satisfies Record<string, readonly Limit[]>;
