import { expect, test } from '../../helpers/browser/test';
import { company } from '../../../content/company';
import { ROUTE_KEYS, ROUTES } from '../../../content/routes';
import { inlineScriptHashes } from '../../../scripts/build/csp';
import { actionIds } from './broken-bodies';
import { ask } from './ask';

const policyOf = (headers: object) => String((headers as Record<string, unknown>)['content-security-policy']);
const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)![1]!.split(' ');

test('no answer allows inline scripts without naming them', async ({ baseURL }) => {
  for (const path of [
    ...ROUTE_KEYS.map((key) => ROUTES[key].path),
    '/no-such-page',
    '/robots.txt',
    '/api/health',
  ]) {
    const policy = policyOf((await ask(baseURL!, path)).headers);
    expect([path, scriptsOf(policy)]).not.toEqual([path, expect.arrayContaining(["'unsafe-inline'"])]);
    expect(policy).toContain("default-src 'self'");
  }
});

test('a page names exactly the scripts that stand in it', async ({ baseURL }) => {
  for (const path of ['/', '/contact-us', '/no-such-page']) {
    const { headers, body } = await ask(baseURL!, path);
    const hashes = inlineScriptHashes(body.toString());
    expect(hashes.length).toBeGreaterThan(2);
    expect(scriptsOf(policyOf(headers)).sort()).toEqual(["'self'", ...hashes].sort());
  }
});

/** The contact form as a browser without JavaScript sends it: nothing filled in. */
async function sendEmptyForm(site: string) {
  const page = (await ask(site, '/contact-us')).body.toString();
  const form = /<form[^>]*>(?:(?!<\/form>)[\s\S])*\$ACTION[\s\S]*?<\/form>/.exec(page)![0];
  const unescape = (value: string) => value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const fields = [...form.matchAll(/<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g)];
  const parts = fields.map(
    ([, name = '', value = '']) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${unescape(value)}\r\n`,
  );
  const headers = { 'content-type': 'multipart/form-data; boundary=x', origin: site };
  return ask(site, '/contact-us', { method: 'POST', headers, body: `${parts.join('')}--x--\r\n` });
}

test('the answer to a form sent without JavaScript runs the scripts of the framework alone', async ({
  baseURL,
}) => {
  const { status, headers, body } = await sendEmptyForm(baseURL!);
  expect(status).toBe(200);
  expect(headers['cache-control']).toContain('no-store');
  const [self, nonce, ...rest] = scriptsOf(policyOf(headers));
  expect([self, rest]).toEqual(["'self'", []]);
  const value = /'nonce-([^']+)'/.exec(nonce!)![1]!;
  const inline = [...body.toString().matchAll(/<script(?![^>]*(?:\ssrc=|application\/ld\+json))([^>]*)>/g)];
  expect(inline.length).toBeGreaterThan(1);
  for (const [, attributes] of inline) expect(attributes).toContain(`nonce="${value}"`);
  const again = policyOf((await sendEmptyForm(baseURL!)).headers);
  expect(again).not.toContain(value);
});

test('in a browser that sends a form before its scripts run, the answer page comes alive', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/contact-us');
  await page.evaluate(() =>
    document.querySelector<HTMLFormElement>('main form:has([name^="$ACTION"])')!.submit(),
  );
  await page.waitForLoadState();
  await expect(page.locator('main form [aria-invalid=true]').first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          Object.keys(document.body).some((key) => key.startsWith('__react')) ||
          Object.keys(document).some((key) => key.startsWith('__react') || key.startsWith('_react')),
      ),
    )
    .toBe(true);
  expect(errors.filter((text) => /Content.Security.Policy/i.test(text))).toEqual([]);
});

test('every answer asks for https, redirects and refusals too', async ({ baseURL }) => {
  const paths = [
    '/',
    '/products',
    '/contact-us/',
    '//',
    '/expirence-now',
    '/no-such-page',
    '/robots.txt',
    '/api/health',
    '/%ff',
  ];
  for (const path of paths) {
    const { headers } = await ask(baseURL!, path);
    expect([path, headers['strict-transport-security']]).toEqual([
      path,
      expect.stringContaining('max-age=63072000'),
    ]);
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
  }
  const refused = await ask(baseURL!, '/', { method: 'TRACE' });
  expect(refused.headers['strict-transport-security']).toBeTruthy();
});

test('an answer of the sign-in that sets a cookie is stored nowhere', async ({ baseURL }) => {
  const csrf = await ask(baseURL!, '/api/auth/csrf');
  expect(csrf.headers['set-cookie']).toBeTruthy();
  expect(csrf.headers['cache-control']).toContain('no-store');
  const body = 'username=nobody%40example.com&password=wrong-words';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const signIn = await ask(baseURL!, '/api/auth/callback/credentials', { method: 'POST', headers, body });
  expect(signIn.status).toBeLessThan(500);
  expect(signIn.headers['set-cookie']).toBeTruthy();
  expect(signIn.headers['cache-control']).toContain('no-store');
});

test('an action of another page is found, by the address of this server and not of the client', async ({
  baseURL,
}) => {
  for (const id of actionIds()) {
    const headers = {
      'next-action': id,
      'content-type': 'text/plain;charset=UTF-8',
      host: 'site.example',
      origin: 'http://site.example',
    };
    const { status } = await ask(baseURL!, '/about-us', {
      method: 'POST',
      headers,
      body: '[{"status":"idle"},{}]',
    });
    expect([id, status]).toEqual([id, expect.any(Number)]);
    expect(status).toBeLessThan(500);
  }
});

test('the form of the contact page names the company when it is refused', async ({ baseURL }) => {
  const headers = { origin: 'https://evil.example', 'content-type': 'multipart/form-data; boundary=x' };
  const { body } = await ask(baseURL!, '/contact-us', { method: 'POST', headers, body: '--x--' });
  expect(body.toString()).toContain(company.email);
});
