import { expect, type Page } from '@playwright/test';
import { shell } from '../../../content/shell/shell';

interface Node {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

/** These say nothing without a name. */
const NAMED = [
  ...['link', 'button', 'textbox', 'checkbox', 'combobox'],
  ...['tab', 'dialog', 'image', 'slider', 'region'],
];

/** The open page reads in order to those who hear it: landmarks, names, headings without a jump. */
export async function expectHeardInOrder(page: Page, path: string): Promise<void> {
  const soft = (found: unknown) => expect.soft(found, path);
  const browser = await page.context().newCDPSession(page);
  const { nodes } = (await browser.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  await browser.detach();
  const heard = nodes.filter(({ ignored }) => !ignored);
  const of = (role: string) => heard.filter((node) => node.role?.value === role);
  for (const landmark of ['banner', 'main', 'contentinfo'])
    soft([landmark, of(landmark).length]).toEqual([landmark, 1]);

  const nameless = heard.filter((node) => NAMED.includes(node.role?.value ?? '') && !node.name?.value.trim());
  soft(nameless.map((node) => node.role?.value)).toEqual([]);
  const ways = of('navigation').map((node) => node.name?.value ?? '');
  soft(new Set(ways).size).toBe(ways.length);

  // Chromium gives the tree in the order of the page.
  const levels = of('heading').map(
    (node) => node.properties?.find(({ name }) => name === 'level')?.value.value as number,
  );
  soft(levels.filter((level) => level === 1)).toHaveLength(1);
  const inMain = levels.slice(levels.indexOf(1));
  const jumps = inMain.filter((level, place) => place > 0 && level > inMain[place - 1]! + 1);
  soft(jumps).toEqual([]);
  soft(of('link')[0]?.name?.value).toBe(shell.en.skip);
}
