import type { APIRequestContext, Page } from '@playwright/test';

const WHO = { username: 'Guarded', email: 'guarded@villa.example', password: 'Clay tiles 1976' };

/** The cookie of somebody who is signed in, for pages behind the guard. One account for a whole run. */
export async function signedInCookie(request: APIRequestContext): Promise<string> {
  const login = async () =>
    (await (await request.post('/api/auth/login', { data: WHO })).json()) as { token?: string };
  let { token } = await login();
  if (!token) {
    await request.post('/api/auth/register', { data: WHO });
    ({ token } = await login());
  }
  return `authToken=${token}`;
}

/** Signs a browser in, as far as its pages ask. */
export async function signIn(page: Page): Promise<void> {
  const value = (await signedInCookie(page.request)).replace('authToken=', '');
  await page.context().addCookies([{ name: 'authToken', value, url: process.env.E2E_BASE_URL! }]);
}

const SOMEBODY = { username: 'Measured', email: 'measured@villa.example', password: 'Clay tiles 1976' };

/** The token of somebody who is signed in, for programs that walk through a site of their own. */
export async function newToken(site: string): Promise<string> {
  const post = (to: string) =>
    fetch(`${site}/api/auth/${to}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(SOMEBODY),
    });
  await post('register');
  return ((await (await post('login')).json()) as { token: string }).token;
}
