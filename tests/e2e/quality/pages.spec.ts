import { axeFaults } from '../../helpers/axe';
import { expect, test } from '../../helpers/test';
import { ROUTE_KEYS, ROUTES } from '../../../content/routes';

const widths = { desktop: [1440, 768], phone: [390, 320] } as Record<string, number[]>;

for (const key of ROUTE_KEYS) {
  const { path } = ROUTES[key];

  test(`${path}: accessible, silent, self-contained, and as wide as the screen`, async ({
    page,
    baseURL,
  }, info) => {
    const said: string[] = [];
    const outside: string[] = [];
    page.on(
      'console',
      (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()),
    );
    page.on('pageerror', (error) => said.push(error.message));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(baseURL!).origin) outside.push(request.url());
    });
    for (const width of widths[info.project.name] ?? [1440]) {
      // Not while a page is open: it would choose its pictures again.
      await page.goto('about:blank');
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path, { waitUntil: 'load' });
      expect(await axeFaults(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
    expect(said).toEqual([]);
    expect(outside).toEqual([]);
  });
}
